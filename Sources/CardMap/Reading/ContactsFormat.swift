/// A format of contacts files that cardmap reads.
public enum ContactsFormat: String, CaseIterable, Sendable {
  /// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
  case vCard = "vcard"

  /// The endings of file names by which a folder's contacts files are known, without the point.
  public var fileExtensions: [String] {
    switch self {
    case .vCard: ["vcf", "vcard"]
    }
  }
}
