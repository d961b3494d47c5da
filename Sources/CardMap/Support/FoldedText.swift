/// A folded text that is being written.
struct FoldedText {
  /// What was written: UTF-8.
  private(set) var bytes: [UInt8] = []

  private let keepingSigns: Bool
  private let table = FoldingTable.shared
  private var blankIsDue = false

  /// Makes an empty text, which keeps signs and blanks or only letters and digits.
  init(keepingSigns: Bool) {
    self.keepingSigns = keepingSigns
  }

  /// Folds UTF-8 and appends it.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(bytes.count + 2 * text.count)
    var index = 0
    while index < text.count {
      let (scalar, length) = FoldedText.scalar(in: text, at: index)
      index += length
      append(scalar)
    }
  }

  private mutating func append(_ scalar: UInt32) {
    let (kind, replacement) = table.rule(for: scalar)
    if let replacement {
      var index = 0
      while index < replacement.count {
        let (part, length) = FoldedText.scalar(in: replacement, at: index)
        index += length
        write(part, table.kind(of: part))
      }
    } else if scalar &- HangulSyllable.first < HangulSyllable.count {
      for part in HangulSyllable.jamo(of: scalar) { write(part, .word) }
    } else {
      write(scalar, kind)
    }
  }

  private mutating func write(_ scalar: UInt32, _ kind: FoldingTable.Kind) {
    switch kind {
    case .dropped:
      return
    case .blank:
      blankIsDue = keepingSigns && !bytes.isEmpty
      return
    case .other where !keepingSigns:
      return
    case .other, .word:
      break
    }
    if blankIsDue {
      bytes.append(UInt8(ascii: " "))
      blankIsDue = false
    }
    guard let scalar = Unicode.Scalar(scalar) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The character that begins at an offset of valid UTF-8, and the number of its bytes.
  @inline(__always)
  static func scalar(
    in text: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(text[index])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(text[index + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(text[index + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return ((first & 7) << 18 | second << 12 | third << 6 | UInt32(text[index + 3] & 0x3F), 4)
  }
}

/// The syllables of Hangul, which are taken apart by arithmetic (Unicode, section 3.12).
private enum HangulSyllable {
  static let first: UInt32 = 0xAC00
  static let count: UInt32 = 11_172

  static func jamo(of syllable: UInt32) -> [UInt32] {
    let number = syllable - first
    let initialAndVowel = [0x1100 + number / 588, 0x1161 + number % 588 / 28]
    return number % 28 == 0 ? initialAndVowel : initialAndVowel + [0x11A7 + number % 28]
  }
}
