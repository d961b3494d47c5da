import Testing

@testable import CardMap

@Suite(.tags(.geocoding))
struct GeocodingProviderChainTests {
  private let timedOut = GeocodingError(.timedOut, "no answer in 10 s")

  private func query(_ components: String, floor: Precision? = nil) -> GeocodingQuery {
    GeocodingQuery(DeliveryAddress(components: components), precisionFloor: floor)
  }

  private func reason(_ result: GeocodingResult) -> ReasonCode? {
    switch result {
    case .located: nil
    case .notFound(let reason): reason.code
    case .failed(let error): error.code
    }
  }

  @Test func asksTheNextOnlyForWhatIsOpenAndSaysWhoAnswered() async throws {
    let second = FakeProvider(name: "second") { queries throws(GeocodingError) in
      #expect(queries.map(\.postalAddress.city) == ["Ulm"])
      return [.at(48.4, 9.99, provider: "second")]
    }
    let chain = GeocodingProviderChain([ZIPTable(), second])
    let results = try await chain.geocode([
      query(";;;Allston;MA;02134;USA"), query(";;;Ulm;;89073;Germany"),
      query(";;;Concord;MA;01742;USA"),
    ])
    let providers = results.map { result -> String? in
      if case .located(let location) = result { location.provider } else { nil }
    }
    #expect(providers == ["zip-table", "second", "zip-table"])
    #expect(chain.name == "zip-table,second")
    #expect(chain.preferredBatchSize == 50)
  }

  @Test func failureEmptyAnswerAndThrownErrorAllFallThrough() async throws {
    let notFound = GeocodingResult.notFound(.init(.noSuchPlace, "nothing there"))
    let firsts: [FakeProvider] = [
      .always(.failed(timedOut)), .always(notFound), .throwing(timedOut), .always(.at(0, 0)),
      FakeProvider { _ throws(GeocodingError) in [] },
    ]
    for first in firsts {
      let chain = GeocodingProviderChain([first, ZIPTable()])
      let result = try await chain.geocode(query(";;;Allston;MA;02134;USA"))
      guard case .located(let location) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(location.provider == "zip-table")
    }
  }

  @Test func anAnswerBelowTheFloorFallsThrough() async throws {
    let chain = GeocodingProviderChain([ZIPTable(), FakeProvider.always(.at(42.3, -71.1))])
    let result = try await chain.geocode(query(";;;Allston;MA;02134;USA", floor: .street))
    guard case .located(let location) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(location.provider == "fake")
  }

  @Test func keepsTheReasonThatSaysMost() async throws {
    let mismatch = query(";;;Springfield;IL;01103;USA")
    let foreign = query(";;;Ulm;;89073;Germany")
    let failing = FakeProvider.always(.failed(timedOut))
    let empty = FakeProvider.always(.notFound(.init(.noSuchPlace, "nothing there")))

    var result = try await GeocodingProviderChain([ZIPTable(), failing]).geocode(mismatch)
    #expect(reason(result) == .placesDiffer)
    result = try await GeocodingProviderChain([failing, ZIPTable()]).geocode(mismatch)
    #expect(reason(result) == .placesDiffer)
    result = try await GeocodingProviderChain([failing, ZIPTable()]).geocode(foreign)
    #expect(reason(result) == .timedOut)
    result = try await GeocodingProviderChain([empty, ZIPTable()]).geocode(foreign)
    #expect(reason(result) == .noSuchPlace)
    result = try await GeocodingProviderChain([ZIPTable(), empty]).geocode(foreign)
    #expect(reason(result) == .noSuchPlace)
  }

  @Test func nobodyIsAskedAfterACancellation() async throws {
    let never = FakeProvider { queries throws(GeocodingError) in
      Issue.record("asked after a cancellation")
      return queries.map { _ in .at(1, 1) }
    }
    let cancelled = FakeProvider.throwing(GeocodingError(.cancelled, "the run was cancelled"))
    let result = try await GeocodingProviderChain([cancelled, never])
      .geocode(query(";;;Allston;MA;02134;USA"))
    #expect(reason(result) == .cancelled)
  }

  @Test func withoutProvidersNothingIsAnswered() async throws {
    let result = try await GeocodingProviderChain([]).geocode(query(";;;;;02134;"))
    #expect(reason(result) == .unavailable)
  }
}
