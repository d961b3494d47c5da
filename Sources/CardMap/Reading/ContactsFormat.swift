/// A format of contacts files that cardmap reads.
public enum ContactsFormat: String, CaseIterable, Sendable {
  /// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
  case vCard = "vcard"
  /// xCard: vCard 4.0 in XML (RFC 6351).
  case xCard = "xcard"
  /// A CardDAV server's answer with cards in it (RFC 6352).
  case cardDAV = "carddav"

  /// jCard (RFC 7095).
  case jCard = "jcard"
  /// Comma-separated values (RFC 4180) with a header, also with semicolons or tabs.
  case csv
  /// LDAP Data Interchange Format (RFC 2849), as address books and directories export it.
  case ldif

  /// The endings of file names by which a folder's contacts files are known, without the point.
  public var fileExtensions: [String] {
    switch self {
    case .vCard: ["vcf", "vcard"]
    case .xCard: ["xcard"]
    case .cardDAV: ["xml"]
    // Not json: nearly all such files hold something else.
    case .jCard: ["jcard"]
    case .csv: ["csv", "tsv"]
    case .ldif: ["ldif", "ldi"]
    }
  }
}
