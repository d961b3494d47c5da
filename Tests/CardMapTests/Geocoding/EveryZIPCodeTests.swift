import Testing

@testable import CardMap

/// Every code of the table, by itself.
@Suite(.tags(.geocoding))
struct EveryZIPCodeTests {
  /// Asks for every number of five digits that is in the table.
  private func results(country: String) async throws -> [(ZIPTable.Entry, GeocodingResult)] {
    let entries = (0..<100_000).compactMap { ZIPTable().entry(zip: $0) }
    let results = try await ZIPTable().geocode(
      entries.map {
        GeocodingQuery(DeliveryAddress(postalCode: PostalCode.fiveDigits($0.zip), country: country))
      }
    )
    return Array(zip(entries, results))
  }

  @Test(arguments: ["", "USA"])
  func eachIsAtItsPointAndMilitaryOnesAreNowhere(country: String) async throws {
    var placed = 0
    var military = 0
    for (entry, result) in try await results(country: country) {
      switch result {
      case .located(let location):
        placed += 1
        #expect(entry.kind != .military)
        #expect(location.coordinate == entry.coordinate)
        #expect(!location.coordinate.isNullIsland)
        #expect(location.postalCode == PostalCode.fiveDigits(entry.zip))
        #expect(location.precision == .postalCode)
        #expect(location.radius == entry.radius)
        #expect(location.warnings.isEmpty)
      case .notFound(let reason):
        military += 1
        #expect(entry.kind == .military)
        #expect(reason.code == .militaryMail)
        #expect(!reason.isMismatch)
      case .failed(let error):
        Issue.record("\(entry.zip): \(error)")
      }
    }
    #expect(placed == 41_210)
    #expect(military == 509)
  }

  @Test func withItsOwnCityAndStateNoneHasAWarning() async throws {
    let entries = (0..<100_000).compactMap { ZIPTable().entry(zip: $0) }
      .filter { $0.kind != .military }
    let results = try await ZIPTable().geocode(
      entries.map {
        GeocodingQuery(
          DeliveryAddress(
            locality: $0.city,
            region: $0.state.code,
            postalCode: PostalCode.fiveDigits($0.zip)
          )
        )
      }
    )
    for (entry, result) in zip(entries, results) {
      guard case .located(let location) = result else {
        Issue.record("\(entry.zip): \(result)")
        continue
      }
      #expect(location.coordinate == entry.coordinate)
      #expect(location.warnings.isEmpty)
    }
  }
}
