import CardMap

/// A card as some program writes it, and what it says by the standards.
struct ExportedCard: Sendable {
  /// Everything that is kept of it.
  let contact: Contact
  /// What becomes of each address.
  let places: [Place]
  /// Which of the places `--address` chooses; nil for none.
  let chosen: [AddressChoice: Int]
  /// What the reader has to say: line, property, kind.
  let warnings: [String]

  /// What becomes of an address, with what the geocoder has to say.
  enum Place: Hashable, Sendable {
    /// Placed at the point of this ZIP code.
    case zip(String, [Warning.Code] = [])
    /// Placed at a position of the card.
    case card(Double, Double, [Warning.Code] = [])
    /// Not placed.
    case not(Outcome, ReasonCode)

    static let noAddress = Place.not(.noAddress, .noAddress)
    static let noPostalCode = Place.not(.noPostalCode, .noPostalCode)
    static let foreign = Place.not(.noMatch, .foreignCode)
  }

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - contact: what is kept of it.
  ///   - places: what becomes of its addresses; `noAddress` where it has none.
  ///   - preferred: which of them is the preferred one.
  ///   - home: which is the home, if any.
  ///   - work: which is the place of work, if any.
  ///   - warnings: what the reader says.
  init(
    _ contact: Contact,
    _ places: Place...,
    preferred: Int = 0,
    home: Int? = nil,
    work: Int? = nil,
    warnings: [String] = []
  ) {
    self.contact = contact
    self.places = places
    var chosen: [AddressChoice: Int] = [.first: 0, .preferred: preferred]
    chosen[.home] = home
    chosen[.work] = work
    if contact.addresses.isEmpty { chosen = [.first: 0, .preferred: 0, .home: 0, .work: 0] }
    self.chosen = chosen
    self.warnings = warnings
  }
}

extension DeliveryAddress {
  /// An address from its components, between bars; the type `pref` is the preference 1.
  init(
    _ components: String,
    _ types: AddressTypes = [],
    preference: Int? = nil,
    label: String = "",
    countryCode: String = "",
    position: CardPosition? = nil
  ) {
    let parts = components.split(separator: "|", omittingEmptySubsequences: false)
      .map(String.init)
    self.init(components: "")
    postOfficeBox = parts[0]
    extendedAddress = parts[1]
    streetAddress = parts[2]
    locality = parts[3]
    region = parts[4]
    postalCode = parts[5]
    country = parts[6]
    self.label = label
    self.types = types
    self.preference = preference ?? (types.contains(.preferred) ? 1 : nil)
    self.countryCode = countryCode
    self.position = position
  }
}

extension CardPosition {
  /// A position that somebody else's program wrote.
  static func at(_ latitude: Double, _ longitude: Double) -> CardPosition? {
    Coordinate(latitude: latitude, longitude: longitude).map { CardPosition(coordinate: $0) }
  }
}
