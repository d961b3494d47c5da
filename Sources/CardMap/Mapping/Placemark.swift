/// A contact's place on the map: what a selection emits.
///
/// It is a value: a copy changes on its own. Its fields lie in one shared piece of memory until
/// then, so that handing it on costs the same however much it holds.
public struct Placemark: Hashable, Sendable {
  private var shared: Shared<Fields>

  /// The contact's identifier, with `#2`, `#3` … for its second and later addresses.
  public var identifier: String {
    get { shared.fields.identifier }
    set { shared.fields.identifier = newValue }
  }

  /// The contact's name.
  public var title: String {
    get { shared.fields.title }
    set { shared.fields.title = newValue }
  }

  /// The address on one line.
  public var subtitle: String {
    get { shared.fields.subtitle }
    set { shared.fields.subtitle = newValue }
  }

  /// The point.
  public var coordinate: Coordinate {
    get { shared.fields.coordinate }
    set { shared.fields.coordinate = newValue }
  }

  /// What the map shows: the point in its middle.
  public var region: MapRegion {
    get { shared.fields.region }
    set { shared.fields.region = newValue }
  }

  /// The address as the card says it.
  public var postalAddress: PostalAddress {
    get { shared.fields.postalAddress }
    set { shared.fields.postalAddress = newValue }
  }

  /// The postal code as it was looked up; nil where there is none.
  public var postalCode: String? {
    get { shared.fields.postalCode }
    set { shared.fields.postalCode = newValue }
  }

  /// How exact the point is.
  public var precision: Precision {
    get { shared.fields.precision }
    set { shared.fields.precision = newValue }
  }

  /// Metres the place may lie from the point; nil where nobody knows.
  public var radius: Int? {
    get { shared.fields.radius }
    set { shared.fields.radius = newValue }
  }

  /// The name of the provider that found the point: `card` for the card's own position.
  public var provider: String {
    get { shared.fields.provider }
    set { shared.fields.provider = newValue }
  }

  /// Whose data the point is; "" for the card's own.
  public var attribution: String {
    get { shared.fields.attribution }
    set { shared.fields.attribution = newValue }
  }

  /// The contact's telephone numbers.
  public var phoneNumbers: [String] {
    get { shared.fields.phoneNumbers }
    set { shared.fields.phoneNumbers = newValue }
  }

  /// The contact's e-mail addresses.
  public var emailAddresses: [String] {
    get { shared.fields.emailAddresses }
    set { shared.fields.emailAddresses = newValue }
  }

  /// The contact's web pages.
  public var urls: [String] {
    get { shared.fields.urls }
    set { shared.fields.urls = newValue }
  }

  /// What was mended, assumed or doubtful.
  public var warnings: [Warning] {
    get { shared.fields.warnings }
    set { shared.fields.warnings = newValue }
  }

  /// The identifier of the placemark that this one replaces on the map; nil where there is none.
  public var replaces: String? {
    get { shared.fields.replaces }
    set { shared.fields.replaces = newValue }
  }

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
    shared = Shared(
      Fields(
        identifier: identifier,
        title: title,
        subtitle: subtitle,
        coordinate: coordinate,
        region: region,
        postalAddress: postalAddress,
        postalCode: postalCode,
        precision: precision,
        radius: radius,
        provider: provider,
        attribution: attribution,
        phoneNumbers: phoneNumbers,
        emailAddresses: emailAddresses,
        urls: urls,
        warnings: warnings,
        replaces: replaces
      )
    )
  }

  private struct Fields: Hashable, Sendable {
    var identifier: String
    var title: String
    var subtitle: String
    var coordinate: Coordinate
    var region: MapRegion
    var postalAddress: PostalAddress
    var postalCode: String?
    var precision: Precision
    var radius: Int?
    var provider: String
    var attribution: String
    var phoneNumbers: [String]
    var emailAddresses: [String]
    var urls: [String]
    var warnings: [Warning]
    var replaces: String?
  }
}
