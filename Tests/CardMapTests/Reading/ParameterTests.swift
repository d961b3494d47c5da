import CardMap
import Testing

@Suite(.tags(.reading))
struct ParameterTests {
  private static let value = ":;;1 A St;Erie;PA;16501;USA"

  @Test(
    "TYPE in all its spellings",
    arguments: [
      (";TYPE=home", AddressTypes.home, nil),
      (";type=HOME;type=pref", [.home, .preferred], 1),
      (";TYPE=\"home,work\"", [.home, .work], nil),
      (";TYPE=home,\"work\" ,pref", [.home, .work, .preferred], 1),
      (";HOME;PREF", [.home, .preferred], 1),
      (";TYPE=WORK;PREF=30", .work, 30),
      (";PREF=30;TYPE=work,pref", [.work, .preferred], 30),
      (";PREF=\"1\"", [], 1),
      (";DOM;INTL;POSTAL;PARCEL", [.domestic, .international, .postal, .parcel], nil),
      (";TYPE=x-summer-cabin", .other, nil),
      (";TYPE=cabin;;TYPE=", .other, nil),
      ("", [], nil),
    ] as [(String, AddressTypes, Int?)]
  )
  func types(parameters: String, types: AddressTypes, preference: Int?) {
    let record = read(card(["ADR" + parameters + Self.value])).records.first
    let address = record?.contact?.addresses.first
    #expect(address?.types == types)
    #expect(address?.preference == preference)
    #expect(address?.postalCode == "16501")
    #expect(record?.diagnostics.isEmpty == true)
  }

  @Test(
    "A PREF that is none is ignored, and said",
    arguments: ["0", "101", "-1", "1st", "", "99999999999999999999", "10,TYPE=HOME"]
  )
  func badPreference(_ text: String) {
    let record = read(card(["ADR;PREF=\(text);TYPE=work" + Self.value])).records.first
    #expect(record?.contact?.addresses.first?.preference == nil)
    #expect(record?.contact?.addresses.first?.types == .work)
    #expect(kinds(record) == [.parameterIgnored])
  }

  @Test(
    "The LABEL parameter without its escapes",
    arguments: [
      ("\"1 A St^nErie, PA\"", "1 A St\nErie, PA"),
      ("\"^'The Barn^' ^^ ^x: a; b\"", "\"The Barn\" ^ ^x: a; b"),
      ("\"1 A St\\nErie\\, PA\\N\"", "1 A St\nErie, PA"),
      ("plain", "plain"),
    ]
  )
  func label(written: String, label: String) {
    let found = contact(version: "4.0", "ADR;LABEL=\(written);TYPE=home" + Self.value)
    #expect(found.addresses.first?.label == label)
    #expect(found.addresses.first?.types == .home)
    #expect(found.addresses.first?.postalCode == "16501")
  }

  @Test(
    "Parameters are in the character set of their property; where one is assumed, that is said",
    arguments: [
      // "Сад" in windows-1251 and KOI8-R, "é" in UTF-8, windows-1252 and as nothing that is known.
      (";CHARSET=windows-1251", [0xD1, 0xE0, 0xE4], "Сад", false),
      (";CHARSET=KOI8-R", [0xF3, 0xC1, 0xC4], "Сад", false),
      ("", [0xC3, 0xA9], "é", false), (";CHARSET=UTF-8", [0xC3, 0xA9], "é", false),
      (";CHARSET=ISO-8859-1", [0xE9], "é", false), ("", [0xE9], "é", true),
      (";CHARSET=X-NONE", [0xE9], "é", true), (";CHARSET=UTF-8", [0xE9], "é", true),
    ] as [(String, [UInt8], String, Bool)]
  )
  func characterSet(parameter: String, written: [UInt8], label: String, isAssumed: Bool) {
    let place = card(["ADR\(parameter);LABEL=\"@@\"" + Self.value])
    let at = place.firstIndex(of: 0x40) ?? 0
    let record = read(Array(place[..<at]) + written + place[(at + 2)...]).records.first
    #expect(record?.contact?.addresses.first?.label == label)
    #expect(kinds(record) == (isAssumed ? [.encodingAssumed] : []))
    #expect(record?.diagnostics.allSatisfy { $0.property == "ADR" && $0.line == 3 } == true)
  }

  @Test("A label keeps an address that is blank otherwise")
  func labelOnly() {
    let found = contact(version: "4.0", "ADR;LABEL=\"Rear cabin^nTok, AK\":;;;;;;")
    #expect(found.addresses == [DeliveryAddress(label: "Rear cabin\nTok, AK")])
  }

  @Test("The group's X-ABADR names the country if it has two letters; CC wins over it")
  func countryCode() {
    let found = contact(
      "item1.ADR" + Self.value,
      "ITEM1.X-ABADR:us",
      "item2.X-ABADR:pt",
      "item2.ADR;CC=ES" + Self.value,
      "item3.ADR" + Self.value,
      "item3.X-ABADR:usa",
      "ADR" + Self.value,
      "X-ABADR:de"
    )
    #expect(found.addresses.map(\.countryCode) == ["us", "ES", "", ""])
  }

  @Test("An unknown ENCODING is none, and said")
  func unknownEncoding() {
    let record = read(card(["ADR;ENCODING=QUOTED" + Self.value, "FN;ENCODING=8BIT:Al"])).records
    #expect(kinds(record.first) == [.parameterIgnored])
    #expect(record.first?.diagnostics.first?.property == "ADR")
  }
}
