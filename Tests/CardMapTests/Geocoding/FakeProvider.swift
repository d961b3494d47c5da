@testable import CardMap

/// A provider that answers, or misbehaves, as a test says.
struct FakeProvider: GeocodingProvider {
  var name = "fake"
  var attribution = "nobody"
  var preferredBatchSize = 50
  let answer: @Sendable ([GeocodingQuery]) throws(GeocodingError) -> [GeocodingResult]

  func geocode(
    _ queries: [GeocodingQuery]
  ) async throws(GeocodingError) -> [GeocodingResult] {
    try answer(queries)
  }

  /// A provider that gives the same answer to every query.
  static func always(_ result: GeocodingResult, name: String = "fake") -> FakeProvider {
    FakeProvider(name: name) { queries throws(GeocodingError) in queries.map { _ in result } }
  }

  /// A provider that throws.
  static func throwing(_ error: GeocodingError, name: String = "fake") -> FakeProvider {
    FakeProvider(name: name) { _ throws(GeocodingError) in throw error }
  }
}

extension GeocodingResult {
  /// A location at a point.
  static func at(
    _ latitude: Double,
    _ longitude: Double,
    _ precision: Precision = .address,
    provider: String = "fake",
    postalCode: String? = nil
  ) -> GeocodingResult {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      return .failed(GeocodingError(.badResponse, "out of range"))
    }
    return .located(
      GeocodedLocation(
        coordinate: coordinate,
        precision: precision,
        postalCode: postalCode,
        provider: provider,
        attribution: "nobody"
      )
    )
  }
}
