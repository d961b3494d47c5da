import Testing

@testable import CardMap

@Suite("The point that stands for several ZIPs", .tags(.geocoding))
struct ZIPTableCenterTests {
  private let table = ZIPTable()

  @Test(
    "of a city",
    arguments: [
      ("Boston", USState.MA, "02210", 9_888), ("Springfield", .IL, "62703", 12_568),
      ("NYC", .NY, "10020", 13_821), ("Winston Salem", .NC, "27110", 16_655),
      ("Anchorage", .AK, "99503", 23_310),
      // One ZIP: its own point and radius.
      ("Como", .CO, "80432", 12_849),
      // Post offices only, whose reach nobody knows: the lowest of those at one point.
      ("Dededo", .GU, "96912", nil), ("Tamuning", .GU, "96911", nil),
    ] as [(String, USState, String, Int?)]
  )
  func city(_ name: String, _ state: USState, _ code: String, _ radius: Int?) throws {
    let entries = table.entries(city: PlaceKey(name), state: state)
    let center = try #require(table.center(of: entries))
    #expect(center.entry.code == code)
    #expect(center.radius == radius)
  }

  @Test(
    "of a prefix",
    arguments: [
      (969, USState.GU, "96910", 23_812), (995, .AK, "99580", 1_461_596), (5, .NY, "00501", nil),
    ] as [(Int, USState, String, Int?)]
  )
  func prefix(_ prefix: Int, _ state: USState, _ code: String, _ radius: Int?) throws {
    let center = try #require(table.center(of: table.entries(prefix: prefix, state: state)))
    #expect(center.entry.code == code)
    #expect(center.radius == radius)
  }

  @Test("of no ZIPs there is none")
  func none() {
    #expect(table.center(of: []) == nil)
  }

  @Test("an area goes before a post office that is nearer to the mean")
  func areaFirst() throws {
    // Two areas of Boston with a post office between them.
    let entries = ["02109", "02123", "02136"].compactMap { table.entry($0) }
    try #require(entries.map(\.kind) == [.area, .point, .area])
    let center = try #require(table.center(of: entries))
    #expect(center.entry.kind == .area)
  }

  @Test(
    "the mean takes the shorter way round the Earth",
    arguments: [
      ([179.0, -179.0], 180.0), ([-179, 179], 180), ([172, -176, -174], -179 - 1.0 / 3),
      ([-176, 172, -174], -179 - 1.0 / 3), ([144, 145], 144.5), ([-71], -71),
    ] as [([Double], Double)]
  )
  func mean(_ longitudes: [Double], _ expected: Double) throws {
    let points = longitudes.compactMap { Coordinate(latitude: 52, longitude: $0) }
    let mean = try #require(ZIPTable.mean(of: points))
    let apart = MapRegion.wrapped(longitude: mean.longitude - expected)
    #expect(abs(apart).truncatingRemainder(dividingBy: 360) < 1e-9)
    #expect(abs(mean.longitude) <= 180)
    #expect(mean.latitude == 52)
  }
}
