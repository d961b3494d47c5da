/// A suite of tests that put positions into cards of somebody in Allston.
protocol AllstonSuite {}

extension AllstonSuite {
  /// The position in vCard 2.1 and 3.0.
  var added: String { AllstonCard.added }

  /// The position in vCard 4.0.
  var added40: String { AllstonCard.added40 }

  /// A card with more lines.
  func card(_ version: String?, _ lines: String..., lineEnd: String = "\r\n") -> String {
    AllstonCard.text(version, lines, lineEnd: lineEnd)
  }

  /// A text with a line before its first END.
  func expected(_ text: String, _ line: String) -> String { AllstonCard.text(text, with: line) }
}

/// A card of somebody in Allston, and what is added to it.
enum AllstonCard {
  /// The position in vCard 2.1 and 3.0.
  static let added = """
    GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=postalCode;
     X-CARDMAP-RADIUS=1007:42.35879;-71.12958

    """.replacing("\n", with: "\r\n")

  /// The position in vCard 4.0.
  static let added40 = """
    GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=postalCode;
     X-CARDMAP-RADIUS=1007:geo:42.35879,-71.12958;u=1007

    """.replacing("\n", with: "\r\n")

  /// A card with more lines.
  static func text(_ version: String?, _ lines: [String], lineEnd: String = "\r\n") -> String {
    let all =
      ["BEGIN:VCARD"] + (version.map { ["VERSION:" + $0] } ?? [])
      + ["FN:Nora Field", "ADR:;;12 Main St;Allston;MA;02134;USA"] + lines + ["END:VCARD"]
    return all.map { $0 + lineEnd }.joined()
  }

  /// A text with a line before its first END.
  static func text(_ text: String, with line: String) -> String {
    guard let end = text.firstRange(of: "END:VCARD") else { return "" }
    return String(text[..<end.lowerBound]) + line + String(text[end.lowerBound...])
  }
}
