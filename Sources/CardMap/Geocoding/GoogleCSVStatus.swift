extension GoogleCSVResponse {
  /// A status code of the old service, `GGeoStatusCode`; one that it never documented keeps its
  /// number.
  public struct Status: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: Int

    /// Makes a status of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 200, `G_GEO_SUCCESS`: there is a place.
    public static let success = Status(rawValue: 200)
    /// 400, `G_GEO_BAD_REQUEST`: the request was not understood.
    public static let badRequest = Status(rawValue: 400)
    /// 500, `G_GEO_SERVER_ERROR`: the service failed without saying why.
    public static let serverError = Status(rawValue: 500)
    /// 601, `G_GEO_MISSING_QUERY`: the query was empty.
    public static let missingQuery = Status(rawValue: 601)
    /// 602, `G_GEO_UNKNOWN_ADDRESS`: there is no such place.
    public static let unknownAddress = Status(rawValue: 602)
    /// 603, `G_GEO_UNAVAILABLE_ADDRESS`: the service may not answer for this place.
    public static let unavailableAddress = Status(rawValue: 603)
    /// 604, `G_GEO_UNKNOWN_DIRECTIONS`: there is no such route.
    public static let unknownDirections = Status(rawValue: 604)
    /// 610, `G_GEO_BAD_KEY`: the key is missing or refused.
    public static let badKey = Status(rawValue: 610)
    /// 620, `G_GEO_TOO_MANY_QUERIES`: asked too fast, or the day's quota is used up.
    public static let tooManyQueries = Status(rawValue: 620)

    /// The number, and what it means.
    public var description: String {
      let meaning =
        switch self {
        case .success: "success"
        case .badRequest: "the request was not understood"
        case .serverError: "the service failed"
        case .missingQuery: "the query was empty"
        case .unknownAddress: "there is no such place"
        case .unavailableAddress: "it may not answer for this place"
        case .unknownDirections: "there is no such route"
        case .badKey: "the key is missing or refused"
        case .tooManyQueries: "asked too fast, or the quota is used up"
        default: "a status that the service never documented"
        }
      return "\(rawValue) (\(meaning))"
    }

    /// The reason code of a status that is neither a place nor "no such place".
    var reasonCode: ReasonCode {
      switch self {
      case .serverError, .unavailableAddress: .unavailable
      case .badKey: .badKey
      case .tooManyQueries: .rateLimited
      default: .badResponse
      }
    }
  }
}
