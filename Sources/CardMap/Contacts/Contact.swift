/// One contact of an address book, reduced to what a map needs.
///
/// Notes, birthdays, photos and everything else of the card are not kept.
public struct Contact: Hashable, Sendable {
  /// The card's UID (RFC 6350, section 6.7.6), else `urn:uuid:` of version 5 made from the card's
  /// unfolded lines; never empty.
  public var identifier: String

  /// FN, else N as given and family name, else ORG, else the first e-mail address; "" where the
  /// card has none of them.
  public var name: String

  /// ORG: the organisation and its units, joined with ", "; "" where there is none.
  public var organization: String

  /// Every ADR that holds something, and every label that belongs to none, in the order of the
  /// file.
  public var addresses: [DeliveryAddress]

  /// TEL, without the scheme of a `tel:` URI, in the order of the file.
  public var phoneNumbers: [String]

  /// EMAIL, in the order of the file.
  public var emailAddresses: [String]

  /// URL, in the order of the file.
  public var urls: [String]

  /// CATEGORIES, one member each.
  public var categories: [String]

  /// The first valid GEO of the card (RFC 6350, section 6.5.2): it stands for the first address.
  public var position: CardPosition?

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
    self.identifier = identifier
    self.name = name
    self.organization = organization
    self.addresses = addresses
    self.phoneNumbers = phoneNumbers
    self.emailAddresses = emailAddresses
    self.urls = urls
    self.categories = categories
    self.position = position
  }
}
