/// Places the contacts of an address book: the stage between reading and writing.
public struct AddressBookGeocoder: Sendable {
  /// What a run may ask for.
  public struct Options: Sendable {
    /// Which address of a contact is used.
    public var addressChoice = AddressChoice.first
    /// The country of addresses that name none, ISO 3166-1 alpha-2.
    public var defaultCountry = "US"
    /// The span of the region round a placemark, in degrees each way.
    public var span = 0.2
    /// Whether positions on the cards are left aside.
    public var ignoresCardPositions = false
    /// The coarsest precision that is still a place; nil for no floor.
    public var precisionFloor: Precision?

    /// Makes the options of a plain run.
    public init() {}
  }

  /// What the run asks for.
  public let options: Options

  private let provider: any GeocodingProvider

  /// Makes a geocoder.
  ///
  /// - Parameters:
  ///   - provider: who is asked for places.
  ///   - options: what the run asks for.
  public init(provider: any GeocodingProvider, options: Options = Options()) {
    self.provider = provider
    self.options = options
  }

  /// Places a batch of contacts.
  ///
  /// - Parameter records: the cards.
  /// - Returns: one row for each card, in their order; with the choice `all`, one for each address
  ///   of a card. An error of the provider makes its rows `failed`; no row is ever missing.
  public func geocode(_ records: [ContactRecord]) async -> [GeocodedContact] {
    var rows: [GeocodedContact] = []
    rows.reserveCapacity(records.count)
    // The addresses that the provider is asked for, and which rows they are of.
    var queries: [GeocodingQuery] = []
    queries.reserveCapacity(records.count)
    var open: [Int] = []
    open.reserveCapacity(records.count)

    for record in records {
      guard let contact = record.contact else {
        rows.append(unreadable(record))
        continue
      }
      var number = 0
      options.addressChoice.forEach(of: contact.addresses) { address, isFirst in
        number += 1
        let query = GeocodingQuery(
          address,
          defaultCountry: options.defaultCountry,
          precisionFloor: options.precisionFloor
        )
        var row = GeocodedContact(
          record: record,
          identifier: number == 1 ? contact.identifier : "\(contact.identifier)#\(number)",
          postalAddress: query.postalAddress,
          result: .notPlaced(.init(.failed, .notTried, "the provider was not asked yet"))
        )
        if let decided = decidedByCard(row, query, address, isFirst: isFirst) {
          row.result = decided
        } else {
          open.append(rows.count)
          queries.append(query)
        }
        rows.append(row)
      }
      if number == 0 { rows.append(withoutAddress(record, contact)) }
    }

    guard !queries.isEmpty else { return rows }
    let answers = await provider.answers(to: queries)
    for number in answers.indices {
      fill(&rows[open[number]], queries[number], answers[number])
    }
    return rows
  }

  // MARK: - Before a provider is asked

  /// What the card alone decides about one of its addresses; nil where a provider must be asked.
  @inline(__always)
  private func decidedByCard(
    _ row: GeocodedContact,
    _ query: GeocodingQuery,
    _ address: DeliveryAddress,
    isFirst: Bool
  ) -> PlacementResult? {
    let own = address.position
    let position = own ?? (isFirst ? row.record.contact?.position : nil)
    if let position, !options.ignoresCardPositions,
      let placemark = placemark(row, query, at: position)
    {
      return .placed(placemark)
    }
    if query.isMilitaryMail {
      return notPlaced(row, query, .init(.militaryMail, "military mail has no fixed place"))
    }
    if query.postalCode == nil, (options.precisionFloor ?? .postalCode) < .locality {
      return notPlaced(row, query, .init(.noPostalCode, "the address has no postal code"))
    }
    return nil
  }

  private func unreadable(_ record: ContactRecord) -> GeocodedContact {
    let error = record.error ?? UnreadableCardError(.nothingReadable, "the card holds nothing")
    return GeocodedContact(
      record: record,
      identifier: "",
      postalAddress: PostalAddress(),
      result: .notPlaced(
        .init(.unreadable, error.code, error.message, warnings: record.diagnostics.map(\.warning))
      )
    )
  }

