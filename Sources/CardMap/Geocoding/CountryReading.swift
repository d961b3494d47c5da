/// Which country an address is in, and how that is known.
///
/// The country's field decides; where it is empty the code of the CC parameter (RFC 8605) or of
/// X-ABADR, then a country in the region's field, then the run's default.
struct CountryReading {
  /// ISO 3166-1 alpha-2; "" where the country is unrecognised.
  var isoCode: String
  /// How it is known.
  var basis: GeocodingQuery.CountryBasis
  /// The state that the country's field names: a territory is both.
  var state: USState?
  /// Whether the region's field holds the name of this country and so no region.
  var isInRegion = false

  /// Reads the country of an address.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - state: the state that its region's field names.
  ///   - defaultCountry: the country where the address names none.
  /// - Returns: the country.
  @inline(__always)
  static func of(
    _ address: UnsafePointer<DeliveryAddress>,
    state: USState?,
    defaultCountry: String
  ) -> CountryReading {
    let name = address.pointee.country
    var country: CountryReading
    if name == "USA" || name == "US" || name == "United States" {
      country = CountryReading("US", .named)
    } else if !name.isEmpty, !isPlaceholder(name) {
      country = CountryReading(field: name)
    } else if defaultCountry == "US", address.pointee.countryCode.isEmpty,
      address.pointee.region.isEmpty || state?.isAlsoCountry == false
    {
      return CountryReading("US", .assumed)
    } else {
      return CountryReading(
        unnamed: address.pointee,
        state: state,
        defaultCountry: defaultCountry
      )
    }
    if state == nil, !address.pointee.region.isEmpty, country.basis != .unrecognized {
      country.isInRegion = Country(named: address.pointee.region)?.isoCode == country.isoCode
    }
    return country
  }

  /// Whether the country is another than the United States, so that its codes are no ZIP codes.
  @inline(__always)
  var isForeign: Bool { basis != .unrecognized && !Country.hasZIPCodes(isoCode) }

  /// The code of an address; `US` in it names the country where nothing else does.
  ///
  /// - Parameter text: the postal-code component.
  /// - Returns: the code; nil where there is none.
  @inline(__always)
  mutating func code(in text: String) -> PostalCode? {
    if text.isEmpty { return nil }
    if basis == .named, isForeign { return PostalCode(foreign: text) }
    let code = PostalCode(unitedStates: text)
    if code.namesUnitedStates, basis == .assumed { self = CountryReading("US", .named) }
    return isForeign ? PostalCode(foreign: text) : code
  }

  private init(_ isoCode: String, _ basis: GeocodingQuery.CountryBasis, state: USState? = nil) {
    self.isoCode = isoCode
    self.basis = basis
    self.state = state
  }

  /// Whether a text is what people and programs write where they have no country.
  private static func isPlaceholder(_ name: String) -> Bool {
    name.lowercased() == "n/a" || name.allSatisfy { !$0.isLetter && !$0.isNumber }
  }

  /// Reads the country's field.
  private init(field: String) {
    guard let country = Country(named: field) else {
      self.init("", .unrecognized)
      return
    }
    self.init(country.isoCode, .named, state: country.usState)
  }

  /// Reads what names the country where its field is empty.
  private init(unnamed address: DeliveryAddress, state: USState?, defaultCountry: String) {
    if !address.countryCode.isEmpty {
      // A code of three letters, or a name, is none that CC may have (RFC 8605): what it says is
      // heeded all the same, since no country at all would be the default one.
      guard let country = Country(named: address.countryCode) else {
        self.init("", .unrecognized)
        return
      }
      self.init(country.isoCode, .named, state: country.usState)
      if state == nil, !address.region.isEmpty {
        isInRegion = Country(named: address.region)?.isoCode == isoCode
      }
    } else if let state {
      let namesUnitedStates =
        state.isAlsoCountry
        && (defaultCountry == "US" || address.region.utf8.count > 2
          || ZIPTable().states(ofPrefix: PostalCode(unitedStates: address.postalCode).number / 100)
            .contains(state))
      self.init(namesUnitedStates ? "US" : defaultCountry, namesUnitedStates ? .named : .assumed)
    } else if let country = Country(named: address.region) {
      self.init(country.isoCode, .named)
      isInRegion = true
    } else {
      self.init(defaultCountry, .assumed)
    }
  }
}
