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
      let answers = await provider.uncheckedAnswers(to: asked)
      for (answer, index) in zip(answers, open) {
        let answer = answer.checked(floor: queries[index].precisionFloor, provider: provider.name)
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
  /// Asks the provider; there is exactly one answer for each query.
  ///
  /// What the provider throws is the answer to every query. Whether a location may be believed is
  /// for the caller to see, with ``GeocodedLocation/doubt(floor:provider:)``.
  func uncheckedAnswers(to queries: [GeocodingQuery]) async -> [GeocodingResult] {
    let error: GeocodingError
    do {
      let results = try await geocode(queries)
      if results.count == queries.count { return results }
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
  /// Whether the task was cancelled.
  fileprivate var isCancelled: Bool {
    if case .failed(let error) = self { error.code == .cancelled } else { false }
  }
}
