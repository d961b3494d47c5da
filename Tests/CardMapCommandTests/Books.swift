/// Address books of invented people for the tests of the commands.
enum Books {
  /// A card with these lines.
  static func card(_ lines: String...) -> String { card(lines) }

  /// A card with these lines.
  static func card(_ lines: [String]) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  /// Six contacts, each there for a reason.
  static let friends =
    card(
      "UID:wren-1",
      "FN:Wren Okafor",
      "ADR;TYPE=HOME:;;48 Fern Ln;Allston;MA;02134;USA",
      "ADR;TYPE=WORK:;;1 Plaza;Chicago;IL;60606;USA",
      "TEL:+1 617 555 0110",
      "EMAIL:wren@example.com"
    )
    + card("UID:bruno-2", "FN:Bruno Álvarez", "ADR:;;5 Calle Luna;San Juan;PR;00901;")
    + card("UID:ines-3", "FN:Ines Dahl", "ADR:;;Unit 77;APO;AE;09012;")
    + card("UID:wrenna-4", "FN:Wrenna Holt")
    + card("UID:bo-5", "FN:Bo Nakamura", "ADR:;;9 Oak St;Springfield;IL;01103;USA")
    + card("UID:bruno-6", "FN:Bruno Keller", "ADR:;;3 Hafenweg;Hamburg;;20457;Germany")

  /// A book of many contacts at several places.
  static func large(_ count: Int) -> String {
    let codes = ["02134", "60606", "00901", "99501", "96813", "10001"]
    return (1...count).map { number in
      card(
        "UID:c-\(number)",
        "FN:Person \(number)",
        "NOTE:\(String(repeating: "x", count: number % 97))",
        "ADR:;;\(number) Elm Row;;;\(codes[number % codes.count]);USA"
      )
    }.joined()
  }
}
