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

  /// The first valid GEO of the card (RFC 6350, section 6.5.2): it stands for the first address.
  public var position: CardPosition?

  /// TEL, without the scheme of a `tel:` URI, in the order of the file.
  public var phoneNumbers: [String]

  /// EMAIL, in the order of the file.
  public var emailAddresses: [String]

  /// URL, in the order of the file.
  public var urls: [String]

  /// CATEGORIES, one member each.
  public var categories: [String]
}

extension Contact {
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
    // The compiler's own initializer, which has another order, moves its values; one that sets
    // them one by one would copy them all at its end.
    self.init(
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
  }
}
