/// Anything that finds the place of an address: a table, a service, yours.
///
/// A conformer answers batches, since some services take 10,000 addresses in a request and the
/// ZIP table answers in nanoseconds.
///
/// What a conformer must do:
///
/// * answer each query, in the order of the queries, with exactly one result;
/// * answer "there is no such place" with ``GeocodingResult/notFound(_:)``, and only "could not
///   ask" or "could not understand the answer" with ``GeocodingResult/failed(_:)``;
/// * never answer with (0, 0), and never with a coarser location than it says;
/// * throw only where the whole batch is lost, for instance when the task was cancelled.
public protocol GeocodingProvider: Sendable {
  /// The name by which users ask for it: lower case, words joined with `-`.
  var name: String { get }

  /// Whose data the answers are, for the placemark.
  var attribution: String { get }

  /// How many queries a streaming run should hand over at once, 1 ... 10,000.
  var preferredBatchSize: Int { get }

  /// Finds the places of a batch of addresses.
  ///
  /// - Parameter queries: the addresses.
  /// - Returns: one result for each query, in their order.
  /// - Throws: an error that concerns the whole batch.
  func geocode(_ queries: [GeocodingQuery]) async throws(GeocodingError) -> [GeocodingResult]
}

extension GeocodingProvider {
  /// 10,000: as many as the services with the largest batches take.
  public var preferredBatchSize: Int { 10_000 }

  /// Finds the place of one address.
  ///
  /// - Parameter query: the address.
  /// - Returns: the result.
  /// - Throws: an error that concerns the whole call.
  public func geocode(_ query: GeocodingQuery) async throws(GeocodingError) -> GeocodingResult {
    guard let result = try await geocode([query]).first else {
      throw GeocodingError(.badResponse, "\(name) gave no answer")
    }
    return result
  }
}
