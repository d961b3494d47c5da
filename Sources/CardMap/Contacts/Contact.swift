/// One contact of an address book, reduced to what a map needs.
///
/// Notes, birthdays, photos and everything else of the card are not kept. It is a value: a copy
/// changes on its own. Its fields lie in one shared piece of memory until then, so that handing it
/// on costs the same however much it holds.
public struct Contact: Hashable, Sendable {
  private var shared: Shared<Fields>

  /// The card's UID (RFC 6350, section 6.7.6), else `urn:uuid:` of version 5 made from the card's
  /// unfolded lines; never empty.
  public var identifier: String {
    get { shared.fields.identifier }
    set { shared.fields.identifier = newValue }
  }

  /// FN, else N as given and family name, else ORG, else the first e-mail address; "" where the
  /// card has none of them.
  public var name: String {
    get { shared.fields.name }
    set { shared.fields.name = newValue }
  }

  /// ORG: the organisation and its units, joined with ", "; "" where there is none.
  public var organization: String {
    get { shared.fields.organization }
    set { shared.fields.organization = newValue }
  }

  /// Every ADR that holds something, and every label that belongs to none, in the order of the
  /// file.
  public var addresses: [DeliveryAddress] {
    get { shared.fields.addresses }
    set { shared.fields.addresses = newValue }
  }

  /// The first valid GEO of the card (RFC 6350, section 6.5.2): it stands for the first address.
  public var position: CardPosition? {
    get { shared.fields.position }
    set { shared.fields.position = newValue }
  }

  /// TEL, without the scheme of a `tel:` URI, in the order of the file.
  public var phoneNumbers: [String] {
    get { shared.fields.phoneNumbers }
    set { shared.fields.phoneNumbers = newValue }
  }

  /// EMAIL, in the order of the file.
  public var emailAddresses: [String] {
    get { shared.fields.emailAddresses }
    set { shared.fields.emailAddresses = newValue }
  }

  /// URL, in the order of the file.
  public var urls: [String] {
    get { shared.fields.urls }
    set { shared.fields.urls = newValue }
  }

  /// CATEGORIES, one member each.
  public var categories: [String] {
    get { shared.fields.categories }
    set { shared.fields.categories = newValue }
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
    shared = Shared(
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
