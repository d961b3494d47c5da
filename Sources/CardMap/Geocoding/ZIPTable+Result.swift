extension ZIPTable {
  /// How far a city may lie from the point of a code that it has no part in, in metres.
  private static let nearby = 50_000.0

  /// Decides about one address; the first rule that applies counts.
  ///
  /// - Parameter query: the address.
  /// - Returns: the place, or why there is none.
  func result(for query: GeocodingQuery) -> GeocodingResult {
    if query.isMilitaryMail { return militaryMail }
    guard let code = query.postalCode else { return resultWithoutCode(query) }
    if query.isForeign { return foreign(query) }
    if query.countryBasis == .unrecognized { return resultInUnknownCountry(query, code) }
    switch code.form {
    case .zip: return result(for: query, code, [])
    case .lostZeros: return resultWithoutZeros(query, code)
    case .other:
      return .notFound(.init(.notACode, "\(code.text) is not a postal code of the United States"))
    }
  }

  /// Places an address as nearly all are: in the United States, with five digits, and the state
  /// and the city that the table has for them.
  ///
  /// - Parameters:
  ///   - query: the address; a pointer, so that nothing of it is copied.
  ///   - results: gets the place.
  /// - Returns: false, and nothing is appended, where the address must be looked at more closely.
  @inline(__always)
  func appendOrdinaryResult(
    _ query: UnsafePointer<GeocodingQuery>,
    to results: inout [GeocodingResult]
  ) -> Bool {
    guard let code = query.pointee.postalCode, code.form == .zip, code.state == nil,
      query.pointee.postalAddress.isoCountryCode == "US", let state = query.pointee.state,
      let entry = entry(zip: code.number), entry.state == state, !ZIPTable.isMilitary(code.number),
      hasExactCity(query.pointee.city, of: entry)
    else { return false }
    results.append(location(entry, code, []))
    return true
  }

  /// Decides about a code of five digits in the United States.
  @inline(__always)
  private func result(
    for query: GeocodingQuery,
    _ code: PostalCode,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    if ZIPTable.isMilitary(code.number) {
      return differ("\(code.restoredText) is a code of military mail", query, warnings)
    }
    if let state = code.state, let stated = query.state, state != stated {
      return differ("the code says \(code.text) is in \(state.code)", query, warnings)
    }
    guard let entry = entry(zip: code.number) else { return fallback(query, code, warnings) }
    guard let state = query.state else {
      if query.hasOtherRegion {
        guard query.namesUnitedStates else { return differ(entry, query, warnings) }
        return placed(entry, code, query, warnings + [stateDiffers(entry, query)])
      }
      if query.countryBasis == .named || query.city.isEmpty || isOwn(query.city, of: entry)
        || isNear(query.city, entry)
      {
        return placed(entry, code, query, warnings)
      }
      return differ(entry, query, warnings)
    }
    if state == entry.state { return placed(entry, code, query, warnings) }
    // A post office that serves both sides of a border, or a city that has a twin over there.
    guard !query.city.isEmpty, isOwn(query.city, of: entry) else {
      return differ(entry, query, warnings)
    }
    let isElsewhere = entries(city: PlaceKey(query.city), state: state).contains {
      $0.coordinate.distance(to: entry.coordinate) > ZIPTable.nearby
    }
    return isElsewhere
      ? differ(entry, query, warnings)
      : placed(entry, code, query, warnings + [stateDiffers(entry, query)])
  }

  /// Puts lost zeros back where something else in the address agrees with the result.
  private func resultWithoutZeros(_ query: GeocodingQuery, _ code: PostalCode) -> GeocodingResult {
    if let entry = entry(zip: code.number), agrees(entry, query) {
      let warnings = [leadingZeroRestored(code)]
      if entry.kind == .military { return militaryMail(warnings) }
      return result(for: query, code, warnings)
    }
    return .notFound(
      .init(
        .tooShort,
        "\(code.text) has too few digits, and nothing in the address says that it is"
          + " \(code.restoredText)"
      )
    )
  }

  /// Whether an address agrees with the place of a code whose zeros were lost.
  private func agrees(_ entry: Entry, _ query: GeocodingQuery) -> Bool {
    if let state = query.state { return state == entry.state }
    if query.hasOtherRegion { return false }
    if query.city.isEmpty { return query.namesUnitedStates }
    return isOwn(query.city, of: entry) || isNear(query.city, entry)
  }

  /// An address whose country nobody knows is placed only where its state, or without one its
  /// city, is the code's.
  private func resultInUnknownCountry(
    _ query: GeocodingQuery,
    _ code: PostalCode
  ) -> GeocodingResult {
    let contradicts = code.state != nil && query.state != nil && code.state != query.state
    let entry = code.form == .other || contradicts ? nil : entry(zip: code.number)
    if let entry, entry.kind != .military,
      query.state.map({ $0 == entry.state })
        ?? (!query.hasOtherRegion && !query.city.isEmpty && isOwn(query.city, of: entry))
    {
      return placed(entry, code, query, code.form == .lostZeros ? [leadingZeroRestored(code)] : [])
    }
    let place =
      entry.map { "\($0.code) is \($0.city), \($0.state.code)" }
      ?? "\(code.text) is no code of the United States that agrees with the address"
    return .notFound(
      .init(
        .outsideCountry,
        query.postalAddress.country.isEmpty
          ? "\(place); the address's country code is none that is known"
          : "\(place); the address says \(query.postalAddress.country), which is no country that is"
            + " known",
        isMismatch: true
      )
    )
  }

  // MARK: - Comparing

  /// Whether a city is the code's own.
  @inline(__always)
  private func isOwn(_ city: String, of entry: Entry) -> Bool {
    hasExactCity(city, of: entry) || isOwnCity(PlaceKey(city), of: entry)
  }

  /// Whether a place of the city's name lies within 50 km of the code's point, in any state.
  private func isNear(_ city: String, _ entry: Entry) -> Bool {
    entries(city: PlaceKey(city), state: nil).contains {
      $0.coordinate.distance(to: entry.coordinate) <= ZIPTable.nearby
    }
  }

  // MARK: - Answers

  /// The code's point.
  @inline(__always)
  private func placed(
    _ entry: Entry,
    _ code: PostalCode,
    _ query: GeocodingQuery,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    var warnings = warnings
    if !query.city.isEmpty, !isOwn(query.city, of: entry) {
      warnings.append(
        Warning(
          .cityDiffers,
          "\(entry.code) is \(entry.city), \(entry.state.code); the address says \(query.city)"
        )
      )
    }
    return location(entry, code, warnings)
  }

  @inline(__always)
  private func location(
    _ entry: Entry,
    _ code: PostalCode,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    .located(
      GeocodedLocation(
        coordinate: entry.coordinate,
        precision: .postalCode,
        radius: entry.radius,
        postalCode: code.restoredText,
        provider: name,
        attribution: attribution,
        warnings: warnings
      )
    )
  }

  private var militaryMail: GeocodingResult { militaryMail([]) }

  private func militaryMail(_ warnings: [Warning]) -> GeocodingResult {
    .notFound(.init(.militaryMail, "military mail has no fixed place", warnings: warnings))
  }

  func foreign(_ query: GeocodingQuery) -> GeocodingResult {
    let address = query.postalAddress
    let country = address.country.isEmpty ? address.isoCountryCode : address.country
    return .notFound(
      .init(
        .foreignCode,
        "the address is in \(country); the ZIP table knows only codes of the United States"
      )
    )
  }

  private func differ(
    _ entry: Entry,
    _ query: GeocodingQuery,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    differ("\(entry.code) is \(entry.city), \(entry.state.code)", query, warnings)
  }

  private func differ(
    _ place: String,
    _ query: GeocodingQuery,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    .notFound(
      .init(
        .placesDiffer,
        "\(place); the address says \(query.statedPlace)",
        isMismatch: true,
        warnings: warnings
      )
    )
  }

  private func stateDiffers(_ entry: Entry, _ query: GeocodingQuery) -> Warning {
    Warning(
      .stateDiffers,
      "\(entry.code) is \(entry.city), \(entry.state.code); the address says \(query.statedPlace)"
    )
  }

  private func leadingZeroRestored(_ code: PostalCode) -> Warning {
    Warning(.leadingZeroRestored, "\(code.text) was taken for \(code.restoredText)")
  }
}

extension GeocodingQuery {
  /// The city and the state that the address says.
  var statedPlace: String {
    let region = state?.code ?? (hasOtherRegion ? postalAddress.state : "")
    if city.isEmpty || region.isEmpty { return city + region }
    return "\(city), \(region)"
  }
}
