import CardMap
import Testing

/// An ADR line and what it says.
struct AddressLineCase: CustomTestStringConvertible, Sendable {
  var name: String
  var version: String? = "3.0"
  var lines: [String]
  /// Box, extended, street, locality, region, code, country.
  var components: [String]

  init(_ name: String, version: String? = "3.0", _ lines: String..., components: [String]) {
    self.name = name
    self.version = version
    self.lines = lines
    self.components = components
  }

  var testDescription: String { name }
}

@Suite(.tags(.reading))
struct AddressReadingTests {
  static let cases = [
    AddressLineCase(
      "every component has its place",
      "ADR:PO Box 12;Apt 9;44 Kiln Ln;Trenton;NJ;08608;USA",
      components: ["PO Box 12", "Apt 9", "44 Kiln Ln", "Trenton", "NJ", "08608", "USA"]
    ),
    AddressLineCase(
      "a filled extended address shifts nothing",
      "ADR;TYPE=WORK:;Annex C;5 Weir St;Keene;NH;03431;USA",
      components: ["", "Annex C", "5 Weir St", "Keene", "NH", "03431", "USA"]
    ),
    AddressLineCase(
      "an equals sign in the value and in a quoted parameter",
      "ADR;LABEL=\"X=Y: 3 Dock; Rd\";TYPE=home:;;X=Y\\, 3 Dock Rd;Lunenburg;NS;B0J 2C0;Canada",
      components: ["", "", "X=Y, 3 Dock Rd", "Lunenburg", "NS", "B0J 2C0", "Canada"]
    ),
    AddressLineCase(
      "a line break inside a component",
      "ADR;TYPE=WORK:;;70 Salt Rd\\nDock 2\\NRear;Ogden;UT;84401;USA",
      components: ["", "", "70 Salt Rd\nDock 2\nRear", "Ogden", "UT", "84401", "USA"]
    ),
    AddressLineCase(
      "an escaped semicolon does not split",
      "ADR:;;Tower 1\\;2;Erie;PA;16502;USA",
      components: ["", "", "Tower 1;2", "Erie", "PA", "16502", "USA"]
    ),
    AddressLineCase(
      "escapes of all kinds, and a backslash that is none",
      "ADR:;;a\\\\b\\,c\\:d\\e;F\\;G;;1;",
      components: ["", "", "a\\b,c:d\\e", "F;G", "", "1", ""]
    ),
    AddressLineCase(
      "a list is joined, its empty members left out",
      "ADR:;;Flat 6 , 12 Heron Row,,;Ames,Story County;IA;50010;USA",
      components: ["", "", "Flat 6, 12 Heron Row", "Ames, Story County", "IA", "50010", "USA"]
    ),
    AddressLineCase(
      "a comma is a comma in 2.1",
      version: "2.1",
      "ADR;HOME:;;Flat 6 ,12 Heron Row;Ames;IA;50010;USA",
      components: ["", "", "Flat 6 ,12 Heron Row", "Ames", "IA", "50010", "USA"]
    ),
    AddressLineCase(
      "a card without VERSION has lists",
      version: nil,
      "ADR:;;Flat 6,12 Heron Row;Ames;IA;50010;USA",
      components: ["", "", "Flat 6, 12 Heron Row", "Ames", "IA", "50010", "USA"]
    ),
    AddressLineCase(
      "VERSION:2.1 behind the address still makes the comma a comma",
      version: nil,
      "ADR:;;Flat 6 ,12 Heron Row;Ames;IA;50010;USA",
      "VERSION:2.1",
      components: ["", "", "Flat 6 ,12 Heron Row", "Ames", "IA", "50010", "USA"]
    ),
    AddressLineCase(
      "the components of RFC 9554 behind the seventh",
      version: "4.0",
      "ADR:;;8 Elder St;Erie;PA;16503;USA;r 4;f 2;8;Elder St;;;;;;;",
      components: ["", "", "8 Elder St", "Erie", "PA", "16503", "USA"]
    ),
    AddressLineCase(
      "a comma between two parameters",
      version: "4.0",
      "ADR;PREF=3,TYPE=HOME:;;8 Elder St;Perth;WA;6000;Australia",
      components: ["", "", "8 Elder St", "Perth", "WA", "6000", "Australia"]
    ),
    AddressLineCase(
      "an ENCODING that there is not",
      "ADR;ENCODING=QUOTED:;;8 rue de l=E2=80=99Orme;Lyon;;69003;",
      components: ["", "", "8 rue de l=E2=80=99Orme", "Lyon", "", "69003", ""]
    ),
    AddressLineCase(
      "a fold takes one blank away, no more",
      "ADR;WORK;POSTAL:;;9000 Overlong Esplanade\r\n  East;San Luis Obi\r\n spo;CA;93401;",
      components: ["", "", "9000 Overlong Esplanade East", "San Luis Obispo", "CA", "93401", ""]
    ),
    AddressLineCase(
      "a fold with a tab, one in the name and one in a parameter",
      "AD\r\n R;TYP\r\n\tE=home:;;1 A\r\n\t St;Reno;NV;89501;",
      components: ["", "", "1 A St", "Reno", "NV", "89501", ""]
    ),
    AddressLineCase(
      "a raw line break costs the rest of the value",
      "ADR:;;Institute\r\nErie;;16501;",
      components: ["", "", "Institute", "", "", "", ""]
    ),
    AddressLineCase(
      "white space round components is not of them",
      "ADR: ;\t; 5 Oak St ;Erie\u{A0};PA\u{3000}; 16501 ;\u{A0}USA ",
      components: ["", "", "5 Oak St", "Erie", "PA", "16501", "USA"]
    ),
    AddressLineCase(
      "blanks round the name, and a group",
      "Item7.adr ; type=home :;;5 Oak St;Erie;PA;16501;USA",
      components: ["", "", "5 Oak St", "Erie", "PA", "16501", "USA"]
    ),
    AddressLineCase(
      "a quote that is never closed is none",
      "ADR;LABEL=\"5 Oak St:;;5 Oak St;Erie;PA;16501;USA",
      components: ["", "", "5 Oak St", "Erie", "PA", "16501", "USA"]
    ),
  ]

