/// The whole height and width of a region, in degrees, as in MapKit.
public struct CoordinateSpan: Hashable, Sendable {
  /// North to south, in degrees, from 0 to 180.
  public let latitudeDelta: Double

  /// West to east, in degrees, from 0 to 360.
  public let longitudeDelta: Double

  /// Makes a span; what is negative or not a number becomes 0, what is larger than the Earth the
  /// whole of it.
  ///
  /// - Parameters:
  ///   - latitudeDelta: north to south, in degrees.
  ///   - longitudeDelta: west to east, in degrees.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta > 0 ? min(latitudeDelta, 180) : 0
    self.longitudeDelta = longitudeDelta > 0 ? min(longitudeDelta, 360) : 0
  }
}
