/// An address of a card on its way to a row.
///
/// It points at what the batch holds: values of this size are slow to copy.
struct Item {
  /// The card.
  let record: UnsafePointer<ContactRecord>

  /// Which of the card's chosen addresses it is, from 1.
  let number: Int

  /// What the address was found to mean; the row takes the address out of it.
  let query: UnsafeMutablePointer<GeocodingQuery>

  /// The contact's identifier, with `#2`, `#3` … for its second and later addresses.
  @inline(__always)
  var identifier: String {
    guard number > 1 else { return record.pointee.contact?.identifier ?? "" }
    return "\(record.pointee.identifier)#\(number)"
  }

  /// The contact's name, else `Contact 3`.
  @inline(__always)
  var title: String {
    if let name = record.pointee.contact?.name, !name.isEmpty { return name }
    return record.pointee.title
  }

  /// Takes the address out of the query, which nobody needs any more: to move it costs nothing.
  @inline(__always)
  func takeAddress() -> PostalAddress {
    exchange(&query.pointee.postalAddress, with: PostalAddress())
  }

  /// What the reader, the reading of the address and the provider have to say, in this order.
  ///
  /// What the reader says is of the card: it stands on the first of its rows only.
  @inline(__always)
  func warnings(_ last: [Warning]) -> [Warning] {
    if record.pointee.diagnostics.isEmpty, query.pointee.warnings.isEmpty { return last }
    let first = number == 1 ? record.pointee.diagnostics.map(\.warning) : []
    return first + query.pointee.warnings + last
  }
}

extension AddressBookGeocoder {
  // MARK: - Before a provider is asked

  /// Whether a provider must be asked for an address: it has a code and no position.
  ///
  /// - Parameters:
  ///   - query: the address.
  ///   - position: the position that the card has for it.
  /// - Returns: true for nearly every address; false where ``decidedRow(_:_:)`` may know better.
  @inline(__always)
  func mustAsk(_ query: GeocodingQuery, _ position: CardPosition?) -> Bool {
    // Comparing with nil would copy the code.
    position == nil && query.postalCode?.form != nil && !query.isMilitaryMail
  }

  /// The row of an address that the card alone decides; nil where a provider must be asked.
  ///
  /// - Parameters:
  ///   - item: the address.
  ///   - position: the position that the card has for it.
  /// - Returns: the row; nil where a provider must be asked.
  func decidedRow(_ item: Item, _ position: CardPosition?) -> GeocodedContact? {
    let query = item.query.pointee
    if let position, !options.ignoresCardPositions,
      let location = location(position, of: query.postalCode)
    {
      return row(item, location)
    }
    if query.isMilitaryMail {
      return row(item, .init(.militaryMail, "military mail has no fixed place"))
    }
    if query.postalCode == nil, (options.precisionFloor ?? .postalCode) < .locality {
      return row(item, .init(.noPostalCode, "the address has no postal code"))
    }
    return nil
  }

  /// The row of a card that could not be read.
  func unreadable(_ record: ContactRecord) -> GeocodedContact {
    let error = record.error ?? UnreadableCardError(.nothingReadable, "the card holds nothing")
    return GeocodedContact(
      record: record,
      identifier: "",
      result: .notPlaced(
        .init(.unreadable, error.code, error.message, warnings: record.diagnostics.map(\.warning))
      )
    )
  }

  /// The row of a contact that the choice of addresses leaves without one: its own position, where
  /// it has no address at all, else nothing.
  func withoutAddress(_ record: UnsafePointer<ContactRecord>) -> GeocodedContact {
    let contact = record.pointee.contact
    let hasAddress =
      contact?.addresses.contains { !$0.isBlank || !$0.label.isEmpty } ?? false
    var query = GeocodingQuery(postalAddress: PostalAddress(), countryBasis: .assumed)
    return withUnsafeMutablePointer(to: &query) { query in
      let item = Item(record: record, number: 1, query: query)
      if !hasAddress, !options.ignoresCardPositions, let position = contact?.position,
        let location = location(position, of: nil)
      {
        return row(item, location)
      }
      let message = hasAddress ? "the card has no such address" : "the card has no address"
      return row(item, .init(.noAddress, message))
    }
  }

