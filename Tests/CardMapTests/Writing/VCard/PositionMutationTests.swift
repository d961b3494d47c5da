import Testing

@testable import CardMap

/// Whatever a file has become, a position costs nothing of it.
@Suite(.tags(.writing), .timeLimit(.minutes(15)))
struct PositionMutationTests {
  /// Knows a place for every code there is.
  private static let everywhere = FakeProvider.always(.at(44.5, -68.25, .postalCode))

  @Test("A position changes nothing else", arguments: Fixture.names)
  func mutants(_ name: String) async {
    var random = SplitMix(seed: UInt64(Fixture.names.firstIndex(of: name) ?? 0) + 7)
    let bytes = Fixture.bytes(name)
    await check(bytes, "\(name) as it is")
    for number in 0..<150 {
      await check(Mutation.mutant(of: bytes, &random), "\(name), mutant \(number)")
    }
  }

  /// Lines of which each does something to those around it.
  private static let lines = [
    "FN:Al Dunne", "ADR:;;1 A St;Erie;PA;16501;", "ADR;TYPE=home:;;2 B St;;;02134;USA", "",
    "VERSION:2.1", "VERSION:3.0", "VERSION:4.0", "GEO:1;2", "GEO:geo:1,2", "GEO:", "ge", " o:3;4",
    "GEO;X-CARDMAP-CODE=16501;X-CARDMAP-PRECISION=postalCode:5;6", "GEO:0;0",
    "GEO;X-CARDMAP-CODE=02134;", " X-CARDMAP-PRECISION=region:7;8", "item1.GEO:9;10",
    "GEO;QUOTED-PRINTABLE:1;2=", "GEO;ENCODING=b:MTsy", "NOTE;QUOTED-PRINTABLE:ab=", "=20cd",
    "LABEL;ENCODING=QUOTED-PRINTABLE:1 A St=0D=0A=", " Erie=", " folded", "\tfolded=", "AGENT:",
    "AGENT:BEGIN:VCARD", "BEGIN:VCARD", "END:VCARD", "END:VCARDBEGIN:VCARD", "BEGIN:VEVENT",
    "END:VEVENT",
    "PHOTO;ENCODING=b:QUJD", "QUJD", " QUJD", "no property", "X-A;B=\"c", "ORG:\u{E9};\u{1F600}",
    "NOTE:a\\", "UID:al-1", "CATEGORIES:a,b",
  ]

  @Test("Lines of every kind in every order, in every layout", arguments: 0..<16)
  func layouts(_ seed: Int) async {
    var random = SplitMix(seed: UInt64(seed) + 1_000)
    for number in 0..<250 {
      await check(Self.file(&random), "seed \(seed), file \(number)")
    }
  }

  /// A file of such lines, from its first card on.
  static func file(_ random: inout SplitMix) -> [UInt8] {
    var lines = ["BEGIN:VCARD", "ADR:;;1 A St;Erie;PA;16501;"]
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      lines.append(Self.lines.randomElement(using: &random) ?? "")
    }
    if Bool.random(using: &random) { lines.append("END:VCARD") }
    let lineEnd = ["\n", "\r\n", "\r", "\r\r\n"].randomElement(using: &random) ?? ""
    let indent = ["", "", " ", "\t "].randomElement(using: &random) ?? ""
    let spacing = Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1
    var text = lines.map { indent + $0 }
      .joined(separator: String(repeating: lineEnd, count: spacing))
    if Bool.random(using: &random) { text += lineEnd }
    return encoded(text, &random)
  }

  private static func encoded(_ text: String, _ random: inout SplitMix) -> [UInt8] {
    let form = Int.random(in: 0..<6, using: &random)
    if form < 3 { return Array((form == 0 ? "\u{FEFF}" : "").utf8) + Array(text.utf8) }
    return ((form == 3 ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return form == 4 ? bytes : bytes.reversed()
    }
  }

  private func check(_ bytes: [UInt8], _ what: String) async {
    guard read(bytes).summary.cards > 0 else { return }
    let contacts = PositionedFile.contacts(bytes)
    let first = await PositionedFile(bytes, provider: Self.everywhere)
    #expect(PositionedFile.contacts(first.bytes) == contacts, "\(what)")
    if !String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self).contains("X-CARDMAP") {
      #expect(Self.isRest(PositionedFile.withoutOwnPositions(first.bytes), of: bytes), "\(what)")
    }
    let second = await PositionedFile(first.bytes, provider: Self.everywhere)
    #expect(second.bytes == first.bytes, "\(what)")
    #expect(second.rows.map(Self.place) == first.rows.map(Self.place), "\(what)")

    let replaced = await PositionedFile(bytes, replacesAll: true, provider: Self.everywhere)
    #expect(PositionedFile.contacts(replaced.bytes) == contacts, "\(what), replaced")
    let again = await PositionedFile(
      replaced.bytes,
      replacesAll: true,
      provider: Self.everywhere
    )
    #expect(again.bytes == replaced.bytes, "\(what), replaced")
  }

  /// Whether what is left is the file, but for the end of a last line that had none.
  ///
  /// A file of UTF-16 may end in half of a unit, which stays the last of its bytes.
  private static func isRest(_ rest: [UInt8], of bytes: [UInt8]) -> Bool {
    if read(bytes).summary.encoding != .utf8, bytes.count % 2 == 1 {
      return rest.last == bytes.last && isRest(rest.dropLast(), of: bytes.dropLast())
    }
    return rest.starts(with: bytes)
      && rest[bytes.count...].allSatisfy { $0 == 0 || $0 == 10 || $0 == 13 }
  }

  private static func place(_ row: GeocodedContact) -> Coordinate? { row.placemark?.coordinate }
}
