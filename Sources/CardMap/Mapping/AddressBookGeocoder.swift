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
    []
  }
}
