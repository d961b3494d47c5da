import CardMap
import Testing

/// What the files of `Fixtures/vcard` say, written down by hand.
@Suite(.tags(.reading))
struct FixtureTests {
  /// A file, and of each of its cards the name and the first address.
  struct Expected: CustomTestStringConvertible, Sendable {
    let file: String
    let cards: [(name: String, address: [String]?)]

    init(_ file: String, _ cards: (name: String, address: String?)...) {
      self.file = file
      self.cards = cards.map { card in
        let components = card.address?.split(separator: "|", omittingEmptySubsequences: false)
        return (card.name, components?.map(String.init))
      }
    }

    var testDescription: String { file }
  }

  static let files = [
    Expected(
      "agents.vcf",
      ("Boss One", "||1 Outer St|Bath|ME|04530|USA"),
      ("Boss Two", "||2 Outer St|Bath|ME|04530|USA"),
      ("Boss Three", "||3 Outer St|Bath|ME|04530|USA"),
      ("Boss Four", "||4 Outer St|Bath|ME|04530|USA")
    ),
    Expected("android-21.vcf", ("Klára Šťastná", "||Dlouhá třída 14|Plzeň||301 00|Česko")),
    Expected(
      "cr-only.vcf",
      ("Old Mac", "||68 Apple Lane|Cupertino|CA|95014|USA"),
      ("Second Mac", nil)
    ),
    Expected(
      "double-spaced.vcf",
      ("Airy Person", "||12 Wide Spaces Ave|San Luis Obispo|CA|93401|USA")
    ),
    Expected("edge-40.vcf", ("Ada Edge", "||1 A St|Erie|PA|16501|USA")),
    Expected("feature-phone-sjis.vcf", ("表 十三", "||本町ソ1-2-3|能代市|秋田県|016-0821|日本")),
    Expected("folded-parameters.vcf", ("Una Fold", "||12 Fold St|Salem|MA|01970|USA")),
    Expected(
      "no-end.vcf",
      ("First Open", "||1 Gap St|Erie|PA|16501|USA"),
      ("Second Open", "||2 Gap St|Erie|PA|16502|USA")
    ),
    Expected(
      "outlook-21.vcf",
      (
        "Dr. Nils Farrow",
        "|Unit 4|61 Canal Row\nBack Yard|Saco|ME|04072|United States of America"
      )
    ),
    Expected(
      "phone-groups.vcf",
      ("Ngozi Okafor", "||30 Shipyard Way\nSuite 5|Norfolk|VA|23510|USA"),
      ("Harbor Bakery", "||7 Pier Rd|Hampton|VA|23669|USA")
    ),
    Expected("photo-block-21.vcf", ("Tuva Lind", "||Kaj 4|Malmö||211 20|Sverige")),
    Expected(
      "utf16-bare-be.vcf",
      ("Zoë 🎻 Åkesson", "||Łąkowa 3, m. 2|Łódź||90-001|Polska"),
      ("鈴木 一郎", "||1-1 Chiyoda|Tokyo||100-0001|Japan")
    ),
    Expected(
      "utf16-bom-le.vcf",
      ("Zoë 🎻 Åkesson", "||Łąkowa 3, m. 2|Łódź||90-001|Polska"),
      ("鈴木 一郎", "||1-1 Chiyoda|Tokyo||100-0001|Japan")
    ),
    Expected(
      "windows-1252.vcf",
      ("François Lœuvre", "||3 rue de l’Église|Évreux||27000|France")
    ),
    Expected(
      "wrapped.vcf",
      ("Ines Wrapped", "||5 Fold Rd|Ames|IA|50010|USA"),
      ("Grouped Begin", nil)
    ),
  ]

  @Test("Each file gives its contacts", arguments: files)
  func values(_ expected: Expected) {
    let contacts = read(Fixture.bytes(expected.file)).records.map(\.contact)
    #expect(contacts.map { $0?.name } == expected.cards.map(\.name))
    #expect(contacts.map { $0?.addresses.first?.components } == expected.cards.map(\.address))
  }

  @Test("No file is forgotten here or among the exports")
  func all() {
    let names = Self.files.map(\.file) + ExportedFile.all.map(\.name)
    #expect(names.sorted() == Fixture.names)
  }
}
