import CardMap

/// The rows of a slice as bytes of the document.
///
/// One task makes it and another one takes it when it is made, so that they never meet.
final class RenderedPart: @unchecked Sendable {
  /// The writer, which knows what the document's writer must know.
  private(set) var writer: RowWriter
  /// The bytes.
  private(set) var bytes = OutputBuffer(minimumCapacity: 1 << 16)
  /// Where the slice ends in the file.
  let end: Int
  /// What became of the rows.
  private(set) var summary = RunSummary()

  /// Places contacts and writes their rows.
  init(
    _ records: [ContactRecord],
    endingAt end: Int,
    file: String,
    geocoder: AddressBookGeocoder,
    batchSize: Int,
    writer: RowWriter
  ) async {
    self.end = end
    self.writer = writer
    let limit = BatchLimit(queries: batchSize, choice: geocoder.options.addressChoice)
    for batch in limit.batches(of: records) {
      let rows = await geocoder.geocode(Array(records[batch]))
      for index in rows.indices {
        summary.add(rows[index])
        self.writer.write(rows[index], file: file, into: &bytes)
      }
    }
  }

  /// Joins the rows to the document.
  func join(to document: inout RowWriter, _ output: inout OutputBuffer) {
    document.join(writer, bytes, into: &output)
  }
}
