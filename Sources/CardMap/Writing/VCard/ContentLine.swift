/// A content line on its way into a vCard (RFC 6350, section 3.3): put together, then folded.
struct ContentLine: ~Copyable {
  private var text = OutputBuffer(minimumCapacity: 256)

  /// The longest line, in bytes, without its line end (RFC 6350, section 3.2).
  private static let longest = 75

  /// Begins a line and forgets the one before.
  mutating func begin(_ name: StaticString) {
    text.removeAll()
    text.append(name)
  }

  /// Appends a parameter, its value in quotes where it needs them (RFC 6868).
  mutating func appendParameter(_ name: StaticString, _ value: String) {
    text.append(";")
    text.append(name)
    text.append("=")
    let isPlain = value.utf8.allSatisfy { byte in
      byte.capital &- 0x41 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == 0x20
    }
    if isPlain {
      text.append(text: value)
      return
    }
    text.append("\"")
    appendBytes(of: value) { text, byte in
      switch byte {
      case UInt8(ascii: "\""): text.append("^'")
      case UInt8(ascii: "^"): text.append("^^")
      // The reader takes backslashes for escapes here too, as many writers mean them.
      case UInt8(ascii: "\\"): text.append("\\\\")
      case .lineFeed: text.append("^n")
      default: text.append(byte: byte)
      }
    }
    text.append("\"")
  }

  /// Appends a parameter whose value is a whole number.
  mutating func appendParameter(_ name: StaticString, number: Int) {
    text.append(";")
    text.append(name)
    text.append("=")
    text.append(number: number)
  }

  /// Appends what needs no escapes.
  mutating func append(_ literal: StaticString) { text.append(literal) }

  /// Appends text, of which no character separates anything (RFC 6350, section 3.4).
  mutating func append(escaping value: String) {
    appendBytes(of: value) { text, byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
        text.append("\\")
        text.append(byte: byte)
      case .lineFeed: text.append("\\n")
      default: text.append(byte: byte)
      }
    }
  }

  /// Appends a URI, in which commas and semicolons are its own.
  mutating func append(uri value: String) {
    appendBytes(of: value) { text, byte in
      switch byte {
      case UInt8(ascii: "\\"): text.append("\\\\")
      case .lineFeed: text.append("\\n")
      default: text.append(byte: byte)
      }
    }
  }

  /// Appends degrees, in at most six decimals.
  mutating func append(degrees: Double) { text.append(degrees: degrees) }

  /// Appends a number in decimal digits.
  mutating func append(number: Int) { text.append(number: number) }

  /// Hands over each byte of a text; a line break of any kind is one LF.
  private mutating func appendBytes(
    of value: String,
    _ body: (inout OutputBuffer, UInt8) -> Void
  ) {
    text.withUTF8(of: value) { text, bytes in
      for index in bytes.indices {
        guard bytes[index] == .carriageReturn else {
          body(&text, bytes[index])
          continue
        }
        if index + 1 == bytes.count || bytes[index + 1] != .lineFeed { body(&text, .lineFeed) }
      }
    }
  }

  /// Writes the line, folded.
  ///
  /// Where it can be, a fold stands behind a semicolon: programs that leave the blank of a fold in
  /// the text, as the rules of vCard 2.1 can be read, then still find the parts.
  ///
  /// - Parameters:
  ///   - layout: how the lines of the card are laid out.
  ///   - output: where it goes.
  func write(_ layout: LineLayout, into output: inout OutputBuffer) {
    text.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt8.self) { bytes in
        var start = 0
        while start < bytes.count {
          layout.indentation.withUnsafeBufferPointer { output.append($0) }
          // The blank of the fold counts.
          let room = start == 0 ? ContentLine.longest : ContentLine.longest - 1
          if start > 0 { output.append(" ") }
          let end = ContentLine.fold(bytes, from: start, room)
          output.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
          for _ in 0..<(layout.isDoubleSpaced ? 2 : 1) {
            layout.lineEnd.withUnsafeBufferPointer { output.append($0) }
          }
          start = end
        }
      }
    }
  }

  /// Where a physical line ends that begins at a place.
  private static func fold(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ room: Int
  ) -> Int {
    guard bytes.count - start > room else { return bytes.count }
    var end = start + room
    // A character is not parted.
    while bytes[end] & 0xC0 == 0x80, end > start + 1 { end -= 1 }
    let half = start + room / 2
    if let semicolon = bytes[half..<end].lastIndex(of: UInt8(ascii: ";")) { return semicolon + 1 }
    return end
  }
}
