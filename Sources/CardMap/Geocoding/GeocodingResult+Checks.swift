extension GeocodedLocation {
  /// Why the location may not be believed: (0, 0) is no place of an address, and what is coarser
  /// than the floor is none that was asked for.
  ///
  /// - Parameters:
  ///   - floor: the coarsest precision that is still an answer; nil for no floor.
  ///   - provider: the provider's name, for the message.
  /// - Returns: the result that counts instead; nil where the location may be believed.
  @inline(__always)
  func doubt(floor: Precision?, provider: @autoclosure () -> String) -> GeocodingResult? {
    if coordinate.isNullIsland {
      let message = "\(provider()) answered with 0, 0, which is nowhere"
      return .failed(GeocodingError(.nullIsland, message))
    }
    guard let floor, precision > floor else { return nil }
    return .notFound(
      .init(
        .tooCoarse,
        "\(self.provider) knows only the \(precision.noun), which is coarser than"
          + " \(floor.rawValue)",
        warnings: warnings
      )
    )
  }
}

extension GeocodingResult {
  /// The result as it may be believed.
  ///
  /// - Parameters:
  ///   - floor: the coarsest precision that is still an answer; nil for no floor.
  ///   - provider: the provider's name, for the message.
  /// - Returns: the same result, or why it does not count.
  func checked(floor: Precision?, provider: @autoclosure () -> String) -> GeocodingResult {
    guard case .located(let location) = self else { return self }
    return location.doubt(floor: floor, provider: provider()) ?? self
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
