/// What a provider is asked for: an address and what its text was found to mean.
public struct GeocodingQuery: Hashable, Sendable {
  /// The address as the card says it.
  public var postalAddress: PostalAddress

  /// Makes a query.
  public init(postalAddress: PostalAddress) {
    self.postalAddress = postalAddress
  }
}
