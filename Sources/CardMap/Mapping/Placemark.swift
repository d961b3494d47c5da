/// A contact's place on the map: what a selection emits.
///
/// It is a value: a copy changes on its own. Its fields lie in one shared piece of memory until
/// then, so that handing it on costs the same however much it holds.
public struct Placemark: Hashable, Sendable {
  private var storage: Storage

  /// The contact's identifier, with `#2`, `#3` … for its second and later addresses.
  public var identifier: String {
    get { storage.fields.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// The contact's name.
  public var title: String {
    get { storage.fields.title }
    set { change { $0.title = newValue } }
  }

  /// The address on one line.
  public var subtitle: String {
    get { storage.fields.subtitle }
    set { change { $0.subtitle = newValue } }
  }

  /// The point.
  public var coordinate: Coordinate {
    get { storage.fields.coordinate }
    set { change { $0.coordinate = newValue } }
  }

  /// What the map shows: the point in its middle.
  public var region: MapRegion {
    get { storage.fields.region }
    set { change { $0.region = newValue } }
  }

  /// The address as the card says it.
  public var postalAddress: PostalAddress {
    get { storage.fields.postalAddress }
    set { change { $0.postalAddress = newValue } }
  }

  /// The postal code as it was looked up; nil where there is none.
  public var postalCode: String? {
    get { storage.fields.postalCode }
    set { change { $0.postalCode = newValue } }
  }

  /// How exact the point is.
  public var precision: Precision {
    get { storage.fields.precision }
    set { change { $0.precision = newValue } }
  }

  /// Metres the place may lie from the point; nil where nobody knows.
  public var radius: Int? {
    get { storage.fields.radius }
    set { change { $0.radius = newValue } }
  }

  /// The name of the provider that found the point: `card` for the card's own position.
  public var provider: String {
    get { storage.fields.provider }
    set { change { $0.provider = newValue } }
  }

  /// Whose data the point is; "" for the card's own.
  public var attribution: String {
    get { storage.fields.attribution }
    set { change { $0.attribution = newValue } }
  }

  /// The contact's telephone numbers.
  public var phoneNumbers: [String] {
    get { storage.fields.phoneNumbers }
    set { change { $0.phoneNumbers = newValue } }
  }

  /// The contact's e-mail addresses.
  public var emailAddresses: [String] {
    get { storage.fields.emailAddresses }
    set { change { $0.emailAddresses = newValue } }
  }

  /// The contact's web pages.
  public var urls: [String] {
    get { storage.fields.urls }
    set { change { $0.urls = newValue } }
  }

  /// What was mended, assumed or doubtful.
  public var warnings: [Warning] {
    get { storage.fields.warnings }
    set { change { $0.warnings = newValue } }
  }

  /// The identifier of the placemark that this one replaces on the map; nil where there is none.
  public var replaces: String? {
    get { storage.fields.replaces }
    set { change { $0.replaces = newValue } }
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
    storage = Storage(
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

  /// Whether all fields of the two are the same.
  public static func == (left: Placemark, right: Placemark) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  /// Feeds all fields to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

  /// Changes a field, in memory of this placemark's own.
  private mutating func change(_ body: (inout Fields) -> Void) {
    var fields = storage.fields
    body(&fields)
    storage = Storage(fields)
  }

  private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: consuming Fields) { self.fields = fields }
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
