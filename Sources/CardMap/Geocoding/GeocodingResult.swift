/// What a provider answers to one query.
public enum GeocodingResult: Hashable, Sendable {
  /// The place.
  case located(GeocodedLocation)

  /// There is no such place, or it is not the one that the address means.
  case notFound(NotFound)

  /// The provider could not be asked, or its answer not be understood; asking again may help.
  case failed(GeocodingError)

  /// Why there is no place.
  public struct NotFound: Hashable, Sendable {
    /// The kind of reason.
    public var code: ReasonCode

    /// One sentence for people.
    public var message: String

    /// Whether the code was found and contradicts the address (`mismatch`), rather than not found.
    public var isMismatch: Bool

    /// What was noticed on the way.
    public var warnings: [Warning]

    /// Makes a reason.
    public init(
      _ code: ReasonCode,
      _ message: String,
      isMismatch: Bool = false,
      warnings: [Warning] = []
    ) {
      self.code = code
      self.message = message
      self.isMismatch = isMismatch
      self.warnings = warnings
    }
  }
}
