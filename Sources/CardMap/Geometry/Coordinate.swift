/// A point on the Earth, in degrees of the World Geodetic System 1984.
///
/// Every value is finite and in range: there is no coordinate that is not a number, and none
/// beyond the poles. Whether a point may stand for an address is another question, see
/// ``isNullIsland``.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, from -180 to 180.
  public let longitude: Double

  /// Makes a coordinate, or nil where a value is not finite or out of range.
  ///
  /// - Parameters:
  ///   - latitude: degrees north of the equator, from -90 to 90.
  ///   - longitude: degrees east of Greenwich, from -180 to 180.
  public init?(latitude: Double, longitude: Double) {
    // A comparison with a NaN is false, so these two ranges refuse it too.
    guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
    self.init(unchecked: latitude, longitude)
  }

  /// For values that are in range by construction.
  init(unchecked latitude: Double, _ longitude: Double) {
    // Adding zero makes a negative zero positive, so that equal points are the same bytes.
    self.latitude = latitude + 0
    self.longitude = longitude + 0
  }

  /// Whether this is (0, 0) to the six decimals of the documents, where no address is: what broken
  /// software writes for "nowhere".
  public var isNullIsland: Bool { abs(latitude) < 0.000_000_5 && abs(longitude) < 0.000_000_5 }

  /// The distance to another point along the great circle, in metres, on a sphere of the Earth's
  /// mean radius (6,371,009 m; within 0.6 % of the ellipsoid).
  ///
  /// - Parameter other: the other point.
  /// - Returns: metres, never negative.
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = sine((other.latitude - latitude) * radians / 2)
    let halfLongitude = sine((other.longitude - longitude) * radians / 2)
    let chord =
      halfLatitude * halfLatitude
      + cosine(latitude * radians) * cosine(other.latitude * radians)
      * halfLongitude * halfLongitude
    return 2 * Coordinate.meanEarthRadius * arcSine(min(1, chord.squareRoot()))
  }

  /// The Earth's mean radius in metres (IUGG: (2a + b) / 3, rounded).
  static let meanEarthRadius = 6_371_009.0
}
