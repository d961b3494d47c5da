extension GeocodingQuery {
  /// Reads an address of a card: which country, which code, which state, which city.
  ///
  /// - Parameters:
  ///   - address: the address; where it has nothing but a label, and at most a country, the label
  ///     is read.
  ///   - defaultCountry: the country where the address names none, ISO 3166-1 alpha-2.
  ///   - precisionFloor: the coarsest precision that is still an answer; nil for no floor.
  public init(
    _ address: DeliveryAddress,
    defaultCountry: String = "US",
    precisionFloor: Precision? = nil
  ) {
    self = withUnsafePointer(to: address) {
      GeocodingQuery.reading($0, defaultCountry: defaultCountry, precisionFloor: precisionFloor)
    }
  }

  /// The same as the initialiser, from where the address lies, so that it is not copied.
  @inline(__always)
  static func reading(
    _ address: UnsafePointer<DeliveryAddress>,
    defaultCountry: String,
    precisionFloor: Precision?
  ) -> GeocodingQuery {
    if address.pointee.hasOnlyCountry, !address.pointee.label.isEmpty {
      let label = address.pointee.readFromLabel(defaultCountry: defaultCountry)
      var query = withUnsafePointer(to: label) {
        structured($0, defaultCountry: defaultCountry, precisionFloor: precisionFloor)
      }
      query.warnings.append(
        Warning(.unstructuredAddress, "the address was read from the text of a label")
      )
      return query
    }
    return structured(address, defaultCountry: defaultCountry, precisionFloor: precisionFloor)
  }

  @inline(__always)
  private static func structured(
    _ address: UnsafePointer<DeliveryAddress>,
    defaultCountry: String,
    precisionFloor: Precision?
  ) -> GeocodingQuery {
    let regionText = address.pointee.region
    let region = regionText.isEmpty ? nil : USState(named: regionText)
    var country = CountryReading.of(address, state: region, defaultCountry: defaultCountry)
    let code = country.code(in: address.pointee.postalCode)
    var state = region
    var hasOtherRegion = region == nil && !regionText.isEmpty && !country.isInRegion
    var mustLookCloser = false
    if country.isForeign {
      // What only looks like a state of the United States is none, but for military mail.
      if let region, !region.isMilitary || code?.looksForeign == true {
        state = nil
        hasOtherRegion = true
      }
    } else {
      if state == nil, !hasOtherRegion { state = code?.state ?? country.state }
      mustLookCloser =
        address.pointee.postalCode.isEmpty || mayEndWithState(address.pointee.locality)
    }
    // Written so that neither result is copied on its way out.
    func query() -> GeocodingQuery {
      GeocodingQuery(
        postalAddress: PostalAddress(address, isoCountryCode: country.isoCode),
        countryBasis: country.basis,
        postalCode: code,
        state: state,
        hasOtherRegion: hasOtherRegion,
        city: address.pointee.locality,
        precisionFloor: precisionFloor
      )
    }
    if mustLookCloser { return query().lookingCloser(at: address.pointee, region: region) }
    return query()
  }

  /// The same query with the code that stands in another component and the state that stands
  /// behind the city.
  private consuming func lookingCloser(
    at address: DeliveryAddress,
    region: USState?
  ) -> GeocodingQuery {
    var query = self
    if query.postalCode == nil { query.findCode(in: address, regionState: region) }
    query.readStateBehindCity(regionState: region)
    return query
  }

  /// Where the region says nothing, a state at the end of the city is the state; the same state
  /// that the region says is only left out.
  private mutating func readStateBehindCity(regionState: USState?) {
    guard !hasOtherRegion, GeocodingQuery.mayEndWithState(city) else { return }
    var text = AddressText(city)
    guard let (found, _) = text.takeStateBehindCity() else { return }
    if let regionState, regionState != found { return }
    state = found
    city = text.text
  }

  /// A quick look before the city's text is taken apart: a comma in it, or two capitals at its end.
  @inline(__always)
  private static func mayEndWithState(_ city: String) -> Bool {
    var city = city
    return city.withUTF8 { bytes in
      if bytes.count < 4 { return false }
      // Commas of other scripts begin with 0xE3 and above.
      for byte in bytes where byte == 44 || byte == 10 || byte >= 0xE3 { return true }
      let end = bytes.count
      if bytes[end - 1] == 46 { return bytes[end - 2] &- 65 < 26 }
      return bytes[end - 1] &- 65 < 26 && bytes[end - 2] &- 65 < 26 && bytes[end - 3] == 32
    }
  }

  /// Looks for the code at the end of street, locality and region.
  private mutating func findCode(in address: DeliveryAddress, regionState: USState?) {
    let fields = [
      (address.streetAddress, "the street"), (address.locality, "the city"),
      (address.region, "the state"),
    ]
    for (field, name) in fields
    where field.utf8.contains(where: { $0 >= 48 && $0 <= 57 || $0 > 127 }) {
      var text = AddressText(field)
      guard let (code, _) = text.takeCode() else { continue }
      let isLocality = name == "the city"
      let named = text.takeState(before: code)
      var found = named?.state
      var before = text.takeCity()
      if isLocality, let regionState {
        if named == nil, !before.isEmpty {
          // `Boston 02134` with a state in the region.
          found = regionState
        } else if let named, before.isEmpty, named.text.utf8.count > 2 {
          // `New York 10001`: with a state in the region the name is the city's.
          (found, before) = (regionState, named.text)
        }
      }
      guard let found else { continue }
      postalCode = code.with(state: found)
      if regionState == nil {
        state = found
        hasOtherRegion = false
      }
      if isLocality || city.isEmpty { city = before }
      warnings.append(
        Warning(.codeFoundElsewhere, "the postal code \(code.text) stood in \(name)")
      )
      return
    }
  }
}

extension PostalCode {
  /// The same code with the state that stood before it elsewhere.
  fileprivate func with(state: USState) -> PostalCode {
    PostalCode(form, text: text, number: number, state: state)
  }

  /// Whether the text of another country's code could not be one of the United States.
  fileprivate var looksForeign: Bool { PostalCode(unitedStates: text).form == .other }
}

extension DeliveryAddress {
  /// The address with the components that its label's text holds.
  fileprivate func readFromLabel(defaultCountry: String) -> DeliveryAddress {
    let named = country.isEmpty ? nil : Country(named: country)
    var read = DeliveryAddress(
      parsing: label,
      defaultCountry: named.map { $0.usState == nil ? $0.isoCode : "US" } ?? defaultCountry
    )
    if !country.isEmpty { read.country = country }
    read.countryCode = countryCode
    return read
  }
}