  /// A contact that the choice of addresses leaves without one: its own position, where it has no
  /// address at all, else nothing.
  private func withoutAddress(_ record: ContactRecord, _ contact: Contact) -> GeocodedContact {
    var row = GeocodedContact(
      record: record,
      identifier: contact.identifier,
      postalAddress: PostalAddress(),
      result: .notPlaced(
        .init(
          .noAddress,
          .noAddress,
          contact.addresses.isEmpty ? "the card has no address" : "the card has no such address",
          warnings: record.diagnostics.map(\.warning)
        )
      )
    )
    let hasAddress = contact.addresses.contains { !$0.isBlank || !$0.label.isEmpty }
    if !hasAddress, !options.ignoresCardPositions, let position = contact.position {
      let query = GeocodingQuery(postalAddress: PostalAddress(), countryBasis: .assumed)
      if let placemark = placemark(row, query, at: position) { row.result = .placed(placemark) }
    }
    return row
  }

  // MARK: - Results

  /// Puts the provider's answer into a row.
  private func fill(
    _ row: inout GeocodedContact,
    _ query: GeocodingQuery,
    _ answer: GeocodingResult
  ) {
    switch answer {
    case .located(let location):
      row.result = .placed(placemark(row, query, location))
    case .notFound(let reason):
      row.result = notPlaced(row, query, reason)
    case .failed(let error):
      row.result = .notPlaced(
        .init(.failed, error.code, error.description, warnings: warnings(row.record, query, []))
      )
    }
  }

  private func notPlaced(
    _ row: GeocodedContact,
    _ query: GeocodingQuery,
    _ reason: GeocodingResult.NotFound
  ) -> PlacementResult {
    let outcome: Outcome =
      if reason.isMismatch {
        .mismatch
      } else if reason.code == .noPostalCode {
        .noPostalCode
      } else {
        .noMatch
      }
    return .notPlaced(
      .init(
        outcome,
        reason.code,
        reason.message,
        warnings: warnings(row.record, query, reason.warnings)
      )
    )
  }

  /// The placemark of a position on the card; nil where it does not count.
  ///
  /// What cardmap wrote counts only while the address's code is still the one it was written for,
  /// and only where it is as precise as is asked for now: else a provider is asked again.
  private func placemark(
    _ row: GeocodedContact,
    _ query: GeocodingQuery,
    at position: CardPosition
  ) -> Placemark? {
    guard !position.coordinate.isNullIsland else { return nil }
    var location = GeocodedLocation(
      coordinate: position.coordinate,
      precision: .address,
      postalCode: query.postalCode?.text,
      provider: "card",
      attribution: ""
    )
    if let provenance = position.provenance {
      let code = query.postalCode?.restoredText
      let floor = options.precisionFloor ?? (code == nil ? .postalCode : .country)
      guard provenance.code == code ?? "", provenance.precision <= floor else { return nil }
      location.postalCode = code
      location.precision = provenance.precision
      location.radius = provenance.radius
    }
    return placemark(row, query, location)
  }

  @inline(__always)
  private func placemark(
    _ row: GeocodedContact,
    _ query: GeocodingQuery,
    _ location: GeocodedLocation
  ) -> Placemark {
    let contact = row.record.contact
    return Placemark(
      identifier: row.identifier,
      title: row.record.title,
      subtitle: query.postalAddress.singleLine(defaultCountry: options.defaultCountry),
      coordinate: location.coordinate,
      region: MapRegion(
        center: location.coordinate,
        span: CoordinateSpan(latitudeDelta: options.span, longitudeDelta: options.span)
      ),
      postalAddress: query.postalAddress,
      postalCode: location.postalCode ?? query.postalCode?.text,
      precision: location.precision,
      radius: location.radius,
      provider: location.provider,
      attribution: location.attribution,
      phoneNumbers: contact?.phoneNumbers ?? [],
      emailAddresses: contact?.emailAddresses ?? [],
      urls: contact?.urls ?? [],
      warnings: warnings(row.record, query, location.warnings)
    )
  }

  /// What the reader, the reading of the address and the provider have to say, in this order.
  @inline(__always)
  private func warnings(
    _ record: ContactRecord,
    _ query: GeocodingQuery,
    _ last: [Warning]
  ) -> [Warning] {
    if record.diagnostics.isEmpty, query.warnings.isEmpty { return last }
    return record.diagnostics.map(\.warning) + query.warnings + last
  }
}
