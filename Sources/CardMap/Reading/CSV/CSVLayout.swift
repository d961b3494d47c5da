/// How a CSV file is written: what separates cells and what ends rows.
struct CSVLayout: Equatable {
  /// The byte between two cells.
  var separator = UInt8(ascii: ",")
  /// The last byte of a line end; a carriage return before a line feed belongs to it.
  var lineEnd = UInt8.lineFeed

  /// What may separate cells.
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Whether a byte may stand round the quotes of a cell.
  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 && separator != 0x09
  }
}
