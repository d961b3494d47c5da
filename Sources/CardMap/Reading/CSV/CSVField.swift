/// A cell of a row: where its text lies in the piece of the file.
struct CSVField {
  /// Where the text begins.
  var start: Int
  /// Where it ends.
  var end: Int
  /// Whether quotes still stand in the text, round it and doubled (RFC 4180, section 2, rule 7).
  var hasQuotes = false

  /// Takes the quotes off.
  ///
  /// What stands behind the closing quote is kept: no writer of CSV means it, and nothing is lost.
  ///
  /// - Parameters:
  ///   - bytes: the text; it may begin with blanks and then begins with a quote.
  ///   - output: gets the text without quotes.
  static func unquote(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) {
    guard let base = bytes.baseAddress else { return }
    let end = base + bytes.count
    guard let opening = findByte(.quote, base, bytes.count) else { return }
    var place = opening + 1
    while let found = findByte(.quote, place, end - place) {
      output.append(place, found - place)
      place = found + 1
      guard place < end, place.pointee == .quote else { break }
      output.append(.quote)
      place += 1
    }
    output.append(place, end - place)
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
}
