extension GeocodingResult {
  /// The result as it may be believed: (0, 0) is no place of an address, and what is coarser than
  /// the floor is none that was asked for.
  ///
  /// - Parameters:
  ///   - floor: the coarsest precision that is still an answer; nil for no floor.
  ///   - provider: the provider's name, for the message.
  /// - Returns: the same result, or why it does not count.
  func checked(floor: Precision?, provider: String) -> GeocodingResult {
    guard case .located(let location) = self else { return self }
    if location.coordinate.isNullIsland {
      return .failed(
        GeocodingError(.nullIsland, "\(provider) answered with 0, 0, which is nowhere")
      )
    }
    if let floor, location.precision > floor {
      return .notFound(
        NotFound(
          .tooCoarse,
          "\(location.provider) knows only the \(location.precision.noun), which is coarser than"
            + " \(floor.rawValue)",
          warnings: location.warnings
        )
      )
    }
    return self
  }

  /// How much a reason says, when several providers had none but reasons.
  ///
  /// A contradiction in the address says most; that a provider could not be asked says that asking
  /// again may help; that it has nothing on such addresses says least.
  var weight: Int {
    switch self {
    case .located: 5
    case .failed: 3
    case .notFound(let reason):
      if reason.isMismatch || reason.code == .militaryMail || reason.code == .ambiguous {
        4
      } else if reason.code == .foreignCode || reason.code == .noPostalCode {
        1
      } else {
        2
      }
    }
  }
}

extension Precision {
  /// The word for people.
  fileprivate var noun: String {
    switch self {
    case .address: "address"
    case .street: "street"
    case .postalCode: "postal code's area"
    case .locality: "city"
    case .region: "region"
    case .country: "country"
    }
  }
}
