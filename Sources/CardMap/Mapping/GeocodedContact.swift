/// One row of a run: a contact, or one of its addresses, and what became of it.
public struct GeocodedContact: Hashable, Sendable {
  /// The card that the row is of.
  public var record: ContactRecord

  /// The contact's identifier, with `#2`, `#3` … for its second and later addresses.
  public var identifier: String

  /// The placemark, or why there is none.
  public var result: PlacementResult

  /// Makes a row.
  public init(record: ContactRecord, identifier: String, result: PlacementResult) {
    self.record = record
    self.identifier = identifier
    self.result = result
  }

  /// The address that was used, as the card says it; all fields empty where there is none.
  public var postalAddress: PostalAddress {
    switch result {
    case .placed(let placemark): placemark.postalAddress
    case .notPlaced(let reason): reason.postalAddress
    }
  }

  /// What became of the contact.
  public var outcome: Outcome {
    switch result {
    case .placed: .placed
    case .notPlaced(let reason): reason.outcome
    }
  }
}

/// The placemark of a contact, or why there is none.
public enum PlacementResult: Hashable, Sendable {
  /// The contact is on the map.
  case placed(Placemark)
  /// The contact is not on the map.
  case notPlaced(NotPlaced)

  /// Why a contact is not on the map.
  public struct NotPlaced: Hashable, Sendable {
    /// The outcome; never `placed`.
    public var outcome: Outcome
    /// The kind of reason.
    public var code: ReasonCode
    /// One sentence for people.
    public var message: String
    /// What was mended, assumed or doubtful on the way.
    public var warnings: [Warning]
    /// The address that was used, as the card says it; all fields empty where there is none.
    public var postalAddress: PostalAddress

    /// Makes a reason.
    public init(
      _ outcome: Outcome,
      _ code: ReasonCode,
      _ message: String,
      warnings: [Warning] = [],
      postalAddress: PostalAddress = PostalAddress()
    ) {
      self.outcome = outcome
      self.code = code
      self.message = message
      self.warnings = warnings
      self.postalAddress = postalAddress
    }
  }
}
