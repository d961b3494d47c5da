/// A format that placemarks and lists of contacts are written in.
///
/// A new one is a case here, with its endings, and a case in ``RowWriter``.
public enum PlacemarkFormat: String, CaseIterable, Sendable {
  /// Columns for people.
  case table
  /// One JSON document (RFC 8259), indented by two spaces.
  case json
  /// One JSON object a line.
  case ndjson
  /// Comma-separated values (RFC 4180).
  case csv
  /// A GeoJSON feature collection of what was placed (RFC 7946).
  case geoJSON = "geojson"
  /// vCards: every card as it came, with a position added; see ``VCardWriter``.
  case vCard = "vcard"

  /// The endings of file names that mean this format, in lower case, without the point.
  public var fileExtensions: [String] {
    switch self {
    case .table: []
    case .json: ["json"]
    case .ndjson: ["ndjson", "jsonl"]
    case .csv: ["csv"]
    case .geoJSON: ["geojson"]
    case .vCard: ["vcf", "vcard"]
    }
  }

  /// The format that the ending of a file's name means, or nil where it means none.
  ///
  /// - Parameter fileExtension: the ending in lower case, without the point.
  public init?(fileExtension: String) {
    let format = PlacemarkFormat.allCases.first { $0.fileExtensions.contains(fileExtension) }
    guard let format else { return nil }
    self = format
  }
}
