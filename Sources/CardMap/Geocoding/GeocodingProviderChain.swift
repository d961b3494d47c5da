/// Several providers, asked in order until one answers.
///
/// Each is asked only for the addresses that those before it did not place: neither "no such
/// place" nor a failure ends the search, nor does an answer that is coarser than the query's floor.
/// A location names the provider that found it. Where none did, the reason that says most is kept,
/// of equal ones the last.
public struct GeocodingProviderChain: GeocodingProvider {
  /// The providers, the first to be asked first.
  public let providers: [any GeocodingProvider]

  /// Makes a chain.
  ///
  /// - Parameter providers: the first to be asked first; at least one.
  public init(_ providers: [any GeocodingProvider]) {
    self.providers = providers
  }

  /// The names of the providers, as a user lists them.
  public var name: String { providers.map(\.name).joined(separator: ",") }

  /// Whose data the answers may be; each location says its own.
  public var attribution: String {
    providers.map(\.attribution).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// As many as suit every one of the providers.
  public var preferredBatchSize: Int { providers.map(\.preferredBatchSize).min() ?? 1 }

  /// Finds the places of a batch of addresses; it never throws: what a provider throws becomes the
  /// result of each address that it was asked for.
  public func geocode(
    _ queries: [GeocodingQuery]
  ) async throws(GeocodingError) -> [GeocodingResult] {
    var results = [GeocodingResult](
      repeating: .failed(GeocodingError(.unavailable, "there is no provider to ask")),
      count: queries.count
    )
    var open = Array(queries.indices)
    for (number, provider) in providers.enumerated() where !open.isEmpty {
      let asked = open.count == queries.count ? queries : open.map { queries[$0] }
      let answers = await provider.answers(to: asked)
      for (answer, index) in zip(answers, open) {
        if number == 0 || answer.weight >= results[index].weight { results[index] = answer }
      }
      // Nobody else is asked once the run is to end.
      if answers.contains(where: \.isCancelled) { break }
      open.removeAll { if case .located = results[$0] { true } else { false } }
    }
    return results
  }
}

extension GeocodingProvider {
  /// Asks the provider and makes sure of its answers.
  ///
  /// There is exactly one for each query, never (0, 0) and never coarser than the query's floor.
  /// What the provider throws is the result of every query.
  func answers(to queries: [GeocodingQuery]) async -> [GeocodingResult] {
    let error: GeocodingError
    do {
      var results = try await geocode(queries)
      if results.count == queries.count {
        for index in results.indices where results[index].isDoubtful(queries[index].precisionFloor)
        {
          let floor = queries[index].precisionFloor
          results[index] = results[index].checked(floor: floor, provider: name)
        }
        return results
      }
      error = GeocodingError(
        .badResponse,
        "\(name) gave \(results.count) answers to \(queries.count) questions"
      )
    } catch let thrown {
      error = thrown
    }
    return [GeocodingResult](repeating: .failed(error), count: queries.count)
  }
}

extension GeocodingResult {
  /// Whether a location needs a second look; nearly none does.
  fileprivate func isDoubtful(_ floor: Precision?) -> Bool {
    guard case .located(let location) = self else { return false }
    return location.coordinate.isNullIsland || floor.map { location.precision > $0 } ?? false
  }

  /// Whether the task was cancelled.
  fileprivate var isCancelled: Bool {
    if case .failed(let error) = self { error.code == .cancelled } else { false }
  }
}
