/// The names of countries, `countries.bin`.
///
/// Layout, little-endian: `CTRY`, the version, the number of names, the length of the longest
/// (4 bytes each); where each name begins, and the end (4 bytes each); the code of each name
/// (2 bytes); the names, as letters and digits only, sorted by their bytes.
struct CountryTable: Sendable {
  /// The table inside the program.
  static let shared = CountryTable()

  private let names: EmbeddedTexts
  private let codes: EmbeddedBytes
  private let longest: Int

  private init() {
    let bytes = EmbeddedBytes.countries
    let count = bytes.uint32(at: 8)
    longest = bytes.uint32(at: 12)
    codes = bytes.dropFirst(16 + 4 * (count + 1))
    names = EmbeddedTexts(
      offsets: bytes.dropFirst(16),
      pool: codes.dropFirst(2 * count),
      count: count
    )
  }

  /// The ISO 3166-1 alpha-2 code of a country.
  func isoCode(named name: String) -> String? {
    // Nothing so long is a name: do not fold it first.
    guard name.utf8.count <= 4 * longest else { return nil }
    let number = TextFolding.withLettersAndDigits(of: name) { names.firstIndex(of: $0) }
    return number.map { String(decoding: codes.bytes(2 * $0..<2 * $0 + 2), as: UTF8.self) }
  }
}
