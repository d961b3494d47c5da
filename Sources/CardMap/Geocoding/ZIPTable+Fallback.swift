extension ZIPTable {
  /// Decides about a code that is not in the table: at its city, else at its first three digits.
  ///
  /// - Parameters:
  ///   - query: the address.
  ///   - code: its code.
  ///   - warnings: what was noticed before.
  /// - Returns: the place, or that the code is unknown.
  func fallback(
    _ query: GeocodingQuery,
    _ code: PostalCode,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    let unknown = "\(code.text) is not in the ZIP table of \(dataDate)"
    guard let state = query.state else {
      return .notFound(.init(.unknownCode, unknown, warnings: warnings))
    }
    let isStatesPrefix = states(ofPrefix: code.number / 100).contains(state)
    if isStatesPrefix || query.namesUnitedStates,
      let point = cityPoint(query, state)
    {
      return located(
        point,
        .locality,
        code.text,
        warnings + [
          Warning(.cityFallback, "\(unknown); the point is that of \(query.city), \(state.code)")
        ]
      )
    }
    if isStatesPrefix, let point = center(of: entries(prefix: code.number / 100, state: state)) {
      let prefix = code.text.prefix(3)
      return located(
        point,
        .region,
        code.text,
        warnings + [
          Warning(
            .prefixFallback,
            "\(unknown); the point is that of the codes \(prefix)xx in \(state.code)"
          )
        ]
      )
    }
    return .notFound(.init(.unknownCode, unknown, warnings: warnings))
  }

  /// Decides about an address without a code: only where a city is precise enough, and only with
  /// the state it lies in, since most names are those of many cities.
  ///
  /// - Parameter query: the address.
  /// - Returns: the city, or why there is none.
  func resultWithoutCode(_ query: GeocodingQuery) -> GeocodingResult {
    let noCode = "the address has no postal code"
    guard let floor = query.precisionFloor, floor >= .locality, query.countryBasis != .unrecognized
    else { return .notFound(.init(.noPostalCode, noCode)) }
    if query.isForeign { return foreign(query) }
    guard let state = query.state, !query.city.isEmpty else {
      return .notFound(.init(.noPostalCode, "\(noCode), and not both a city and a state"))
    }
    guard let point = cityPoint(query, state) else {
      return .notFound(
        .init(.noSuchPlace, "\(noCode), and the ZIP table has no \(query.city) in \(state.code)")
      )
    }
    let message = "\(noCode); the point is that of \(query.city), \(state.code)"
    return located(point, .locality, nil, [Warning(.cityFallback, message)])
  }

  private func cityPoint(_ query: GeocodingQuery, _ state: USState) -> Center? {
    query.city.isEmpty ? nil : center(of: entries(city: PlaceKey(query.city), state: state))
  }

  private func located(
    _ point: Center,
    _ precision: Precision,
    _ code: String?,
    _ warnings: [Warning]
  ) -> GeocodingResult {
    .located(
      GeocodedLocation(
        coordinate: point.entry.coordinate,
        precision: precision,
        radius: point.radius,
        postalCode: code,
        provider: name,
        attribution: attribution,
        warnings: warnings
      )
    )
  }
}
