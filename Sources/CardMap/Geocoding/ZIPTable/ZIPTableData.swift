/// The postal table `us-zip.bin`, read where it lies: nothing is built at start-up.
///
/// Layout, little-endian, every section at an offset that four divides:
///
/// * header: `USZP`; then numbers of 4 bytes: the version, the date of the data as yyyymmdd, how
///   many rows, names, keys, places and ordered rows there are, and the offsets of the sections;
/// * index: for each of the 100,000 codes its row plus 1, or 0 (2 bytes);
/// * prefixes: for each of the 1,000 three-digit prefixes its first row, and the end (2 bytes);
/// * rows, sorted by code: latitude and longitude in 1e-5 degrees, radius in metres or 0 (4 bytes
///   each), name (2), state as ``USState`` counts it (1), kind and source (2 bits each of 1 byte);
/// * codes: the ZIP of each row as a number (4 bytes);
/// * names of cities: offsets, bytes, and the number of each name's key (2 bytes);
/// * keys, sorted, as of ``PlaceKey``: offsets, bytes, and the first place of each (2 bytes);
/// * places, sorted by key and state: first ordered row, how many, state (2 bytes each);
/// * order: rows, place by place (2 bytes). Other names of a place share its rows.
struct ZIPTableData: Sendable {
  /// The table inside the program.
  static let shared = ZIPTableData()

  /// How many rows there are.
  let rowCount: Int
  /// The names of the cities.
  let names: EmbeddedTexts
  /// The keys of the cities and of their other names, sorted.
  let keys: EmbeddedTexts

  private let bytes = EmbeddedBytes.usZIP
  private let index: EmbeddedBytes
  private let prefixes: EmbeddedBytes
  private let rows: EmbeddedBytes
  private let codes: EmbeddedBytes
  private let nameKeys: EmbeddedBytes
  private let keyPlaces: EmbeddedBytes
  private let places: EmbeddedBytes
  private let order: EmbeddedBytes

  private init() {
    let bytes = EmbeddedBytes.usZIP
    func section(_ number: Int) -> EmbeddedBytes {
      bytes.dropFirst(bytes.uint32(at: 32 + 4 * number))
    }
    rowCount = bytes.uint32(at: 12)
    index = section(0)
    prefixes = section(1)
    rows = section(2)
    codes = section(3)
    names = EmbeddedTexts(offsets: section(4), pool: section(5), count: bytes.uint32(at: 16))
    nameKeys = section(6)
    keys = EmbeddedTexts(offsets: section(7), pool: section(8), count: bytes.uint32(at: 20))
    keyPlaces = section(9)
    places = section(10)
    order = section(11)
  }

  /// The date of the data as yyyymmdd.
  var date: Int { bytes.uint32(at: 8) }

  /// The row of a ZIP; nil where there is none.
  @inline(__always)
  func row(ofZIP number: Int) -> Int? {
    guard number >= 0, number < 100_000 else { return nil }
    let row = index.uint16(at: 2 * number)
    return row == 0 ? nil : row - 1
  }

  /// The rows of the ZIPs that begin with three digits.
  func rows(ofPrefix prefix: Int) -> Range<Int> {
    guard prefix >= 0, prefix < 1000 else { return 0..<0 }
    return prefixes.uint16(at: 2 * prefix)..<prefixes.uint16(at: 2 * prefix + 2)
  }

  /// The ZIP of a row, as a number.
  func zip(ofRow row: Int) -> Int { codes.uint32(at: 4 * row) }

  /// The point of a row.
  func coordinate(ofRow row: Int) -> Coordinate {
    Coordinate(
      unchecked: Double(rows.int32(at: 16 * row)) / 100_000,
      Double(rows.int32(at: 16 * row + 4)) / 100_000
    )
  }

  /// The radius of a row in metres; 0 where nobody knows.
  func radius(ofRow row: Int) -> Int { rows.uint32(at: 16 * row + 8) }

  /// The number of a row's city in ``names``.
  func name(ofRow row: Int) -> Int { rows.uint16(at: 16 * row + 12) }

  /// The number of a row's city in ``keys``.
  func key(ofRow row: Int) -> Int { nameKeys.uint16(at: 2 * name(ofRow: row)) }

  /// The state of a row, as ``USState`` counts it.
  func state(ofRow row: Int) -> UInt8 { rows.byte(at: 16 * row + 14) }

  /// The kind of a row, as ``ZIPTable/Entry/Kind`` counts it.
  func kind(ofRow row: Int) -> UInt8 { rows.byte(at: 16 * row + 15) & 3 }

  /// The source of a row, as ``ZIPTable/Entry/Source`` counts it.
  func source(ofRow row: Int) -> UInt8 { rows.byte(at: 16 * row + 15) >> 2 }

  /// The places of a key: their numbers.
  func places(ofKey key: Int) -> Range<Int> {
    keyPlaces.uint16(at: 2 * key)..<keyPlaces.uint16(at: 2 * key + 2)
  }

  /// The state of a place, as ``USState`` counts it.
  func state(ofPlace place: Int) -> UInt8 { places.byte(at: 6 * place + 4) }

  /// How many rows a place has.
  func rowCount(ofPlace place: Int) -> Int { places.uint16(at: 6 * place + 2) }

  /// A row of a place; they are in ascending order.
  func row(ofPlace place: Int, at position: Int) -> Int {
    order.uint16(at: 2 * (places.uint16(at: 6 * place) + position))
  }
}
