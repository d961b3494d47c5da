/// What a provider is asked for: an address and what its text was found to mean.
///
/// Everything that every provider would have to find out again is found out once: which country,
/// which code, which state, which city. The address itself stays as the card says it.
public struct GeocodingQuery: Hashable, Sendable {
  /// How the country of an address is known.
  public enum CountryBasis: Hashable, Sendable {
    /// The address names it.
    case named
    /// The address names none; it is the run's default.
    case assumed
    /// The address names one that is not known.
    case unrecognized
  }

  /// How the country is known.
  public var countryBasis: CountryBasis

  /// The address as the card says it; its `isoCountryCode` is the country that counts, "" where it
  /// is unrecognised.
  public var postalAddress: PostalAddress

  /// The postal code; nil where the address has none.
  public var postalCode: PostalCode?

  /// The state of the United States that the address lies in; nil where it names none.
  public var state: USState?

  /// Whether the address names a region that is no state of the United States: `NRW`.
  public var hasOtherRegion: Bool

  /// The city, without a state behind it; "" where there is none.
  public var city: String

  /// The coarsest precision that is still an answer; nil for no floor.
  public var precisionFloor: Precision?

  /// What was mended or assumed when the address was read.
  public var warnings: [Warning]
}

extension GeocodingQuery {
  /// Makes a query of its parts.
  ///
  /// - Parameters:
  ///   - postalAddress: the address; its `isoCountryCode` is the country.
  ///   - countryBasis: how the country is known.
  ///   - postalCode: the code; nil where there is none.
  ///   - state: the state of the United States; nil where there is none.
  ///   - hasOtherRegion: whether there is a region that is no such state.
  ///   - city: the city; "" where there is none.
  ///   - precisionFloor: the coarsest precision that is still an answer; nil for no floor.
  ///   - warnings: what was mended or assumed when the address was read.
  public init(
    postalAddress: PostalAddress,
    countryBasis: CountryBasis,
    postalCode: PostalCode? = nil,
    state: USState? = nil,
    hasOtherRegion: Bool = false,
    city: String = "",
    precisionFloor: Precision? = nil,
    warnings: [Warning] = []
  ) {
    // The compiler's own initializer, which has another order, moves its values; one that sets
    // them one by one would copy them all at its end.
    self.init(
      countryBasis: countryBasis,
      postalAddress: postalAddress,
      postalCode: postalCode,
      state: state,
      hasOtherRegion: hasOtherRegion,
      city: city,
      precisionFloor: precisionFloor,
      warnings: warnings
    )
  }

  /// Reads an address in the fields of a `CNPostalAddress`.
  ///
  /// - Parameters:
  ///   - postalAddress: the address; its country is read from the name, where there is none from
  ///     the ISO code.
  ///   - defaultCountry: the country where the address names none, ISO 3166-1 alpha-2.
  public init(postalAddress: PostalAddress, defaultCountry: String = "US") {
    self.init(
      DeliveryAddress(
        streetAddress: postalAddress.street,
        locality: postalAddress.city,
        region: postalAddress.state,
        postalCode: postalAddress.postalCode,
        country: postalAddress.country,
        countryCode: postalAddress.isoCountryCode
      ),
      defaultCountry: defaultCountry
    )
    self.postalAddress.subLocality = postalAddress.subLocality
    self.postalAddress.subAdministrativeArea = postalAddress.subAdministrativeArea
  }

  /// Whether the address names the United States, or a territory whose codes are ZIP codes.
  public var namesUnitedStates: Bool { countryBasis == .named && hasZIPCode }

  /// Whether the country is another than the United States, so that its codes are no ZIP codes.
  public var isForeign: Bool { countryBasis != .unrecognized && !hasZIPCode }

  /// Whether the country is the United States, or a territory whose codes are ZIP codes.
  private var hasZIPCode: Bool {
    Country.hasZIPCodes(postalAddress.isoCountryCode)
  }

  /// Whether the address is one of military mail, which has no fixed place.
  ///
  /// It is where the state is AA, AE or AP or the city APO, FPO or DPO, whatever the country; a
  /// region of another country that is only spelt like one (`Hyderabad, AP 500001, India`) is
  /// told by its code. A code of military mail alone is enough where the United States are named
  /// or there is no city to contradict it.
  public var isMilitaryMail: Bool {
    if let state, state.isMilitary { return true }
    if GeocodingQuery.isMilitaryPostOffice(city) { return true }
    guard let postalCode, postalCode.form == .zip, !isForeign else { return false }
    return ZIPTable.isMilitary(postalCode.number) && (namesUnitedStates || city.isEmpty)
  }

  /// Whether the first word of a city is APO, FPO or DPO.
  private static func isMilitaryPostOffice(_ city: String) -> Bool {
    var bytes = city.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next(), second | 0x20 == 112 || second == 46
    else { return false }
    if second == 46 {
      let letters = city.split(separator: " ")[0].filter { $0 != "." }.lowercased()
      return ["apo", "fpo", "dpo"].contains(letters)
    }
    guard [97, 100, 102].contains(first | 0x20), let third = bytes.next(), third | 0x20 == 111
    else { return false }
    // `Apopka` is a town in Florida.
    return bytes.next().map { !CodeText.isLetter($0) && $0 < 0x80 } ?? true
  }
}
