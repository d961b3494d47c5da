/// Makes keys of the bytes that a terminal sends: UTF-8, control characters, and the sequences that
/// begin with ESC (ECMA-48, section 5.4, and those of VT100 and xterm).
struct KeyDecoder {
  private var pending: [UInt8] = []

  private static let escape: UInt8 = 0x1B

  /// Whether the beginning of a key waits for its rest: ESC alone is a key too, so somebody has to
  /// say that nothing more comes.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Returns: the keys that are complete.
  mutating func take(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let length = lengthOfFirst() {
      if let key = KeyDecoder.key(of: pending[..<length]) { keys.append(key) }
      pending.removeFirst(length)
    }
    return keys
  }

  /// Nothing more came for a while.
  ///
  /// - Returns: the key that waits, where it is one.
  mutating func takeRest() -> Key? {
    defer { pending = [] }
    return pending == [KeyDecoder.escape] ? .escape : nil
  }

  /// How many bytes the first key takes; nil where it is not complete.
  private func lengthOfFirst() -> Int? {
    guard let first = pending.first else { return nil }
    let length = first == KeyDecoder.escape ? sequenceLength() : KeyDecoder.characterLength(first)
    guard let length, length <= pending.count else { return nil }
    return length
  }

  /// How many bytes a sequence takes that begins with ESC; nil where it is not complete.
  private func sequenceLength() -> Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    // Pressed twice.
    case KeyDecoder.escape: return 1
    case UInt8(ascii: "O"): return 3
    case UInt8(ascii: "["):
      guard let end = pending.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else { return nil }
      // The function keys of the Linux console: ESC [ [ A.
      return end == 2 && pending[2] == UInt8(ascii: "[") ? 4 : end + 1
    // Alt and a key.
    default: return 2
    }
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func key(of bytes: ArraySlice<UInt8>) -> Key? {
    guard let first = bytes.first else { return nil }
    if first == escape { return bytes.count == 1 ? .escape : key(ofSequence: bytes) }
    if first < 0x20 || first == 0x7F { return key(ofControl: first) }
    // Bytes that are no UTF-8 are nobody's letters.
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let scalar = text.first, scalar != "\u{FFFD}", scalar.value >= 0xA0 || first < 0x80 else {
      return nil
    }
    return .character(scalar)
  }

  /// The key of a sequence; modifiers (`1;5A`) do not matter.
  private static func key(ofSequence bytes: ArraySlice<UInt8>) -> Key? {
    guard bytes.count > 2, bytes[2] != UInt8(ascii: "["), let last = bytes.last else { return nil }
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    // Enter on the number pad; behind ESC [ it is a mouse.
    case UInt8(ascii: "M"): return bytes[1] == UInt8(ascii: "O") ? .enter : nil
    case UInt8(ascii: "~"): break
    default: return nil
    }
    switch bytes[2] {
    case UInt8(ascii: "1"), UInt8(ascii: "7"): return bytes.count == 4 ? .home : nil
    case UInt8(ascii: "4"), UInt8(ascii: "8"): return .end
    case UInt8(ascii: "5"): return .pageUp
    case UInt8(ascii: "6"): return .pageDown
    default: return nil
    }
  }

  private static func key(ofControl byte: UInt8) -> Key? {
    switch byte {
    case 0x03, 0x1C: .interrupt
    case 0x04: .endOfInput
    case 0x08, 0x7F: .backspace
    case 0x0A, 0x0D: .enter
    case 0x0C: .redraw
    case 0x0E: .down
    case 0x10: .up
    case 0x15: .clear
    case 0x17: .deleteWord
    case 0x1A: .suspend
    default: nil
    }
  }
}
