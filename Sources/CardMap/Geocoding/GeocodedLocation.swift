/// A place that a provider found.
public struct GeocodedLocation: Hashable, Sendable {
  /// How exact the point is.
  public var precision: Precision

  /// The point.
  public var coordinate: Coordinate

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
}

extension GeocodedLocation {
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
    // The compiler's own initializer, which has another order, moves its values; one that sets
    // them one by one would copy them all at its end.
    self.init(
      precision: precision,
      coordinate: coordinate,
      radius: radius,
      postalCode: postalCode,
      provider: provider,
      attribution: attribution,
      warnings: warnings
    )
  }
}
