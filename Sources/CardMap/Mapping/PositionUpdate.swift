/// What becomes of the positions of a card when it is written as a vCard.
///
/// A position that is there already stays. Those that cardmap wrote for another code than the
/// address has now are taken away, since they would mislead.
public struct PositionUpdate: Hashable, Sendable {
  /// The position that was found; nil where there is none, or the card itself says where.
  ///
  /// It is written where no other position stays.
  public var position: CardPosition?

  /// The postal code of the address as looked up, "" for none; nil where the card has addresses, but
  /// not the one that was asked for.
  ///
  /// Of the positions that cardmap wrote, only those for this code stay; with nil, all of them.
  public var code: String?

  /// Whether every position makes room for the one that was found.
  public var replacesAll: Bool

  /// Makes an update.
  public init(position: CardPosition? = nil, code: String? = nil, replacesAll: Bool = false) {
    self.position = position
    self.code = code
    self.replacesAll = replacesAll
  }

  /// Whether a position of the card stays.
  ///
  /// - Parameter old: the position; nil for a line that holds none, which is somebody else's.
  /// - Returns: whether it stays.
  func keeps(_ old: CardPosition?) -> Bool {
    if replacesAll, position != nil { return false }
    guard let code, let provenance = old?.provenance else { return true }
    return provenance.code == code
  }
}

extension PositionUpdate {
  /// The update for a row by itself, of whose card nothing else is known.
  init(_ row: borrowing GeocodedContact) {
    self.init(row, code: nil)
  }

  fileprivate init(_ row: borrowing GeocodedContact, code: String?) {
    self.init(code: code)
    guard case .placed(let placemark) = row.result, placemark.provider != "card" else { return }
    position = CardPosition(
      coordinate: placemark.coordinate,
      provenance: CardPosition.Provenance(
        code: code ?? placemark.postalCode ?? "",
        precision: placemark.precision,
        radius: placemark.radius
      )
    )
  }
}

extension AddressBookGeocoder {
  /// What becomes of the positions of a row's card.
  ///
  /// - Parameters:
  ///   - row: the row; with the choice `all`, the first of its card.
  ///   - replacesAll: whether a position that was found replaces every other one.
  /// - Returns: the update.
  public func positionUpdate(
    for row: borrowing GeocodedContact,
    replacesAll: Bool = false
  ) -> PositionUpdate {
    let addresses = row.record.contact?.addresses ?? []
    // A card without an address has no code any more.
    var code = addresses.contains { !$0.isBlank || !$0.label.isEmpty } ? nil : ""
    var isFirst = true
    addresses.withUnsafeBufferPointer { addresses in
      options.addressChoice.forEach(of: addresses) { address, _ in
        guard isFirst else { return }
        isFirst = false
        let query = GeocodingQuery.reading(
          address,
          defaultCountry: options.defaultCountry,
          precisionFloor: options.precisionFloor
        )
        code = query.postalCode?.restoredText ?? ""
      }
    }
    var update = PositionUpdate(row, code: code)
    update.replacesAll = replacesAll
    return update
  }
}
