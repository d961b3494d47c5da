/// A position that a card carries: GEO, or the GEO parameter of an address.
public struct CardPosition: Hashable, Sendable {
  /// The point.
  public var coordinate: Coordinate

  /// What cardmap wrote beside the point, when it was cardmap that wrote it; nil for everybody
  /// else's, which always count.
  public var provenance: Provenance?

  /// Makes a position.
  public init(coordinate: Coordinate, provenance: Provenance? = nil) {
    self.coordinate = coordinate
    self.provenance = provenance
  }

  /// The parameters `X-CARDMAP-CODE`, `X-CARDMAP-PRECISION` and `X-CARDMAP-RADIUS`.
  public struct Provenance: Hashable, Sendable {
    /// The postal code the point was found for, as looked up; the position counts only while the
    /// address's code is still this one.
    public var code: String

    /// How exact the point is.
    public var precision: Precision

    /// Metres the place may lie from the point; nil where nobody knows.
    public var radius: Int?

    /// Makes the parameters' values.
    public init(code: String, precision: Precision, radius: Int?) {
      self.code = code
      self.precision = precision
      self.radius = radius
    }
  }
}
