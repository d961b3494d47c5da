extension ContentLine {
  /// Makes the line a GEO (RFC 6350, section 6.5.2; RFC 2426, section 3.4.2).
  ///
  /// - Parameters:
  ///   - position: the position; what cardmap knows of it is said in parameters.
  ///   - isVersion40: whether the card is of vCard 4.0, where it is a `geo` URI (RFC 5870).
  mutating func makePosition(_ position: CardPosition, isVersion40: Bool) {
    begin("GEO")
    appendProvenance(position.provenance)
    append(isVersion40 ? ":geo:" : ":")
    append(position, separator: isVersion40 ? "," : ";")
    if isVersion40, let radius = position.provenance?.radius {
      append(";u=")
      append(number: radius)
    }
  }

  /// Appends what cardmap says beside a position.
  mutating func appendProvenance(_ provenance: CardPosition.Provenance?) {
    guard let provenance else { return }
    appendParameter("X-CARDMAP-CODE", provenance.code)
    appendParameter("X-CARDMAP-PRECISION", provenance.precision.rawValue)
    if let radius = provenance.radius { appendParameter("X-CARDMAP-RADIUS", number: radius) }
  }

  /// Appends the point: somebody else's to the last decimal, cardmap's as in every document.
  mutating func append(_ position: CardPosition, separator: StaticString) {
    let coordinate = position.coordinate
    guard position.provenance != nil else {
      append(uri: ContentLine.decimal(coordinate.latitude))
      append(separator)
      return append(uri: ContentLine.decimal(coordinate.longitude))
    }
    append(degrees: coordinate.latitude)
    append(separator)
    append(degrees: coordinate.longitude)
  }

  /// The shortest decimal number that is read as the same value; an exponent, as no position has
  /// one, becomes zeros.
  private static func decimal(_ value: Double) -> String {
    let text = "\(value)"
    guard let mark = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let zeros = -(Int(text[text.index(after: mark)...]) ?? 0) - 1
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    return (value < 0 ? "-0." : "0.") + String(repeating: "0", count: max(0, zeros)) + digits
  }
}