  /// The location that a position on the card is; nil where it does not count.
  ///
  /// What cardmap wrote counts only while the address's code is still the one it was written for,
  /// and only where it is as precise as is asked for now: else a provider is asked again.
  private func location(_ position: CardPosition, of code: PostalCode?) -> GeocodedLocation? {
    guard !position.coordinate.isNullIsland else { return nil }
    var location = GeocodedLocation(
      coordinate: position.coordinate,
      precision: .address,
      postalCode: code?.text,
      provider: "card",
      attribution: ""
    )
    if let provenance = position.provenance {
      let floor = options.precisionFloor ?? (code == nil ? .postalCode : .country)
      guard provenance.code == code?.restoredText ?? "", provenance.precision <= floor else {
        return nil
      }
      location.postalCode = code?.restoredText
      location.precision = provenance.precision
      location.radius = provenance.radius
    }
    return location
  }

  // MARK: - Rows

  /// The row that a provider's answer makes.
  @inline(__always)
  func row(_ item: Item, _ answer: GeocodingResult) -> GeocodedContact {
    if case .located(let location) = answer {
      let doubt = location.doubt(floor: options.precisionFloor, provider: provider.name)
      return doubt.map { believed(item, $0) } ?? row(item, location)
    }
    return believed(item, answer)
  }

  /// The row of an answer that needs no second look.
  private func believed(_ item: Item, _ answer: GeocodingResult) -> GeocodedContact {
    switch answer {
    case .located(let location):
      return row(item, location)
    case .notFound(let reason):
      return row(item, reason)
    case .failed(let error):
      return row(
        item,
        PlacementResult.NotPlaced(
          .failed,
          error.code,
          error.description,
          warnings: item.warnings([])
        )
      )
    }
  }

  private func row(_ item: Item, _ reason: GeocodingResult.NotFound) -> GeocodedContact {
    let outcome: Outcome =
      if reason.isMismatch {
        .mismatch
      } else {
        // For these two the code is the outcome's name.
        switch reason.code {
        case .noPostalCode: .noPostalCode
        case .noAddress: .noAddress
        default: .noMatch
        }
      }
    return row(
      item,
      PlacementResult.NotPlaced(
        outcome,
        reason.code,
        reason.message,
        warnings: item.warnings(reason.warnings)
      )
    )
  }

  @inline(__always)
  private func row(_ item: Item, _ location: GeocodedLocation) -> GeocodedContact {
    let record = item.record
    let address = item.takeAddress()
    return GeocodedContact(
      record: record.pointee,
      identifier: item.identifier,
      result: .placed(
        Placemark(
          identifier: item.identifier,
          title: item.title,
          subtitle: address.singleLine(defaultCountry: options.defaultCountry),
          coordinate: location.coordinate,
          region: MapRegion(
            center: location.coordinate,
            span: CoordinateSpan(latitudeDelta: options.span, longitudeDelta: options.span)
          ),
          postalAddress: address,
          // The card's own, however a provider writes it.
          postalCode: item.query.pointee.postalCode?.restoredText ?? location.postalCode,
          precision: location.precision,
          radius: location.radius,
          provider: location.provider,
          attribution: location.attribution,
          phoneNumbers: record.pointee.contact?.phoneNumbers ?? [],
          emailAddresses: record.pointee.contact?.emailAddresses ?? [],
          urls: record.pointee.contact?.urls ?? [],
          warnings: item.warnings(location.warnings)
        )
      )
    )
  }

  private func row(_ item: Item, _ reason: PlacementResult.NotPlaced) -> GeocodedContact {
    var reason = reason
    reason.postalAddress = item.takeAddress()
    return GeocodedContact(
      record: item.record.pointee,
      identifier: item.identifier,
      result: .notPlaced(reason)
    )
  }
}
