import Testing

@testable import CardMap

@Suite(.tags(.mapping)) struct MapSelectionTests {
  private func row(_ identifier: String, placed: Bool = true) throws -> GeocodedContact {
    let record = ContactRecord(
      index: 1,
      line: 1,
      byteRange: 0..<1,
      contact: Contact(identifier: identifier)
    )
    guard placed else {
      return GeocodedContact(
        record: record,
        identifier: identifier,
        result: .notPlaced(.init(.noAddress, .noAddress, "there is no address"))
      )
    }
    let point = try #require(Coordinate(latitude: 42.36, longitude: -71.06))
    let placemark = Placemark(
      identifier: identifier,
      title: identifier,
      subtitle: "",
      coordinate: point,
      region: MapRegion(center: point),
      postalAddress: PostalAddress(),
      postalCode: nil,
      precision: .address,
      radius: nil,
      provider: "card",
      attribution: ""
    )
    return GeocodedContact(
      record: record,
      identifier: identifier,
      result: .placed(placemark)
    )
  }

  @Test func `a selection replaces the one before and names it`() throws {
    var map = MapSelection()
    #expect(map.placemark == nil)
    #expect(try map.select(row("a")).replaces == nil)
    #expect(try map.select(row("b")).replaces == "a")
    #expect(try map.select(row("c")).replaces == "b")
    #expect(map.placemark?.identifier == "c")
  }

  @Test func `the same contact again replaces itself`() throws {
    var map = MapSelection()
    try map.select(row("a"))
    #expect(try map.select(row("a")).replaces == "a")
    #expect(map.placemark?.identifier == "a")
  }

  @Test func `a selection that fails throws and changes nothing`() throws {
    var map = MapSelection()
    try map.select(row("a"))
    let before = map
    let failing = try row("b", placed: false)
    let error = #expect(throws: SelectionError.self) { try map.select(failing) }
    #expect(error?.reason.code == .noAddress)
    #expect(map == before)
    #expect(try map.select(row("c")).replaces == "a")
  }

  @Test func `clearing empties the map`() throws {
    var map = MapSelection()
    #expect(map.clear() == nil)
    try map.select(row("a"))
    #expect(map.clear()?.identifier == "a")
    #expect(map.placemark == nil)
    #expect(try map.select(row("b")).replaces == nil)
  }
}
