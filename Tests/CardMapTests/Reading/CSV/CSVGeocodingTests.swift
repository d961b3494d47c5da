import CardMap
import Testing

@Suite(.tags(.reading))
struct CSVGeocodingTests {
  private func geocode(_ records: [ContactRecord]) async -> [GeocodedContact] {
    await AddressBookGeocoder(provider: ZIPTable()).geocode(records)
  }

  private func code(_ row: GeocodedContact) -> String? {
    guard case .placed(let placemark) = row.result else { return nil }
    return placemark.postalCode
  }

  @Test("Zeros that a spreadsheet took are put back only where the state agrees")
  func lostZeros() async {
    let text = """
      Name,City,State,ZIP
      a,,MA,1730
      b,,MA,1730.0
      c,,MA,="01730"
      d,,MA,01730-2603
      e,,MA,17302603
      f,,TX,7501
      g,,NY,501
      h,,TX,75010.0
      i,,PA,10000
      """
    let rows = await geocode(csv(text).records)
    #expect(
      rows.map(code)
        == ["01730", "01730", "01730", "01730", "01730", nil, "00501", "75010", nil]
    )
    guard case .notPlaced(let reason) = rows[5].result else { return #expect(Bool(false)) }
    #expect(reason.code == .tooShort)
  }

  @Test("A spreadsheet's rows: positions, rows without an address, and reasons for all others")
  func spreadsheet() async {
    let found = read(Fixture.bytes("spreadsheet.tsv", in: "csv"))
    #expect(found.records.map(\.line) == [2, 3, 4, 5, 7, 8, 9])
    #expect(found.records[3].title == "=cmd()")
    #expect(found.records[3].firstAddress?.streetAddress == "+4 Elm")
    #expect(found.records.map { kinds($0) } == [[], [], [], [], [], [.extraCells], [.geoInvalid]])
    let rows = await geocode(found.records)
    #expect(rows.map(code) == ["01730", "02139", "02139", "02139", nil, "16501", "16501"])
    guard case .placed(let placemark) = rows[3].result else { return #expect(Bool(false)) }
    #expect(placemark.provider == "card")
    #expect(placemark.precision == .address)
    #expect(placemark.coordinate.latitude == 42.36)
    #expect(placemark.coordinate.longitude == -71.06)
  }

  @Test("A formatted address is read only where the single columns are empty")
  func formatted() async {
    let rows = await geocode(read(Fixture.bytes("google.csv", in: "csv")).records)
    #expect(rows.map(code) == ["02134", "04530", "16501", nil, nil])
    guard case .placed(let placemark) = rows[1].result else { return #expect(Bool(false)) }
    #expect(placemark.warnings.map(\.code) == [.unstructuredAddress])
    #expect(rows[3].outcome == .noAddress)
  }

  /// Our own CSV of a book: rows of every kind.
  private static let book = """
    BEGIN:VCARD\r\nUID:a-1\r\nFN:=Ada\r\nTEL:+1 555 0100\r\nTEL:555-0101\r\nEMAIL:a@example.com
    ADR:PO Box 9;Unit 3;12 Larkspur Ln;Allston;MA;02134-1234;USA\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-2\r\nFN:Bo\r\nADR:;;1 Elm;Bedford;MA;1730;\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-3\r\nFN:Cy\r\nGEO:42.5;-71.5\r\nADR:;;2 Elm;Bath;ME;04530;\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-4\r\nFN:Dee\r\nGEO:42.5;-71.5\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-5\r\nFN:Eve\r\nADR:;;3 Elm;Springfield;;02134;\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-6\r\nFN:Flo\r\nADR:;;4 Elm;Boston;MA;01000;\r\nEND:VCARD
    BEGIN:VCARD\r\nUID:a-7\r\nFN:Gus\r\nEND:VCARD
    """

  private func document(_ rows: [GeocodedContact]) -> String {
    var writer = RowWriter(.csv, of: .addressBook)
    var output = OutputBuffer(minimumCapacity: 4096)
    writer.begin(into: &output)
    for row in rows { writer.write(row, file: "-x.vcf", into: &output) }
    writer.end(into: &output)
    return String(output)
  }

  @Test("Our own CSV comes back: the same places, and a ZIP's centre never as a house")
  func roundTrip() async throws {
    let first = await geocode(read(Array(Self.book.utf8)).records)
    #expect(first.map(\.outcome.rawValue).count { $0 == "placed" } == 5)
    let back = csv(document(first))
    #expect(back.records.map(\.identifier) == (1...7).map { "a-\($0)" })
    #expect(back.records[0].title == "=Ada")
    #expect(back.records[0].contact?.phoneNumbers == ["+1 555 0100", "555-0101"])
    let second = await geocode(back.records)
    for (old, new) in zip(first, second) {
      #expect(old.outcome == new.outcome, "\(old.record.title)")
      guard case .placed(let old) = old.result, case .placed(let new) = new.result else { continue }
      #expect(new.provider == "card")
      #expect(new.coordinate == old.coordinate)
      #expect(new.precision == old.precision)
      #expect(new.radius == old.radius)
      #expect(new.postalCode == old.postalCode)
      #expect(new.postalAddress.street == old.postalAddress.street)
    }
    // Once more changes nothing but the warnings, which are those of one run.
    let again = await geocode(csv(document(second)).records)
    #expect(document(again) == document(second))
  }

  @Test("Where a column says how exact a position is, it counts for the row's own code only")
  func provenance() async {
    let header = "Name,ZIP,Latitude,Longitude,Precision,Radius,Provider\n"
    func placemark(_ row: String) async -> Placemark? {
      let rows = await geocode(csv(header + row).records)
      guard case .placed(let placemark) = rows.first?.result else { return nil }
      return placemark
    }
    let centre = await placemark("Al,02134,42.5,-71.5,postalCode,900,zip-table\n")
    #expect(centre?.precision == .postalCode)
    #expect(centre?.radius == 900)
    #expect(centre?.provider == "card")
    let own = await placemark("Al,02134,42.5,-71.5,address,,card\n")
    #expect(own?.precision == .address)
    let plain = await placemark("Al,02134,42.5,-71.5,,,\n")
    #expect(plain?.precision == .address)
  }
}
