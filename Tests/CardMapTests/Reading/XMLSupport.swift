@testable import CardMap

/// The files of `Fixtures/xcard` and `Fixtures/carddav`.
enum XMLFixture {
  static let xCard = [
    "ez-vcard.xml", "iso-8859-1.xml", "no-namespace.xml", "prefixed.xml", "utf-16-be.xml",
    "utf-16-le.xml", "utf-8-mark.xml", "windows-1252.xml",
  ].map { "xcard/" + $0 }

  static let cardDAV = ["radicale.xml", "sabredav.xml", "xandikos.xml"].map { "carddav/" + $0 }

  static let names = xCard + cardDAV

  static func bytes(_ name: String) -> [UInt8] { Fixture.bytes("../" + name) }
}

/// What is read of a text.
func readText(_ text: String) -> (records: [ContactRecord], summary: ReadingSummary) {
  read(Array(text.utf8))
}

/// An xCard with these cards in it, without line breaks of its own.
func xCard(_ cards: String) -> String {
  #"<vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">"# + cards + "</vcards>"
}

/// A card with this name.
func xCardNamed(_ name: String) -> String { "<vcard><fn><text>\(name)</text></fn></vcard>" }

/// Everything that is read of XML when the parser itself gets pieces of a length.
func readXML(
  _ bytes: [UInt8],
  parserPieces length: Int
) -> (records: [ContactRecord], summary: ReadingSummary) {
  let reader = XMLContactsReader(nil, limits: ReadingLimits(), pieceLength: length)
  var records: [ContactRecord] = []
  bytes.withUnsafeBufferPointer { bytes in
    _ = reader.read(bytes, isFinal: true, limit: .max) { records.append($0) }
  }
  return (records, reader.summary)
}
