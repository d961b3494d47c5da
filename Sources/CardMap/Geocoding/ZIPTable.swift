/// The table of every ZIP code of the United States inside the program.
///
/// As a provider it decides what an address with a ZIP code means: whether code, state, city and
/// country agree, what to do about zeros that were lost, and where to go when a code is not in the
/// table. Nothing is read or built before the first question.
public struct ZIPTable: GeocodingProvider {
  /// Makes the provider; nothing is read or built for it.
  public init() {}

  /// The name by which users ask for it.
  public var name: String { "zip-table" }
  /// Whose data the points are.
  public var attribution: String { "US Census Bureau; GeoNames (CC BY 4.0)" }
  /// Small, so that a batch stays in the processor's cache.
  public var preferredBatchSize: Int { 64 }

  /// Finds the places of a batch of addresses; it never throws and never answers `failed`.
  public func geocode(
    _ queries: [GeocodingQuery]
  ) async throws(GeocodingError) -> [GeocodingResult] {
    queries.withUnsafeBufferPointer { queries in
      guard let first = queries.baseAddress else { return [] }
      var results: [GeocodingResult] = []
      results.reserveCapacity(queries.count)
      for index in queries.indices where !appendOrdinaryResult(first + index, to: &results) {
        results.append(result(for: queries[index]))
      }
      return results
    }
  }

  /// Whether a number of five digits is a code of military mail: 09xxx, 340xx and 962xx to 966xx.
  static func isMilitary(_ number: Int) -> Bool {
    switch number / 100 {
    case 90...99, 340, 962...966: true
    default: false
    }
  }
}
