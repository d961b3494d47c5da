import CardMap
import Testing

@Suite(.tags(.reading))
struct XMLRecognitionTests {
  @Test(
    "What is XML and no contacts says so",
    arguments: [
      ("<!DOCTYPE html>\n<html><p>Sign in<br></html>", "web page"),
      ("<html><p>Sign in<br></html>", "web page"),
      ("<!doctype HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\">", "cannot be read as XML"),
      ("<rss version=\"2.0\"><channel/></rss>", "its root is rss"),
      ("<kml xmlns=\"http://www.opengis.net/kml/2.2\"/>", "its root is kml"),
      ("<vCard xmlns=\"vcard-temp\"><FN>Al</FN></vCard>", "its root is vCard"),
      ("<vcards/>", "has no card in it"),
      ("<multistatus xmlns=\"DAV:\"/>", "address-data"),
      ("<", "ends before"),
      ("<x", "ends before"),
      ("<<x/>", "line 1, column"),
      ("<x>&nbsp;</x>", "entity"), ("<x>a & b</x>", "ampersand"),
    ]
  )
  func others(_ text: String, _ said: String) {
    let found = readText(text)
    #expect(found.records.isEmpty)
    #expect(found.summary.error?.message.contains(said) == true, "\(String(describing: found))")
  }

  @Test("A byte order mark, blank lines or an old version before the document do no harm")
  func beginnings() {
    let text = "\n \r\n<?xml version='1.0'?>\n" + xCard("\n" + xCardNamed("Al"))
    for mark in ["", "\u{FEFF}"] {
      let found = readText(mark + text)
      #expect(found.records.map(\.title) == ["Al"])
      #expect(found.records.map(\.line) == [5])
    }
  }

  @Test("The document says its character set", arguments: XMLFixture.xCard)
  func characterSets(_ name: String) {
    let records = read(XMLFixture.bytes(name)).records
    #expect(!records.isEmpty)
    guard name.contains("-1") || name.contains("utf") else { return }
    #expect(records.map(\.line) == [3])
    #expect(records.first?.title.hasPrefix("Müllner") == true)
    #expect(records.first?.title.hasSuffix("Zoë") == true)
    #expect(records.first?.contact?.addresses.first?.streetAddress == "Lange Straße 7")
  }

  @Test("A format that is asked for overrules what the document is")
  func forced() {
    let dav = XMLFixture.bytes("carddav/radicale.xml")
    let cards = XMLFixture.bytes("xcard/ez-vcard.xml")
    for (bytes, format, count) in [
      (dav, ContactsFormat.cardDAV, 2), (dav, .xCard, 0), (cards, .xCard, 2), (cards, .cardDAV, 0),
      (dav, .vCard, 0),
    ] {
      var reader = ContactsReader(.init(format: format))
      var records: [ContactRecord] = []
      _ = reader.read(bytes.span, isFinal: true) { records.append($0) }
      #expect(records.count == count)
      #expect(reader.format == format)
      #expect((reader.summary.error == nil) == (count > 0))
    }
    var reader = ContactsReader(.init(format: .xCard))
    _ = reader.read([UInt8](" \n".utf8).span, isFinal: true) { _ in }
    #expect(reader.summary.isBlank)
    #expect(reader.summary.error == nil)
    var other = ContactsReader(.init(format: .cardDAV))
    _ = other.read([UInt8]("BEGIN:VCARD\n".utf8).span, isFinal: true) { _ in }
    #expect(other.summary.error?.message.contains("line 1") == true)
  }

  @Test("A vCard that begins with blank lines is one", arguments: ["\n\n\n\n", " \r\n\t\n \n\n"])
  func blankLines(_ blanks: String) {
    let bytes = Array(blanks.utf8) + card(["FN:Al"])
    #expect(read(bytes).summary.format == .vCard)
    #expect(readInPieces(bytes, of: 1).records == read(bytes).records)
  }
}
