/// Reads the position of a GEO property or parameter: `lat;lon` (RFC 2426, section 3.4.2), a `geo`
/// URI (RFC 5870), and what other programs make of the two.
enum GeographicPosition {
  /// A position, and whether it is written as no version has it.
  struct Value {
    var coordinate: Coordinate
    var isUnusual: Bool
  }

  /// Reads a position.
  ///
  /// - Parameter text: the value, without escapes.
  /// - Returns: nil where it is none, not one of the World Geodetic System 1984, or (0, 0).
  static func parse(_ text: String) -> Value? {
    var rest = text[...]
    if let colon = rest.firstIndex(of: ":") {
      guard rest[..<colon].lowercased() == "geo" else { return nil }
      return parseURI(rest[rest.index(after: colon)...])
    }
    let separator: Character = rest.contains(";") ? ";" : ","
    guard let place = rest.firstIndex(of: separator) else { return nil }
    let first = rest[..<place]
    rest = rest[rest.index(after: place)...]
    return coordinate(first, rest).map { Value(coordinate: $0, isUnusual: separator == ",") }
  }

  private static func parseURI(_ text: Substring) -> Value? {
    // A writer that took the colon for all of the new syntax: `geo:1;2`.
    let hasComma = text.contains(",")
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    if !hasComma {
      guard parts.count == 2 else { return nil }
      return coordinate(parts[0], parts[1]).map { Value(coordinate: $0, isUnusual: true) }
    }
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].lowercased() == "crs", pair[1].lowercased() != "wgs84" {
        return nil
      }
    }
    let numbers = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count) else { return nil }
    return coordinate(numbers[0], numbers[1]).map { Value(coordinate: $0, isUnusual: false) }
  }

  private static func coordinate(_ latitude: Substring, _ longitude: Substring) -> Coordinate? {
    guard let latitude = number(latitude), let longitude = number(longitude),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      !coordinate.isNullIsland
    else { return nil }
    return coordinate
  }

  /// A decimal number; not the hexadecimal ones, infinities and the like that Swift reads as well.
  private static func number(_ text: Substring) -> Double? {
    let bytes = text.utf8.drop { $0.isBlank }
    let digits = bytes.reversed().drop { $0.isBlank }.reversed()
    let isDecimal = digits.allSatisfy { byte in
      byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte.capital == UInt8(ascii: "E")
    }
    guard isDecimal else { return nil }
    return Double(String(decoding: Array(digits), as: UTF8.self))
  }
}
