import CardMap
import Testing

// The library's examples in README.md: `Scripts/check-readme` holds each against the text between
// its two markers.

// README: begin
/// One line for each contact of a vCard file: its point, or why it has none.
func places(in bytes: [UInt8]) async throws -> [String] {
  let book = try AddressBook(parsing: bytes)
  let rows = await AddressBookGeocoder(provider: ZIPTable()).geocode(book.records)
  return rows.map { row in
    switch row.result {
    case .placed(let placemark):
      "\(placemark.title): \(placemark.coordinate.latitude), \(placemark.coordinate.longitude)"
    case .notPlaced(let reason):
      "\(row.record.title): \(reason.code.rawValue), \(reason.message)"
    }
  }
}
// README: end

// README: begin
/// Places that a firm knows by heart: depots, by the postal codes of any country.
struct DepotList: GeocodingProvider {
  let name = "depots"
  let attribution = "our own list"
  let depots: [String: Coordinate]

  func geocode(_ queries: [GeocodingQuery]) async throws(GeocodingError) -> [GeocodingResult] {
    queries.map { query in
      guard let code = query.postalCode?.text, let point = depots[code] else {
        return .notFound(.init(.noSuchPlace, "no depot has this code"))
      }
      return .located(
        GeocodedLocation(
          coordinate: point,
          precision: .address,
          postalCode: code,
          provider: name,
          attribution: attribution
        )
      )
    }
  }
}
// README: end

@Suite(.tags(.mapping))
struct ReadmeTests {
  private static let cards = """
    BEGIN:VCARD
    VERSION:4.0
    FN:Ada Winslow
    ADR:;;12 Larkspur Ln;Allston;MA;02134;USA
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:Farid Haddad
    ADR:;;Lindenhof 3;Berlin;;10115;Germany
    END:VCARD
    """

  @Test
  func aLineForEachContact() async throws {
    let lines = try await places(in: Array(Self.cards.utf8))
    #expect(
      lines == [
        "Ada Winslow: 42.35879, -71.12958",
        "Farid Haddad: foreignCode, the address is in Germany;"
          + " the ZIP table knows only codes of the United States",
      ]
    )
  }

  @Test
  func aProviderOfOnesOwn() async throws {
    let depot = try #require(Coordinate(latitude: 52.5321, longitude: 13.3849))
    let book = try AddressBook(parsing: Array(Self.cards.utf8))
    // README: begin
    let chain = GeocodingProviderChain([DepotList(depots: ["10115": depot]), ZIPTable()])
    let geocoder = AddressBookGeocoder(provider: chain)

    var map = MapSelection()
    for row in await geocoder.geocode(book.records) {
      // Never more than one placemark: this one takes the place of the one before.
      let placemark = try map.select(row)
      print(placemark.title, placemark.provider, placemark.replaces ?? "on an empty map")
    }
    // README: end
    #expect(map.placemark?.title == "Farid Haddad")
    #expect(map.placemark?.coordinate == depot)
    #expect(map.placemark?.provider == "depots")
    #expect(map.placemark?.replaces == book.records[0].identifier)
  }

  @Test
  func anAnswerOfGoogles() throws {
    // README: begin
    let answer = try GoogleCSVResponse(parsing: "200,5,42.3588,-71.1296".utf8)
    let result = answer.result(provider: "google", attribution: "Google", postalCode: "02134")
    // README: end
    #expect(answer.precision == .postalCode)
    guard case .located(let location) = result else {
      Issue.record("not located: \(result)")
      return
    }
    #expect(location.coordinate.latitude == 42.3588)
    #expect(location.postalCode == "02134")
  }

  @Test
  func aFileInPieces() {
    let pieces = Self.cards.utf8.split(separator: 10).map { Array($0) + [10] }
    var names: [String] = []
    // README: begin
    var reader = ContactsReader()
    var waiting: [UInt8] = []
    for (number, piece) in pieces.enumerated() {
      waiting += piece
      let isLast = number == pieces.count - 1
      let consumed = reader.read(waiting.span, isFinal: isLast) { record in
        names.append(record.title)
      }
      waiting.removeFirst(consumed)
    }
    // README: end
    #expect(names == ["Ada Winslow", "Farid Haddad"])
    #expect(reader.summary.error == nil)
  }
}
