/// The key by which names of places compare: letters and digits only, case and accents folded.
///
/// Before that, the whole words St and Saint, Ste and Sainte, Ft and Fort, Mt and Mount are made
/// one, and N, S, E and W as first word are North, South, East and West. So `O'Fallon` is
/// `O Fallon`, `St. Louis` is `Saint Louis`, and `N. Little Rock` is `North Little Rock`. An
/// apostrophe does not end a word; a direction is one only before a word of two letters or more
/// (`N.Y.C.` begins with none).
struct PlaceKey: Hashable, Sendable {
  /// The letters and digits.
  let text: String

  /// Makes the key of a name.
  ///
  /// - Parameter name: the name of a place, as written.
  init(_ name: String) {
    var name = name
    let isASCII = name.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
    if !isASCII { name = TextFolding.folded(name) }
    text = name.withUTF8(PlaceKey.key)
  }

  private static func key(of name: UnsafeBufferPointer<UInt8>) -> String {
    // Two letters and a blank become at most six; a direction adds four.
    let capacity = 3 * name.count + 8
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { output in
      var writer = PlaceKeyWriter(output: output)
      writer.append(name)
      return String(decoding: UnsafeBufferPointer(rebasing: output[..<writer.count]), as: UTF8.self)
    }
  }
}

/// Writes the words of a name, one behind the other.
private struct PlaceKeyWriter {
  let output: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  private var wordStart = 0
  private var wordNumber = 0
  private var direction: StaticString?

  init(output: UnsafeMutableBufferPointer<UInt8>) {
    self.output = output
  }

  /// Appends a name: folded, or ASCII in any case.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < name.count {
      let (scalar, length) = FoldedText.scalar(in: name, at: index)
      if scalar < 0x80 {
        append(ascii: name[index])
      } else if FoldingTable.shared.kind(of: scalar) == .word {
        for offset in 0..<length { write(name[index + offset]) }
      } else {
        endWord()
      }
      index += length
    }
    endWord()
  }

  @inline(__always)
  private mutating func append(ascii byte: UInt8) {
    let small = TextFolding.lowercased(byte)
    if small &- UInt8(ascii: "a") < 26 || small &- UInt8(ascii: "0") < 10 {
      write(small)
    } else if byte != UInt8(ascii: "'") {
      endWord()
    }
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func endWord() {
    let length = count - wordStart
    if length == 0 { return }
    if length > 1, let direction {
      replace(0..<1, with: direction)
      wordStart += direction.utf8CodeUnitCount - 1
    }
    direction = nil
    if length <= 3 { endShortWord(length) }
    wordStart = count
    wordNumber += 1
  }

  private mutating func endShortWord(_ length: Int) {
    let first = output[wordStart]
    if length == 1 {
      if wordNumber == 0 { direction = PlaceKeyWriter.direction(first) }
      return
    }
    guard output[wordStart + 1] == UInt8(ascii: "t") else { return }
    let whole: StaticString
    switch (first, length) {
    case (UInt8(ascii: "s"), 2): whole = "saint"
    case (UInt8(ascii: "s"), 3) where output[wordStart + 2] == UInt8(ascii: "e"): whole = "sainte"
    case (UInt8(ascii: "f"), 2): whole = "fort"
    case (UInt8(ascii: "m"), 2): whole = "mount"
    default: return
    }
    replace(wordStart..<count, with: whole)
  }

  private static func direction(_ letter: UInt8) -> StaticString? {
    switch letter {
    case UInt8(ascii: "n"): "north"
    case UInt8(ascii: "s"): "south"
    case UInt8(ascii: "e"): "east"
    case UInt8(ascii: "w"): "west"
    default: nil
    }
  }

  /// Puts a longer text in the place of a shorter one.
  private mutating func replace(_ range: Range<Int>, with text: StaticString) {
    let growth = text.utf8CodeUnitCount - range.count
    for index in (range.upperBound..<count).reversed() {
      output[index + growth] = output[index]
    }
    for index in 0..<text.utf8CodeUnitCount {
      output[range.lowerBound + index] = text.utf8Start[index]
    }
    count += growth
  }
}
