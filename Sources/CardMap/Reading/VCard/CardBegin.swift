/// A BEGIN line of a card (RFC 6350, section 6.1.1).
struct CardBegin {
  /// Where the line begins.
  var start: Int
  /// Where the next line begins.
  var next: Int
  /// The line's number in the file.
  var line: Int
  /// How the card's lines are laid out.
  var layout: CardLayout

  /// Looks at how a BEGIN line is written; nil where more bytes are needed for that.
  ///
  /// - Parameters:
  ///   - bytes: the piece of the file.
  ///   - start: where the line begins.
  ///   - next: where the next line begins.
  ///   - line: the line's number in the file.
  ///   - isFinal: whether the file ends with the piece.
  init?(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ next: Int,
    line: Int,
    isFinal: Bool
  ) {
    self.start = start
    self.next = next
    self.line = line
    layout = CardLayout()
    while start + layout.indent < next, bytes[start + layout.indent].isBlank { layout.indent += 1 }
    if bytes[next - 1] == .carriageReturn { layout.lineEnd = .any }
    var behind = next
    if layout.lineEnd == .lineFeed {
      while behind < bytes.count, bytes[behind] == .carriageReturn { behind += 1 }
    }
    guard behind < bytes.count || isFinal else { return nil }
    guard behind < bytes.count else { return }
    layout.isDoubleSpaced =
      layout.lineEnd == .lineFeed ? bytes[behind] == .lineFeed : bytes[behind].isLineEnd
  }

  /// Longer lines begin nothing, however they begin.
  static let longestLine = 4096

  /// Whether a line is BEGIN or END, in any case, with blanks around or a group before it.
  ///
  /// - Parameters:
  ///   - bytes: the line.
  ///   - keyword: `BEGIN` or `END`.
  ///   - component: the name behind the colon; nil for any.
  /// - Returns: whether it is.
  static func line(
    _ bytes: UnsafeBufferPointer<UInt8>,
    is keyword: StaticString,
    of component: StaticString?
  ) -> Bool {
    var rest = bytes[...]
    skipBlanks(&rest)
    if !skip(keyword, &rest) {
      guard let point = rest.firstIndex(of: UInt8(ascii: ".")) else { return false }
      rest = rest[(point + 1)...]
      guard skip(keyword, &rest) else { return false }
    }
    skipBlanks(&rest)
    guard rest.first == UInt8(ascii: ":") else { return false }
    rest.removeFirst()
    skipBlanks(&rest)
    guard let component else { return !rest.isEmpty }
    guard skip(component, &rest) else { return false }
    skipBlanks(&rest)
    return rest.isEmpty
  }

  /// Whether a line begins a card: a BEGIN line, or an END line that a BEGIN stands behind, as where
  /// files without a line end at their end were put together.
  ///
  /// - Parameter bytes: the line.
  /// - Returns: whether it does.
  static func beginsCard(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if equal(bytes, "BEGIN:VCARD") || line(bytes, is: "BEGIN", of: "VCARD") { return true }
    var rest = bytes[...]
    skipBlanks(&rest)
    guard skip("END:VCARD", &rest) else { return false }
    skipBlanks(&rest)
    if rest.beginsWithMark { rest.removeFirst(3) }
    return line(UnsafeBufferPointer(rebasing: rest), is: "BEGIN", of: "VCARD")
  }

  private typealias Rest = Slice<UnsafeBufferPointer<UInt8>>

  private static func skipBlanks(_ rest: inout Rest) {
    while let byte = rest.first, byte.isBlank { rest.removeFirst() }
  }

  private static func skip(_ word: StaticString, _ rest: inout Rest) -> Bool {
    guard rest.count >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      guard rest[rest.startIndex + index].capital == word.utf8Start[index] else { return false }
    }
    rest.removeFirst(word.utf8CodeUnitCount)
    return true
  }
}
