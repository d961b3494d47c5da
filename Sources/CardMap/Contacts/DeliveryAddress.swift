/// The ADR property of a card: the components of a delivery address as the card has them
/// (RFC 6350, section 6.3.1).
///
/// Each component is trimmed; the members of a list are joined with ", ", a written line break
/// stays. What the components mean (which country, which code) is decided later.
public struct DeliveryAddress: Hashable, Sendable {
  /// The post office box.
  public var postOfficeBox: String

  /// The extended address: an apartment or suite.
  public var extendedAddress: String

  /// The street address.
  public var streetAddress: String

  /// The locality: a city.
  public var locality: String

  /// The region: a state or province.
  public var region: String

  /// The postal code as written.
  public var postalCode: String

  /// The name of the country as written.
  public var country: String

  /// The country code of the address's own CC parameter (RFC 8605) or of its group's X-ABADR, as
  /// written; "" where there is none.
  public var countryCode: String

  /// What few addresses have, out of the way of the others; nil where nothing of it is there.
  private var extras: Shared<Extras>?

  /// What the address is for: the TYPE values that cardmap knows.
  public var types: AddressTypes

  /// 0 for none.
  private var storedPreference: UInt8

  /// PREF, from 1 (most preferred) to 100, also for the type `pref` of vCard 2.1 and 3.0, which is 1;
  /// nil where there is none.
  ///
  /// Any other number is none.
  public var preference: Int? {
    get { storedPreference == 0 ? nil : Int(storedPreference) }
    set { storedPreference = DeliveryAddress.stored(newValue) }
  }

  /// The formatted text of the address: the LABEL parameter, or the LABEL property that belongs to
  /// it; "" where there is none.
  public var label: String {
    get { extras?.fields.label ?? "" }
    set { extras = Extras.shared(label: newValue, position: position) }
  }

  /// The address's own GEO parameter.
  public var position: CardPosition? {
    get { extras?.fields.position }
    set { extras = Extras.shared(label: label, position: newValue) }
  }

  /// Whether all seven components are empty: such an ADR is no address.
  public var isBlank: Bool { hasOnlyCountry && country.isEmpty }

  /// Whether every component but the country is empty: only then the label is read.
  public var hasOnlyCountry: Bool {
    postalCode.isEmpty && streetAddress.isEmpty && locality.isEmpty && region.isEmpty
      && postOfficeBox.isEmpty && extendedAddress.isEmpty
  }
}

extension DeliveryAddress {
  /// Makes an address; everything may be left out.
  public init(
    postOfficeBox: String = "",
    extendedAddress: String = "",
    streetAddress: String = "",
    locality: String = "",
    region: String = "",
    postalCode: String = "",
    country: String = "",
    label: String = "",
    types: AddressTypes = [],
    preference: Int? = nil,
    countryCode: String = "",
    position: CardPosition? = nil
  ) {
    // The compiler's own initializer, which has another order, moves its values; one that sets
    // them one by one would copy them all at its end.
    self.init(
      postOfficeBox: postOfficeBox,
      extendedAddress: extendedAddress,
      streetAddress: streetAddress,
      locality: locality,
      region: region,
      postalCode: postalCode,
      country: country,
      countryCode: countryCode,
      extras: Extras.shared(label: label, position: position),
      types: types,
      storedPreference: DeliveryAddress.stored(preference)
    )
  }

  private static func stored(_ preference: Int?) -> UInt8 {
    guard let preference, (1...100).contains(preference) else { return 0 }
    return UInt8(preference)
  }

  /// What few addresses have: it would be a third of the size of each.
  private struct Extras: Hashable, Sendable {
    let label: String
    let position: CardPosition?

    /// Makes nothing where there is nothing, so that equal addresses are made of equal parts.
    static func shared(label: String, position: CardPosition?) -> Shared<Extras>? {
      label.isEmpty && position == nil ? nil : Shared(Extras(label: label, position: position))
    }
  }
}
