import CardMap
import Testing

@Suite(.tags(.reading))
struct JCardFixtureTests {
  private func records(_ name: String) -> [ContactRecord] { read(JCardFixture.bytes(name)).records }

  @Test("What ical.js writes: an array of cards with a third element, groups, structures")
  func icalJS() {
    let records = records("ical-js.json")
    #expect(records.map(\.title) == ["Nadia Quince", "Otto Perch"])
    #expect(records.map(\.line) == [2, 26])
    let first = records.first?.contact
    #expect(first?.identifier == "urn:uuid:0c0ffee0-0000-4000-8000-000000000001")
    #expect(first?.organization == "Harbour, Weir & Co, Sales; North")
    #expect(
      first?.addresses.map(\.components) == [
        ["", "", "14 Saltmarsh Ln, Floor 2", "Allston", "MA", "02134", "USA"],
        ["PO Box 9", "", "2 Wharf Sq; Rear", "Boston", "MA", "02110", "USA"],
      ]
    )
    #expect(first?.addresses.map(\.types) == [[.home], [.work, .postal]])
    #expect(first?.addresses.map(\.preference) == [nil, 1])
    #expect(first?.addresses.map(\.countryCode) == ["us", ""])
    #expect(first?.phoneNumbers == ["555-0101", "+1-617-555-0102"])
    #expect(first?.emailAddresses == ["nadia@example.com"])
    #expect(first?.urls == ["https://example.com/nadia"])
    #expect(first?.categories == ["Friends", "Choir, Tuesday"])
    let second = records.last
    #expect(second?.contact?.addresses.map(\.label) == ["Otto Perch\n7 Gravel Rd\nErie, PA 16501"])
    let place = Coordinate(latitude: 42.1292, longitude: -80.0851)
    #expect(second?.contact?.position?.coordinate == place)
    #expect(kinds(second) == [.fewComponents])
    #expect(second?.diagnostics.first?.line == 32)
  }

  @Test("What sabre/vobject writes: escaped slashes and letters")
  func sabre() {
    let contact = records("sabre-vobject.json").first?.contact
    #expect(contact?.name == "Zoë Müllner 🌻")
    #expect(contact?.addresses.map(\.streetAddress) == ["Mühlweg 7 / Hof"])
    #expect(contact?.addresses.map(\.label) == ["Z. Müllner\nMühlweg 7\n89073 Ulm"])
    #expect(contact?.urls == ["https://example.com/zoe"])
    #expect(contact?.position?.coordinate == Coordinate(latitude: 48.4, longitude: 9.98))
  }

  @Test("The cards in an answer of RDAP, which is no array of cards")
  func rdap() {
    let found = read(JCardFixture.bytes("rdap-answer.json"))
    #expect(found.records.map(\.title) == ["Registry Desk", "Abuse Desk"])
    #expect(found.records.map(\.line) == [8, 20])
    #expect(found.summary.error == nil)
    #expect(found.summary.diagnostics.isEmpty)
    let first = found.records.first?.contact?.addresses
    #expect(first?.map(\.label) == ["1 Ember Ct\nSuite 120\nSalem, OR 97301\nUnited States"])
    let second = found.records.last?.contact?.addresses.first
    #expect(
      second?.components == ["", "Suite 4", "9 Fallow Way, Mill Yard", "Keene", "NH", "03431", ""]
    )
    #expect(second?.countryCode == "US")
  }

  @Test("A card a line: a broken line costs its card, and no other")
  func lines() {
    let records = records("card-lines.jsonl")
    #expect(records.map(\.title) == ["Line One", "Contact 2", "Contact 3", "Line Five"])
    #expect(records.map(\.line) == [1, 2, 3, 5])
    #expect(
      records.map(\.error?.message) == [
        nil,
        "the JSON is broken in line 3, column 1: a comma or the end of the array is missing",
        "the JSON is broken in line 3, column 66: a line ends inside a text",
        nil,
      ]
    )
    #expect(records.last?.contact?.addresses.map(\.preference) == [7])
  }

  @Test("UTF-16 and UTF-8 with a byte order mark, and CR as line end, are the same card")
  func encodings() {
    let wide = read(JCardFixture.bytes("utf16-bom-be.json"))
    let narrow = read(JCardFixture.bytes("utf8-bom.json"))
    #expect(wide.records == narrow.records)
    #expect(wide.records.first?.contact?.name == "Ксения Орлова 🌻")
    #expect(wide.records.first?.contact?.addresses.map(\.locality) == ["Lund"])
    #expect(wide.summary.encoding == .utf16BigEndian)
    #expect(wide.summary.format == .jCard)
  }

  @Test("What stands where it should not costs itself")
  func oddities() {
    let found = read(JCardFixture.bytes("oddities.json"))
    #expect(found.summary.strayLines == 3)
    #expect(
      found.summary.diagnostics.map(\.warning.message) == [
        "line 1: here and below, 3 values are no cards, so they were left out"
      ]
    )
    #expect(found.records.map(\.line) == [2, 3, 4, 5])
    #expect(found.records.map(\.error?.code) == [nil, .nothingReadable, .nothingReadable, nil])
    #expect(found.records.map(\.diagnostics.count) == [0, 5, 0, 6])
    let last = found.records.last
    let contact = last?.contact
    #expect(contact?.name == "Half \u{FFFD} and \u{FFFD}")
    #expect(
      contact?.addresses.map(\.components) == [
        ["", "", "8 Elder St, Rear", "Erie", "PA", "16503", "true"],
        ["", "", "9 Elder St", "", "", "", ""],
        ["", "", "3 Oak St, Rear", "Erie", "PA", "16502", "USA"],
        ["", "", "4 Oak St; Rear", "Erie", "PA", "16502", "USA"],
      ]
    )
    let place = Coordinate(latitude: 44.81, longitude: -68.77)
    #expect(contact?.addresses.map { $0.position?.coordinate } == [place, nil, nil, nil])
    #expect(contact?.position?.coordinate == place)
    #expect(contact?.organization == "One, Two")
    #expect(contact?.phoneNumbers == ["555-0104", "555-0105", "555-0106"])
    #expect(contact?.categories == ["a", "b", "c"])
    #expect(
      kinds(last) == [
        .characterReplaced, .lineSkipped, .lineSkipped, .lineSkipped, .lineSkipped, .lineSkipped,
      ]
    )
  }
}