  @Test("The first address", arguments: cases)
  func firstAddress(_ example: AddressLineCase) {
    let records = read(card(version: example.version, example.lines)).records
    #expect(records.count == 1)
    #expect(records.first?.contact?.addresses.first?.components == example.components)
  }

  @Test("Plain and grouped addresses stand in the order of the file; blank ones are dropped")
  func order() {
    let found = contact(
      "ADR;type=HOME:;;4 Elm St;;;;",
      "ADR;type=WORK:;;;;;;",
      "ADR:; ;\t;\\n;;;",
      "item1.ADR:;;9 Oak St;;;;",
      "item1.X-ABLabel:Cabin",
      "ADR:;;;;;;USA"
    )
    #expect(found.addresses.map(\.streetAddress) == ["4 Elm St", "9 Oak St", ""])
    #expect(found.addresses.last?.country == "USA")
  }

  @Test("Fewer than seven components are said, more are not", arguments: [1, 3, 6, 7, 8, 18])
  func componentCount(_ count: Int) {
    let value = Array(repeating: "x", count: count).joined(separator: ";")
    let record = read(card(["ADR:" + value])).records.first
    #expect(kinds(record) == (count < 7 ? [.fewComponents] : []))
    #expect(record?.diagnostics.allSatisfy { $0.property == "ADR" && $0.line == 3 } == true)
  }

  @Test("No address, or only empty ones, is no address")
  func noAddress() {
    #expect(contact("FN:Nobody").addresses.isEmpty)
    #expect(contact("ADR:").addresses.isEmpty)
    #expect(contact("ADR;TYPE=home:;;;;;;").addresses.isEmpty)
  }
}
