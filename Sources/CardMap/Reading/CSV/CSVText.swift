/// Makes text of cells: quotes, character sets, and what spreadsheets put round a text.
struct CSVText: ~Copyable {
  /// Whether a character set had to be assumed since this was last set to false.
  var assumedCharacterSet = false

  private var plain = ByteBuffer()
  private var converted = ByteBuffer()

  init() {}

  /// The text of a cell.
  ///
  /// - Parameters:
  ///   - field: the cell.
  ///   - base: the piece of the file.
  ///   - isASCII: whether the row has nothing beyond ASCII.
  /// - Returns: UTF-8, trimmed, that is valid until the next call.
  @inline(__always)
  mutating func bytes(
    _ field: CSVField,
    _ base: UnsafePointer<UInt8>,
    isASCII: Bool
  ) -> UnsafeBufferPointer<UInt8> {
    var text = UnsafeBufferPointer(start: base + field.start, count: field.end - field.start)
    if field.hasQuotes {
      plain.removeAll()
      CSVField.unquote(text, into: &plain)
      text = plain.bytes
    }
    if !isASCII, !UTF8Check.isValid(text) {
      assumedCharacterSet = true
      converted.removeAll()
      Windows1252.append(text, to: &converted)
      text = converted.bytes
    }
    text = trimmed(text)
    guard let first = text.first else { return text }
    return first == UInt8(ascii: "=") || first == UInt8(ascii: "'") ? CSVText.unwrapped(text) : text
  }

  /// Takes off what makes a spreadsheet take a cell for text.
  ///
  /// That is `="02134"`, and the apostrophe that our own writer puts before what looks like a
  /// formula. No formula is ever evaluated.
  private static func unwrapped(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let count = text.count
    if text[0] == UInt8(ascii: "'") {
      guard count > 1, FormulaGuard.isNeeded(before: text[1]) else { return text }
      return trimmed(UnsafeBufferPointer(rebasing: text[1...]))
    }
    guard count >= 3, text[1] == .quote, text[count - 1] == .quote else { return text }
    return trimmed(UnsafeBufferPointer(rebasing: text[2..<(count - 1)]))
  }

  /// A postal code as text, where a spreadsheet made a decimal number of it: `2139.0` is `2139`.
  static func code(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = text.count
    while end > 0, text[end - 1] == UInt8(ascii: "0") { end -= 1 }
    let isNumber =
      end > 1 && end < text.count
      && (text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: ","))
      && text[..<(end - 1)].allSatisfy(CodeText.isDigit)
    return isNumber ? UnsafeBufferPointer(rebasing: text[..<(end - 1)]) : text
  }

  /// Sets a text that is empty: of several columns of one meaning, the first that holds something
  /// counts.
  @inline(__always)
  static func set(_ text: inout String, _ bytes: UnsafeBufferPointer<UInt8>) {
    if text.isEmpty { text = String(copying: bytes) }
  }

  /// Whether a text may hold a list: one of its bytes may separate members.
  @inline(__always)
  private static func mayBeList(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { byte in
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
    }
  }

  /// The members of a list in a cell, trimmed: Google writes ` ::: ` between them, cardmap `; `.
  ///
  /// - Parameters:
  ///   - text: the cell.
  ///   - separators: single bytes that separate members as well.
  ///   - body: gets each member that is not empty.
  static func forEachMember(
    of text: UnsafeBufferPointer<UInt8>,
    separators: StaticString,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard mayBeList(text) else { return body(text) }
    var start = 0
    var place = 0
    func end(_ end: Int) {
      let member = trimmed(UnsafeBufferPointer(rebasing: text[start..<end]))
      if !member.isEmpty { body(member) }
    }
    while place < text.count {
      let byte = text[place]
      var length = 0
      if byte == UInt8(ascii: ":"), place + 2 < text.count, text[place + 1] == byte,
        text[place + 2] == byte
      {
        length = 3
      } else if separators.contains(byte) {
        length = 1
      }
      if length > 0 {
        end(place)
        start = place + length
      }
      place += max(length, 1)
    }
    end(text.count)
  }
}

extension StaticString {
  /// Whether a byte of ASCII is in the text.
  fileprivate func contains(_ byte: UInt8) -> Bool {
    (0..<utf8CodeUnitCount).contains { utf8Start[$0] == byte }
  }
}
