import CardMap
import Testing

/// The files of `Fixtures/csv`, each with the habits of the program in its name.
let csvFixtures = [
  "google.csv", "google-old-utf16.csv", "icloud-converted.csv", "outlook.csv",
  "outlook-de-1252.csv", "outlook-es.csv", "outlook-fr.csv", "spreadsheet.tsv", "thunderbird.csv",
]

/// What is read of a text.
func csv(
  _ text: String,
  limits: ReadingLimits = ReadingLimits(),
  columns: [ColumnName] = []
) -> (records: [ContactRecord], summary: ReadingSummary) {
  read(Array(text.utf8), limits: limits, columns: columns)
}

/// The contacts of a fixture, which has this many.
func csvFixture(_ name: String, count: Int) throws -> [Contact] {
  let contacts = read(Fixture.bytes(name, in: "csv")).records.compactMap(\.contact)
  try #require(contacts.count == count)
  return contacts
}

/// The first contact of a text.
func csvContact(_ text: String, columns: [ColumnName] = []) -> Contact {
  csv(text, columns: columns).records.first?.contact ?? Contact(identifier: "no contact")
}

extension ReadingSummary {
  /// What a column was taken as; nil where it is not used.
  func use(of header: String) -> String? { columns.first { $0.header == header }?.use }
}

/// Checks that records count on and follow one another.
func checkCSVOrder(of records: [ContactRecord]) {
  var line = 0
  for (offset, record) in records.enumerated() {
    guard record.index == offset + 1, record.line > line,
      (record.contact == nil) != (record.error == nil)
    else {
      Issue.record("record \(offset) at line \(record.line) is out of order")
      return
    }
    line = record.line
  }
}
