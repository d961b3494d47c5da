import Testing

@testable import CardMap

@Suite(.tags(.mapping))
struct AddressBookGeocoderTests {
  private let allston = DeliveryAddress(components: ";;12 Main St;Allston;MA;02134;USA")
  private let concord = DeliveryAddress(components: ";;3 Elm Row;Concord;MA;01742;USA")

  private func reasons(_ provider: any GeocodingProvider) async -> [ReasonCode?] {
    let rows = await AddressBookGeocoder(provider: provider)
      .geocode([record(allston), record(concord), record()])
    #expect(rows.count == 3)
    #expect(rows.map(\.outcome) == [.failed, .failed, .noAddress])
    return rows.prefix(2).map { $0.reason?.code }
  }

  @Test func aProvidersErrorsAreRows() async {
    let quota = GeocodingError(.quota, "no more today")
    #expect(await reasons(FakeProvider.throwing(quota)) == [.quota, .quota])
    #expect(await reasons(FakeProvider.always(.failed(quota))) == [.quota, .quota])
    #expect(await reasons(FakeProvider.always(.at(0, 0))) == [.nullIsland, .nullIsland])
    let short = FakeProvider { _ throws(GeocodingError) in [.at(1, 1)] }
    #expect(await reasons(short) == [.badResponse, .badResponse])
    let long = FakeProvider { queries throws(GeocodingError) in
      queries.map { _ in .at(1, 1) } + [.at(1, 1)]
    }
    #expect(await reasons(long) == [.badResponse, .badResponse])
  }

  @Test func aProviderIsAskedOnceAndOnlyForWhatTheCardLeavesOpen() async {
    let provider = FakeProvider { queries throws(GeocodingError) in
      #expect(queries.map(\.postalCode?.text) == ["02134", "01742"])
      return queries.map { _ in .at(42, -71) }
    }
    let military = DeliveryAddress(components: ";;;APO;AE;09012;USA")
    let position = Coordinate(latitude: 1, longitude: 2).map { CardPosition(coordinate: $0) }
    let rows = await AddressBookGeocoder(provider: provider).geocode([
      record(allston), record(military), record(concord, position: position), record(concord),
      record(), record(DeliveryAddress(components: ";;9 Elm Row;Boston;MA;;USA")),
    ])
    #expect(
      rows.map(\.outcome) == [.placed, .noMatch, .placed, .placed, .noAddress, .noPostalCode]
    )
    #expect(rows[0].placemark?.provider == "fake")
    #expect(rows[2].placemark?.provider == "card")
    // The placemark keeps the card's code, whatever the provider knows.
    #expect(rows[3].placemark?.postalCode == "01742")
  }

  @Test("A code is the card's, and not what a provider makes of it", arguments: ["920", "02134"])
  func postalCodeOfTheCard(_ code: String) async {
    let provider = FakeProvider.always(.at(18.4, -66, postalCode: code))
    let rows = await AddressBookGeocoder(provider: provider).geocode([
      record(DeliveryAddress(components: ";;1 Calle Sol;San Juan;PR;00920;USA")),
      record(DeliveryAddress(components: ";;1 Calle Sol;San Juan;PR;920;USA")),
    ])
    #expect(rows.map(\.placemark?.postalCode) == ["00920", "00920"])
  }

  @Test func precisionFloor() async {
    var options = AddressBookGeocoder.Options()
    options.precisionFloor = .street
    var rows = await geocode([record(allston)], options)
    #expect(rows[0].reason?.code == .tooCoarse)
    #expect(rows[0].outcome == .noMatch)

    let unknown = DeliveryAddress(components: ";;;Otisburg;MA;02100;USA")
    options.precisionFloor = .locality
    rows = await geocode([record(allston), record(unknown)], options)
    #expect(rows.map(\.outcome) == [.placed, .noMatch])
    #expect(rows[1].reason?.code == .tooCoarse)
    #expect(rows[1].reason?.warnings.map(\.code) == [.prefixFallback])

    options.precisionFloor = nil
    rows = await geocode([record(unknown)], options)
    #expect(rows[0].placemark?.precision == .region)
  }

  @Test func regionHasTheSpan() async throws {
    var options = AddressBookGeocoder.Options()
    options.span = 0.5
    let placemark = try #require(await geocode([record(allston)], options)[0].placemark)
    #expect(placemark.region.center == placemark.coordinate)
    #expect(placemark.region.span == CoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5))
  }

  @Test func unreadableCardsAreRows() async throws {
    let card = ContactRecord(
      index: 4,
      line: 70,
      byteRange: 900..<950,
      error: UnreadableCardError(.limit, "the card is larger than 32 MiB")
    )
    let row = try #require(await geocode([card]).first)
    #expect(row.outcome == .unreadable)
    #expect(row.reason?.code == .limit)
    #expect(row.record == card)
  }

  @Test func warningsOfTheReaderComeFirst() async throws {
    let diagnostic = Diagnostic(
      line: 7,
      property: "ADR",
      kind: .fewComponents,
      message: "has 6 components"
    )
    let address = DeliveryAddress(components: ";;4 Oak St, Boston, MA 02134;;;;")
    let rows = await geocode([
      record(address, diagnostics: [diagnostic]), record(diagnostics: [diagnostic]),
    ])
    #expect(
      rows[0].placemark?.warnings.map(\.code) == [
        .fewComponents, .codeFoundElsewhere, .cityDiffers,
      ]
    )
    #expect(rows[0].placemark?.warnings.first == diagnostic.warning)
    #expect(rows[1].reason?.warnings == [diagnostic.warning])
  }

  @Test func whatTheReaderSaysStandsOnTheFirstRowOfTheCard() async {
    let diagnostic = Diagnostic(line: 7, property: "ADR", kind: .fewComponents, message: "has 1")
    var options = AddressBookGeocoder.Options()
    options.addressChoice = .all
    let blank = DeliveryAddress(components: ";;9 Elm Row;Boston;MA;;USA")
    let rows = await geocode(
      [record(blank, allston, concord, diagnostics: [diagnostic])],
      options
    )
    #expect(rows.map(\.outcome) == [.noPostalCode, .placed, .placed])
    #expect(rows[0].reason?.warnings == [diagnostic.warning])
    #expect(rows[1...].map { $0.placemark?.warnings } == [[], []])
  }

  @Test func noRecordsNoRows() async {
    #expect(await geocode([]).isEmpty)
  }
}
