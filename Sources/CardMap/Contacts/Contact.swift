/// One contact of an address book, reduced to what a map needs.
///
/// Notes, birthdays, photos and everything else of the card are not kept. It is a value: a copy
/// changes on its own. Its fields lie in one shared piece of memory until then, so that handing it
/// on costs the same however much it holds.
public struct Contact: Hashable, Sendable {
  private var storage: Storage

  /// The card's UID (RFC 6350, section 6.7.6), else `urn:uuid:` of version 5 made from the card's
  /// unfolded lines; never empty.
  public var identifier: String {
    get { storage.fields.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// FN, else N as given and family name, else ORG, else the first e-mail address; "" where the
  /// card has none of them.
  public var name: String {
    get { storage.fields.name }
    set { change { $0.name = newValue } }
  }

  /// ORG: the organisation and its units, joined with ", "; "" where there is none.
  public var organization: String {
    get { storage.fields.organization }
    set { change { $0.organization = newValue } }
  }

  /// Every ADR that holds something, and every label that belongs to none, in the order of the
  /// file.
  public var addresses: [DeliveryAddress] {
    get { storage.fields.addresses }
    set { change { $0.addresses = newValue } }
  }

  /// The first valid GEO of the card (RFC 6350, section 6.5.2): it stands for the first address.
  public var position: CardPosition? {
    get { storage.fields.position }
    set { change { $0.position = newValue } }
  }

  /// TEL, without the scheme of a `tel:` URI, in the order of the file.
  public var phoneNumbers: [String] {
    get { storage.fields.phoneNumbers }
    set { change { $0.phoneNumbers = newValue } }
  }

  /// EMAIL, in the order of the file.
  public var emailAddresses: [String] {
    get { storage.fields.emailAddresses }
    set { change { $0.emailAddresses = newValue } }
  }

  /// URL, in the order of the file.
  public var urls: [String] {
    get { storage.fields.urls }
    set { change { $0.urls = newValue } }
  }

  /// CATEGORIES, one member each.
  public var categories: [String] {
    get { storage.fields.categories }
    set { change { $0.categories = newValue } }
  }

  /// Makes a contact; everything but the identifier may be left out.
  public init(
    identifier: String,
    name: String = "",
    organization: String = "",
    addresses: [DeliveryAddress] = [],
    phoneNumbers: [String] = [],
    emailAddresses: [String] = [],
    urls: [String] = [],
    categories: [String] = [],
    position: CardPosition? = nil
  ) {
    storage = Storage(
      Fields(
        identifier: identifier,
        name: name,
        organization: organization,
        addresses: addresses,
        position: position,
        phoneNumbers: phoneNumbers,
        emailAddresses: emailAddresses,
        urls: urls,
        categories: categories
      )
    )
  }

  /// Whether all fields of the two are the same.
  public static func == (left: Contact, right: Contact) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  /// Feeds all fields to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

  /// Changes a field, in memory of this contact's own.
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
    var name: String
    var organization: String
    var addresses: [DeliveryAddress]
    var position: CardPosition?
    var phoneNumbers: [String]
    var emailAddresses: [String]
    var urls: [String]
    var categories: [String]
  }
}
