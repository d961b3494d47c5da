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
    var rest = text.utf8[...]
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      guard isWord(rest[..<colon], "geo") else { return nil }
      return parseURI(rest[rest.index(after: colon)...])
    }
    let semicolon = rest.firstIndex(of: UInt8(ascii: ";"))
    guard let place = semicolon ?? rest.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let first = rest[..<place]
    rest = rest[rest.index(after: place)...]
    return coordinate(first, rest).map { Value(coordinate: $0, isUnusual: semicolon == nil) }
  }

  typealias Part = Substring.UTF8View

  private static func parseURI(_ text: Part) -> Value? {
    // A writer that took the colon for all of the new syntax: `geo:1;2`.
    let hasComma = text.contains(UInt8(ascii: ","))
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    if !hasComma {
      guard parts.count == 2 else { return nil }
      return coordinate(parts[0], parts[1]).map { Value(coordinate: $0, isUnusual: true) }
    }
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      if pair.count == 2, isWord(pair[0], "crs"), !isWord(pair[1], "wgs84") { return nil }
    }
    let numbers = parts[0].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count) else { return nil }
    return coordinate(numbers[0], numbers[1]).map { Value(coordinate: $0, isUnusual: false) }
  }

  /// Whether a part is a word, in any case.
  private static func isWord(_ part: Part, _ word: String) -> Bool {
    part.elementsEqual(word.utf8) { $0.capital == $1.capital }
  }

  /// The position of two numbers of degrees; nil where it is none, or (0, 0).
  static func coordinate(_ latitude: Part, _ longitude: Part) -> Coordinate? {
    guard let latitude = number(latitude), let longitude = number(longitude),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      !coordinate.isNullIsland
    else { return nil }
    return coordinate
  }

  /// A decimal number; not the hexadecimal ones, infinities and the like that Swift reads as well.
  private static func number(_ text: Part) -> Double? {
    var digits = text.drop { $0.isBlank }
    while digits.last?.isBlank ?? false { digits.removeLast() }
    let isDecimal = digits.allSatisfy { byte in
      byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte.capital == UInt8(ascii: "E")
    }
    return isDecimal ? Double(Substring(digits)) : nil
  }
}
