/// A format of contacts files that cardmap reads.
public enum ContactsFormat: String, CaseIterable, Sendable {
  /// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
  case vCard = "vcard"

  /// jCard (RFC 7095).
  case jCard = "jcard"

  /// The endings of file names by which a folder's contacts files are known, without the point.
  public var fileExtensions: [String] {
    switch self {
    case .vCard: ["vcf", "vcard"]
    // Not json: nearly all such files hold something else.
    case .jCard: ["jcard"]
    }
  }
}
