import CardMap
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A vCard 3.0 of these lines, CRLF behind each.
func card(version: String? = "3.0", _ lines: [String]) -> [UInt8] {
  let all = ["BEGIN:VCARD"] + (version.map { ["VERSION:" + $0] } ?? []) + lines + ["END:VCARD"]
  return Array(all.map { $0 + "\r\n" }.joined().utf8)
}

/// Everything that is read of a file at once.
func read(
  _ bytes: [UInt8],
  limits: ReadingLimits = ReadingLimits(),
  format: ContactsFormat? = nil,
  columns: [ColumnName] = []
) -> (records: [ContactRecord], summary: ReadingSummary) {
  var reader = ContactsReader(.init(format: format, limits: limits, columns: columns))
  var records: [ContactRecord] = []
  let consumed = reader.read(bytes.span, isFinal: true) { records.append($0) }
  precondition(consumed == bytes.count, "a last piece is consumed whole")
  return (records, reader.summary)
}

/// Everything that is read of a file in pieces: one more byte is handed over after each call that
/// consumed nothing, as from a slow pipe.
func readInPieces(
  _ bytes: [UInt8],
  of size: Int,
  limits: ReadingLimits = ReadingLimits()
) -> (records: [ContactRecord], summary: ReadingSummary) {
  var reader = ContactsReader(.init(limits: limits))
  var records: [ContactRecord] = []
  var start = 0
  var end = 0
  repeat {
    end = min(bytes.count, end + size)
    let piece = Array(bytes[start..<end])
    start += reader.read(piece.span, isFinal: end == bytes.count) { records.append($0) }
  } while start < bytes.count
  return (records, reader.summary)
}

/// Checks that a file in pieces is the file at once.
func checkPieces(of bytes: [UInt8], sizes: [Int]) {
  let whole = read(bytes)
  for size in sizes {
    let pieces = readInPieces(bytes, of: size)
    #expect(pieces.records == whole.records, "pieces of \(size)")
    #expect(pieces.summary == whole.summary, "pieces of \(size)")
  }
}

/// An input of about 2 MB, or another length, that is one thing again and again: work that grows with
/// the square of the length would take hours.
func input(
  ofShape shape: (name: String, start: String, unit: String),
  length: Int = 2 << 20
) -> [UInt8] {
  let count = length / shape.unit.utf8.count
  return Array((shape.start + String(repeating: shape.unit, count: count)).utf8)
}

/// The only contact of a card.
func contact(version: String? = "3.0", _ lines: String...) -> Contact {
  let records = read(card(version: version, lines)).records
  return records.first?.contact ?? Contact(identifier: "no contact")
}

extension ContactRecord {
  /// Where the vCard stands; an empty range where that is not known.
  var range: Range<Int> { byteRange ?? 0..<0 }
}

/// The kinds of a card's diagnostics.
func kinds(_ record: ContactRecord?) -> [Warning.Code] { (record?.diagnostics ?? []).map(\.kind) }

extension DeliveryAddress {
  /// The seven components.
  var components: [String] {
    [
      postOfficeBox, extendedAddress, streetAddress, locality, region, postalCode, country,
    ]
  }
}

/// The files of `Fixtures/vcard`.
enum Fixture {
  static let names = [
    "agents.vcf", "android-21.vcf", "android-custom-21.vcf", "cr-only.vcf", "davx5-40.vcf",
    "double-spaced.vcf", "edge-40.vcf", "evolution-30.vcf", "evolution-old.vcf", "fastmail-30.vcf",
    "feature-phone-sjis.vcf", "folded-parameters.vcf", "google-30.vcf", "icloud-30.vcf",
    "iphone-30.vcf", "kde-30.vcf", "kde-40.vcf", "lotus-notes.vcf", "macos-21.vcf",
    "nextcloud-mixed.vcf", "no-end.vcf", "nokia-21.vcf", "outlook-21.vcf", "outlook-30.vcf",
    "outlook-western-21.vcf", "phone-groups.vcf", "photo-block-21.vcf", "proton-40.vcf",
    "samsung-21.vcf", "thunderbird-21.vcf", "thunderbird-40.vcf", "utf16-bare-be.vcf",
    "utf16-bom-le.vcf", "windows-1252.vcf", "wrapped.vcf",
  ]

  /// The bytes of a file; none where it cannot be read.
  static func bytes(
    _ name: String,
    in form: Substring = "vcard",
    from file: StaticString = #filePath
  ) -> [UInt8] {
    var folder = "\(file)".split(separator: "/", omittingEmptySubsequences: false)
    while let last = folder.last, last != "CardMapTests" { folder.removeLast() }
    let path = (folder + ["Fixtures", form, name[...]]).joined(separator: "/")
    guard let handle = fopen(path, "rb") else { return [] }
    defer { fclose(handle) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, handle)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
