import CardMap

/// A jCard of these properties, as JSON.
func jCard(_ properties: String...) -> String {
  "[\"vcard\",[" + properties.joined(separator: ",") + "]]"
}

/// An `fn` property.
func named(_ name: String) -> String { "[\"fn\",{},\"text\",\"\(name)\"]" }

/// Everything that is read of a JSON text.
func readJSON(
  _ text: String,
  limits: ReadingLimits = ReadingLimits()
) -> (records: [ContactRecord], summary: ReadingSummary) {
  read(Array(text.utf8), limits: limits)
}

/// The only contact of a jCard of these properties.
func jContact(_ properties: String...) -> Contact {
  let text = "[\"vcard\",[" + properties.joined(separator: ",") + "]]"
  return readJSON(text).records.first?.contact ?? Contact(identifier: "no contact")
}

/// The files of `Fixtures/jcard`.
enum JCardFixture {
  static let names = [
    "card-lines.jsonl", "ical-js.json", "oddities.json", "rdap-answer.json", "sabre-vobject.json",
    "utf16-bom-be.json", "utf8-bom.json",
  ]

  /// The bytes of a file.
  static func bytes(_ name: String) -> [UInt8] { Fixture.bytes(name, in: "jcard") }
}
