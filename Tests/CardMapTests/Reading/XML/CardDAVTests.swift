import CardMap
import Testing

@Suite(.tags(.reading))
struct CardDAVTests {
  private static let open =
    #"<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">"#

  private func response(_ inside: String) -> String {
    CardDAVTests.open + "<d:response>\(inside)</d:response></d:multistatus>"
  }

  private let card = "<c:address-data>BEGIN:VCARD\nFN:Al\nEND:VCARD</c:address-data>"

  @Test(
    "Radicale and Xandikos give the same contacts",
    arguments: [("carddav/radicale.xml", [2, 9], 9), ("carddav/xandikos.xml", [1, 7], 7)]
  )
  func servers(_ name: String, _ lines: [Int], _ leftOut: Int) throws {
    let found = read(XMLFixture.bytes(name))
    #expect(found.summary.format == .cardDAV)
    #expect(found.summary.error == nil)
    #expect(found.records.map(\.line) == lines)
    #expect(found.records.allSatisfy { $0.byteRange == nil && $0.diagnostics.isEmpty })
    #expect(found.summary.diagnostics.map(\.kind) == [.memberLeftOut])
    #expect(found.summary.diagnostics.map(\.line) == [leftOut])
    #expect(found.summary.diagnostics.first?.message.contains("404") == true)
    let contacts = found.records.compactMap(\.contact).sorted { $0.identifier < $1.identifier }
    #expect(contacts.map(\.identifier) == ["uid-a", "uid-b"])
    #expect(contacts.map(\.name) == ["Nadir Wold", "Odile Marsh & Son"])
    #expect(
      contacts.first?.addresses.first?.components
        == ["", "", "7 Fallow Ln", "Reno", "NV", "89501-1234", "USA"]
    )
  }

  @Test("CDATA, several cards in one, members that are not to be had, and what is no card")
  func sabreDAV() {
    let found = read(XMLFixture.bytes("carddav/sabredav.xml"))
    #expect(
      found.records.map(\.title) == ["Petra Quarry", "Rafe Quarry", "Contact 3", "Tove Line"]
    )
    #expect(found.records.map(\.line) == [7, 13, 43, 50])
    #expect(found.records.map(\.error?.code) == [nil, nil, .nothingReadable, nil])
    #expect(found.summary.diagnostics.map(\.line) == [25])
    #expect(found.summary.diagnostics.first?.message.contains("403") == true)
  }

  @Test(
    "A status counts wherever it stands",
    arguments: [
      ("<d:propstat><d:status>HTTP/1.1 200 OK</d:status><d:prop>@</d:prop></d:propstat>", true),
      ("<d:propstat><d:prop>@</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>", true),
      ("<d:propstat><d:prop>@</d:prop></d:propstat>", true),
      ("<d:propstat><d:prop>@</d:prop><d:status>?</d:status></d:propstat>", true),
      ("<d:propstat><d:status>HTTP/2 404</d:status><d:prop>@</d:prop></d:propstat>", false),
      ("<d:propstat><d:prop>@</d:prop><d:status>HTTP/1.1 403 No</d:status></d:propstat>", false),
      ("@<d:status>HTTP/1.1 410 Gone</d:status>", false),
      ("<d:status>HTTP/1.1 410 Gone</d:status>@", false),
      ("@", true),
    ]
  )
  func statuses(_ inside: String, _ isThere: Bool) {
    let found = readText(response(inside.replacing("@", with: card)))
    #expect(found.records.map(\.title) == (isThere ? ["Al"] : []))
    #expect(found.summary.diagnostics.count == (isThere ? 0 : 1))
  }

  @Test("A property that is not there is not a member that is not there")
  func otherProperties() {
    let missing =
      "<d:propstat><d:prop><d:x/></d:prop><d:status>HTTP/1.1 404 No</d:status></d:propstat>"
    let there =
      "<d:propstat><d:prop>\(card)</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>"
    let found = readText(response(there + missing))
    #expect(found.records.map(\.title) == ["Al"])
    #expect(found.summary.diagnostics.isEmpty)
  }

  @Test("An answer without cards says what it lacks")
  func withoutCards() {
    let propfind = read(XMLFixture.bytes("carddav/propfind.xml"))
    #expect(propfind.summary.error?.code == .notContacts)
    #expect(propfind.summary.error?.message.contains("REPORT") == true)
    #expect(propfind.summary.format == .cardDAV)
    let empty = "<d:propstat><d:prop><c:address-data/></d:prop>"
    let gone = readText(response(empty + "<d:status>HTTP/1.1 404 No</d:status></d:propstat>"))
    #expect(gone.summary.error?.message.contains("no member") == true)
    let blank = readText(response(empty + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat>"))
    #expect(blank.summary.diagnostics.map(\.kind) == [.memberLeftOut])
  }

  @Test("Thousands of members that are gone cost no more than a few lines")
  func manyGone() {
    let gone = "<d:response><d:status>HTTP/1.1 404 No</d:status></d:response>\n"
    let text =
      CardDAVTests.open + String(repeating: gone, count: 5000) + "<d:response>\(card)"
      + "</d:response></d:multistatus>"
    let found = readText(text)
    #expect(found.records.map(\.title) == ["Al"])
    #expect(found.records.map(\.line) == [5001])
    #expect(found.summary.diagnostics.count == 65)
    #expect(found.summary.diagnostics.last?.message.contains("4936") == true)
  }

  @Test("A card that is broken or past its limit costs itself only")
  func brokenCards() {
    let long = "<c:address-data>BEGIN:VCARD\nNOTE:\(String(repeating: "x", count: 300))\nEND:VCARD"
    let bad = "<c:address-data>BEGIN:VCARD\n???\nEND:VCARD</c:address-data>"
    let text = response(card + long + "</c:address-data>" + bad + card)
    let found = read(Array(text.utf8), limits: ReadingLimits(line: 200, card: 1000))
    #expect(found.records.map(\.error?.code) == [nil, .limit, .nothingReadable, nil])
    #expect(found.records.map(\.line) == [1, 3, 5, 7])
  }

  @Test("So many cards in one element are handed out before it ends")
  func manyInOne() {
    let cards = String(repeating: "BEGIN:VCARD\nFN:Al\nEND:VCARD\n", count: 50_000)
    let found = readText(response("<c:address-data>\(cards)</c:address-data>"))
    #expect(found.records.count == 50_000)
    #expect(found.records.last?.line == 149_998)
    #expect(found.records.last?.index == 50_000)
  }
}
