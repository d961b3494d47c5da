/// Reads the contacts of a CSV file (RFC 4180): a header, and a contact a row.
final class CSVReader: RecordReader {
  private var rows: CSVRows

  /// What was found so far.
  var summary: ReadingSummary { rows.summary }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - named: what somebody says about the columns.
  ///   - limits: how large lines and rows may be.
  init(named: [ColumnName], limits: ReadingLimits) {
    rows = CSVRows(named: named, limits: limits)
  }

  /// Reads the complete rows at the beginning of a piece.
  func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    rows.read(bytes, isFinal: isFinal, limit: limit, body)
  }
}
