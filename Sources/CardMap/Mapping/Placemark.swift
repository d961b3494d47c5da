/// A contact's place on the map: what a selection emits.
public struct Placemark: Hashable, Sendable {
  /// The contact's identifier, with `#2`, `#3` … for its second and later addresses.
  public var identifier: String
  /// The contact's name.
  public var title: String
  /// The address on one line.
  public var subtitle: String
  /// The point.
  public var coordinate: Coordinate
  /// What the map shows: the point in its middle.
  public var region: MapRegion
  /// The address as the card says it.
  public var postalAddress: PostalAddress
  /// The postal code as it was looked up; nil where there is none.
  public var postalCode: String?
  /// How exact the point is.
  public var precision: Precision
  /// Metres the place may lie from the point; nil where nobody knows.
  public var radius: Int?
  /// The name of the provider that found the point: `card` for the card's own position.
  public var provider: String
  /// Whose data the point is; "" for the card's own.
  public var attribution: String
  /// The contact's telephone numbers.
  public var phoneNumbers: [String]
  /// The contact's e-mail addresses.
  public var emailAddresses: [String]
  /// The contact's web pages.
  public var urls: [String]
  /// What was mended, assumed or doubtful.
  public var warnings: [Warning]
  /// The identifier of the placemark that this one replaces on the map; nil where there is none.
  public var replaces: String?

  /// Makes a placemark.
  public init(
    identifier: String,
    title: String,
    subtitle: String,
    coordinate: Coordinate,
    region: MapRegion,
    postalAddress: PostalAddress,
    postalCode: String?,
    precision: Precision,
    radius: Int?,
    provider: String,
    attribution: String,
    phoneNumbers: [String] = [],
    emailAddresses: [String] = [],
    urls: [String] = [],
    warnings: [Warning] = [],
    replaces: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.coordinate = coordinate
    self.region = region
    self.postalAddress = postalAddress
    self.postalCode = postalCode
    self.precision = precision
    self.radius = radius
    self.provider = provider
    self.attribution = attribution
    self.phoneNumbers = phoneNumbers
    self.emailAddresses = emailAddresses
    self.urls = urls
    self.warnings = warnings
    self.replaces = replaces
  }
}
