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
  @inline(__always)
  init(_ address: DeliveryAddress, state: USState?, defaultCountry: String) {
    if address.country == "USA" || address.country == "US" || address.country == "United States" {
      self.init("US", .named)
    } else if !address.country.isEmpty {
      self.init(field: address.country)
    } else if address.countryCode.isEmpty, address.region.isEmpty {
      self.init(defaultCountry, .assumed)
    } else {
      self.init(unnamed: address, state: state, defaultCountry: defaultCountry)
      return
    }
    if state == nil, !address.region.isEmpty, basis != .unrecognized {
      isInRegion = Country(named: address.region)?.isoCode == isoCode
    }
  }

  private init(_ isoCode: String, _ basis: GeocodingQuery.CountryBasis, state: USState? = nil) {
    self.isoCode = isoCode
    self.basis = basis
    self.state = state
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
    if address.countryCode.utf8.count == 2, let country = Country(named: address.countryCode) {
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
