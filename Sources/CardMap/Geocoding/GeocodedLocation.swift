/// A place that a provider found.
public struct GeocodedLocation: Hashable, Sendable {
  /// The point.
  public var coordinate: Coordinate

  /// How exact the point is.
  public var precision: Precision

  /// Metres the place may lie from the point; nil where nobody knows.
  public var radius: Int?

  /// The postal code that was looked up, mended where it had to be; nil where none was.
  public var postalCode: String?

  /// The name of the provider that answered.
  public var provider: String

  /// Whose data the answer is.
  public var attribution: String

  /// What was mended, assumed or doubtful.
  public var warnings: [Warning]

  /// Makes a location.
  public init(
    coordinate: Coordinate,
    precision: Precision,
    radius: Int? = nil,
    postalCode: String? = nil,
    provider: String,
    attribution: String,
    warnings: [Warning] = []
  ) {
    self.coordinate = coordinate
    self.precision = precision
    self.radius = radius
    self.postalCode = postalCode
    self.provider = provider
    self.attribution = attribution
    self.warnings = warnings
  }
}
