import Testing

@testable import CardMap

@Suite(.tags(.mapping)) struct CoordinateTests {
  @Test(arguments: [
    (90.000001, 0.0), (-90.000001, 0), (0, 180.000001), (0, -180.000001), (.nan, 0), (0, .nan),
    (.infinity, 0), (0, -.infinity), (1e300, 0),
  ])
  func `what is not on the Earth is no coordinate`(_ latitude: Double, _ longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0), (12.5, -0.0)])
  func `the edges are`(_ latitude: Double, _ longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) != nil)
  }

  @Test func `a negative zero is zero`() throws {
    let point = try #require(Coordinate(latitude: -0.0, longitude: -0.0))
    #expect(point.latitude.sign == .plus)
    #expect(point.longitude.sign == .plus)
    #expect(point.isNullIsland)
    #expect(Coordinate(latitude: 0.000_000_4, longitude: -0.000_000_4)?.isNullIsland == true)
    #expect(Coordinate(latitude: 0.000_001, longitude: 0)?.isNullIsland == false)
  }

  @Test func `distances are along the great circle`() throws {
    let boston = try #require(Coordinate(latitude: 42.3601, longitude: -71.0589))
    let honolulu = try #require(Coordinate(latitude: 21.3069, longitude: -157.8583))
    let pole = try #require(Coordinate(latitude: 90, longitude: 12))
    // A quarter of a meridian of the mean sphere is 10,007.56 km.
    #expect(abs(boston.distance(to: pole) - (90 - 42.3601) / 90 * 10_007_557) < 1_000)
    #expect(abs(boston.distance(to: honolulu) - 8_177_820) < 5)
    #expect(boston.distance(to: boston) == 0)
  }

  @Test func `distances cross the antimeridian`() throws {
    let west = try #require(Coordinate(latitude: 52, longitude: 179.95))
    let east = try #require(Coordinate(latitude: 52, longitude: -179.95))
    #expect(abs(west.distance(to: east) - 6_846) < 10)
  }
}

@Suite(.tags(.mapping)) struct MapRegionTests {
  private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test func `a region is a fifth of a degree high and wide where nothing else is said`() throws {
    let region = MapRegion(center: try point(42.36, -71.06))
    #expect(region.span == CoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
    #expect(region.center.latitude == 42.36)
    #expect(abs(region.north - 42.46) < 1e-9)
    #expect(abs(region.west + 71.16) < 1e-9)
  }

  @Test func `containment goes on beyond the antimeridian`() throws {
    let region = MapRegion(center: try point(52, 179.95))
    #expect(try region.contains(point(52, -179.98)))
    #expect(try region.contains(point(52, 179.86)))
    #expect(try !region.contains(point(52, 0)))
    #expect(try !region.contains(point(52, -179.9)))
    #expect(region.west > region.east)
    let other = MapRegion(center: try point(-16.5, -179.95))
    #expect(try other.contains(point(-16.5, 179.97)))
    #expect(try !other.contains(point(-16.5, 179.8)))
  }

  @Test func `the antimeridian is one line, whatever its sign`() throws {
    let region = MapRegion(center: try point(0.5, 180))
    #expect(try region.contains(point(0.5, -180)))
    #expect(try region.contains(point(0.5, -179.95)))
    #expect(try region.contains(point(0.5, 179.95)))
  }

  @Test func `a region ends at the pole and holds all its meridians`() throws {
    let region = MapRegion(center: try point(89.95, 10))
    #expect(region.north == 90)
    #expect(abs(region.south - 89.85) < 1e-9)
    #expect(try region.contains(point(90, -170)))
    #expect(try !region.contains(point(89.9, -170)))
    #expect(try !region.contains(point(-90, 10)))
  }

  @Test func `a region holds its corners and the points that it was fitted to`() throws {
    for step in 0..<1_000 {
      let center = try point(Double(step % 170) * 1.0137 - 85, Double(step) * 0.35913 - 179.5)
      let region = MapRegion(center: center)
      for corner in try [point(region.south, region.west), point(region.north, region.east)] {
        #expect(region.contains(corner))
      }
      let points = try [center, point(center.latitude + 0.31713, -center.longitude / 3)]
      let fitted = try #require(MapRegion(fitting: points))
      #expect(points.allSatisfy(fitted.contains))
    }
  }

  @Test func `a span of the whole Earth holds everything`() throws {
    let region = MapRegion(
      center: try point(0, 170),
      span: CoordinateSpan(latitudeDelta: 999, longitudeDelta: 999)
    )
    #expect(region.span == CoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    #expect(region.west == -180 && region.east == 180)
    for longitude in [-180.0, -10, 0, 170, 180] {
      #expect(try region.contains(point(-90, longitude)))
      #expect(try region.contains(point(12, longitude)))
    }
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func `a span that is no span is none`(_ delta: Double) {
    let span = CoordinateSpan(latitudeDelta: delta, longitudeDelta: delta)
    #expect(span == CoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }

  @Test func `metres are whole distances across`() throws {
    let region = MapRegion(
      center: try point(60, 5),
      latitudinalMeters: 250,
      longitudinalMeters: 250
    )
    let north = try point(region.north, 5)
    let south = try point(region.south, 5)
    #expect(abs(north.distance(to: south) - 250) < 0.01)
    let east = try point(60, region.east)
    let west = try point(60, region.west)
    #expect(abs(east.distance(to: west) - 250) < 0.01)
    #expect(abs(region.span.longitudeDelta / region.span.latitudeDelta - 2) < 1e-6)
  }

  @Test func `metres at the pole are as wide as the Earth`() throws {
    let region = MapRegion(
      center: try point(90, 0),
      latitudinalMeters: 250,
      longitudinalMeters: 250
    )
    #expect(region.span.longitudeDelta == 360)
    let empty = MapRegion(center: try point(90, 0), latitudinalMeters: 0, longitudinalMeters: 0)
    #expect(empty.span == CoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }

  @Test func `fitting takes the smaller arc`() throws {
    let region = try #require(
      MapRegion(fitting: [point(52, 179.9), point(51, -179.9), point(51.5, 180)])
    )
    #expect(abs(region.span.longitudeDelta - 0.2) < 1e-9)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(abs(region.center.longitude) - 180) < 1e-9)
    #expect(region.west > region.east)
    let plain = try #require(MapRegion(fitting: [point(40, -75), point(45, -70)]))
    #expect(plain.center == Coordinate(latitude: 42.5, longitude: -72.5))
    #expect(abs(plain.west + 75) < 1e-9 && abs(plain.east + 70) < 1e-9)
    #expect(MapRegion(fitting: []) == nil)
    let one = try #require(MapRegion(fitting: [point(40, -75)]))
    #expect(one.span == CoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }
}
