import Testing

@testable import CardMap

/// Positions on the card: whose they are, and when they count.
@Suite(.tags(.mapping))
struct CardPositionTests {
  private let allston = DeliveryAddress(components: ";;12 Main St;Allston;MA;02134;USA")
  private let concord = DeliveryAddress(components: ";;3 Elm Row;Concord;MA;01742;USA")

  private func position(
    _ latitude: Double,
    _ longitude: Double,
    _ provenance: CardPosition.Provenance? = nil
  ) throws -> CardPosition {
    CardPosition(
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      provenance: provenance
    )
  }

  @Test func somebodyElsesPositionAlwaysCounts() async throws {
    let position = try position(42.36, -71.06)
    for components in [";;12 Main St;Allston;MA;02134;USA", ";;;Ulm;;89073;Germany", ";;;;;ABCDE;"]
    {
      let address = DeliveryAddress(components: components)
      let row = await geocode([record(address, position: position)])[0]
      let placemark = try #require(row.placemark)
      #expect(placemark.coordinate == position.coordinate)
      #expect(placemark.precision == .address)
      #expect(placemark.radius == nil)
      #expect(placemark.provider == "card")
      #expect(placemark.attribution == "")
      #expect(placemark.postalCode == address.postalCode)
      #expect(placemark.postalAddress == row.postalAddress)
    }
  }

  @Test func withoutAnAddressEverythingOfItIsEmpty() async throws {
    let row = await geocode([record(position: try position(42.36, -71.06))])[0]
    let placemark = try #require(row.placemark)
    #expect(placemark.postalAddress == PostalAddress())
    #expect(placemark.subtitle == "")
    #expect(placemark.postalCode == nil)
    #expect(placemark.title == "Nora Field")
  }

  @Test func nullIslandIsNoPosition() async throws {
    let zero = try position(0, 0)
    let rows = await geocode([record(allston, position: zero), record(position: zero)])
    #expect(rows[0].placemark?.provider == "zip-table")
    #expect(rows[1].outcome == .noAddress)
  }

  @Test func positionsCanBeLeftAside() async throws {
    var options = AddressBookGeocoder.Options()
    options.ignoresCardPositions = true
    let position = try position(42.36, -71.06)
    let rows = await geocode(
      [record(allston, position: position), record(position: position)],
      options
    )
    #expect(rows[0].placemark?.provider == "zip-table")
    #expect(rows[1].outcome == .noAddress)
  }

  @Test(arguments: [
    ("02134", "02134", true), ("02134-1234", "02134", true), ("2134", "02134", true),
    ("MA 02134", "02134", true), ("01742", "02134", false), ("", "02134", false),
    ("", "", false),
  ])
  func whatCardmapWroteCountsForItsCodeOnly(
    _ code: String,
    _ writtenFor: String,
    _ counts: Bool
  ) async throws {
    let provenance = CardPosition.Provenance(code: writtenFor, precision: .locality, radius: 1007)
    let address = DeliveryAddress(components: ";;12 Main St;Allston;MA;\(code);USA")
    let row = await geocode([record(address, position: try position(42.3, -71.1, provenance))])[0]
    if counts {
      let placemark = try #require(row.placemark)
      #expect(placemark.provider == "card")
      #expect(placemark.precision == .locality)
      #expect(placemark.radius == 1007)
      #expect(placemark.postalCode == writtenFor)
    } else {
      #expect(row.placemark?.provider != "card")
    }
  }

  @Test func aCityWithoutACodeComesBackWhereACityIsAskedFor() async throws {
    let provenance = CardPosition.Provenance(code: "", precision: .locality, radius: nil)
    let address = DeliveryAddress(components: ";;;Concord;MA;;USA")
    var options = AddressBookGeocoder.Options()
    options.precisionFloor = .locality
    let card = record(address, position: try position(42.3, -71.1, provenance))
    #expect(await geocode([card], options)[0].placemark?.provider == "card")
    #expect(await geocode([card])[0].outcome == .noPostalCode)
  }

  @Test func aCoarserPositionThanTheFloorIsAskedForAgain() async throws {
    let provenance = CardPosition.Provenance(code: "02134", precision: .region, radius: nil)
    var options = AddressBookGeocoder.Options()
    options.precisionFloor = .postalCode
    let card = record(allston, position: try position(42.3, -71.1, provenance))
    #expect(await geocode([card], options)[0].placemark?.provider == "zip-table")
  }

  @Test func theCardsPositionIsTheFirstAddresss() async throws {
    let card = try position(42.36, -71.06)
    var second = concord
    second.types = .home
    var options = AddressBookGeocoder.Options()
    options.addressChoice = .all
    var rows = await geocode([record(allston, second, position: card)], options)
    #expect(rows.map { $0.placemark?.provider } == ["card", "zip-table"])

    options.addressChoice = .home
    rows = await geocode([record(allston, second, position: card)], options)
    #expect(rows.map { $0.placemark?.provider } == ["zip-table"])

    options.addressChoice = .work
    rows = await geocode([record(allston, second, position: card)], options)
    #expect(rows.map(\.outcome) == [.noAddress])
  }

  @Test func anAddresssOwnPositionIsItsOwn() async throws {
    let card = try position(42.36, -71.06)
    var second = concord
    second.position = try position(42.46, -71.35)
    var first = allston
    first.position = try position(42.35, -71.13)
    var options = AddressBookGeocoder.Options()
    options.addressChoice = .all
    let rows = await geocode([record(first, second, position: card)], options)
    #expect(rows.map { $0.placemark?.coordinate.latitude } == [42.35, 42.46])
  }
}
