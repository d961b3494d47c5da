/// What a map shows: a centre and a span round it.
///
/// A region near ±180° goes on at the other side of the antimeridian; one near a pole ends there.
public struct MapRegion: Hashable, Sendable {
  /// The span of a region round a placemark where nothing else is asked for: 0.2° each way, about
  /// 22 km from north to south.
  public static let defaultSpan = CoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)

  /// The middle of the region.
  public let center: Coordinate

  /// The whole height and width of the region, in degrees.
  public let span: CoordinateSpan

  /// Makes a region from its centre and its span.
  ///
  /// - Parameters:
  ///   - center: the middle.
  ///   - span: the whole height and width, in degrees.
  public init(center: Coordinate, span: CoordinateSpan = MapRegion.defaultSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region from its centre and distances in metres.
  ///
  /// Both are whole distances across the region, as the deltas of a span are. Near a pole, where
  /// a degree of longitude shrinks to nothing, the region is as wide as the Earth.
  ///
  /// - Parameters:
  ///   - center: the middle.
  ///   - latitudinalMeters: north to south, in metres.
  ///   - longitudinalMeters: west to east at the centre's latitude, in metres.
  public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    let degree = Coordinate.meanEarthRadius * Double.pi / 180
    let parallel = degree * max(0, cosine(center.latitude * Double.pi / 180))
    let width = longitudinalMeters > 0 ? longitudinalMeters / parallel : 0
    self.init(
      center: center,
      span: CoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: width.isFinite ? width : 360
      )
    )
  }

  /// The smallest region that holds all the points, or nil where there are none.
  ///
  /// Its width takes the shorter way round the Earth: two points at 179.9° and -179.9° are 0.2°
  /// apart, not 359.8°.
  ///
  /// - Parameter coordinates: the points.
  public init?(fitting coordinates: some Collection<Coordinate>) {
    guard let first = coordinates.first else { return nil }
    var south = first.latitude
    var north = first.latitude
    for point in coordinates {
      south = min(south, point.latitude)
      north = max(north, point.latitude)
    }
    // The region begins east of the widest gap between neighbours on the circle.
    let longitudes = coordinates.map(\.longitude).sorted()
    var west = longitudes[0]
    var widestGap = 360 - (longitudes[longitudes.count - 1] - longitudes[0])
    for (left, right) in zip(longitudes, longitudes.dropFirst()) where right - left > widestGap {
      widestGap = right - left
      west = right
    }
    let width = 360 - widestGap
    self.init(
      center: Coordinate(
        unchecked: (south + north) / 2,
        MapRegion.wrapped(longitude: west + width / 2)
      ),
      span: CoordinateSpan(latitudeDelta: north - south, longitudeDelta: width)
    )
  }

  /// The southern edge in degrees, never beyond the pole.
  public var south: Double { max(-90, center.latitude - span.latitudeDelta / 2) }

  /// The northern edge in degrees, never beyond the pole.
  public var north: Double { min(90, center.latitude + span.latitudeDelta / 2) }

  /// The western edge in degrees, from -180 to 180; greater than ``east`` where the region crosses the
  /// antimeridian (RFC 7946, section 5.2).
  public var west: Double {
    span.longitudeDelta >= 360
      ? -180 : MapRegion.wrapped(longitude: center.longitude - span.longitudeDelta / 2)
  }

  /// The eastern edge in degrees, from -180 to 180.
  public var east: Double {
    span.longitudeDelta >= 360
      ? 180 : MapRegion.wrapped(longitude: center.longitude + span.longitudeDelta / 2)
  }

  /// How far beyond the edge a point still lies on it, in degrees: a tenth of a millimetre, more than
  /// what rounding makes of an edge.
  private static let tolerance = 1e-9

  /// Whether a point lies in the region or on its edge.
  ///
  /// - Parameter coordinate: the point.
  /// - Returns: true where it does, also across the antimeridian.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let tolerance = MapRegion.tolerance
    guard coordinate.latitude >= south - tolerance, coordinate.latitude <= north + tolerance else {
      return false
    }
    // At a pole every longitude is the same point.
    if abs(coordinate.latitude) == 90 { return true }
    let apart = abs(MapRegion.wrapped(longitude: coordinate.longitude - center.longitude))
    return apart <= span.longitudeDelta / 2 + tolerance
  }

  /// The same meridian, from -180 to 180, for a longitude no more than one turn away.
  static func wrapped(longitude: Double) -> Double {
    if longitude > 180 { return longitude - 360 }
    if longitude < -180 { return longitude + 360 }
    return longitude
  }
}
