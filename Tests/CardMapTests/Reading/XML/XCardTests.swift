import CardMap
import Testing

@Suite(.tags(.reading))
struct XCardTests {
  private func contact(_ properties: String) -> Contact {
    let records = readText(xCard("<vcard>\(properties)</vcard>")).records
    return records.first?.contact ?? Contact(identifier: "no contact")
  }

  @Test("What ez-vcard writes is read, property by property")
  func ezVCard() throws {
    let found = read(XMLFixture.bytes("xcard/ez-vcard.xml"))
    #expect(found.summary.format == .xCard)
    #expect(found.summary.error == nil)
    #expect(found.summary.encoding == nil)
    #expect(found.records.map(\.line) == [3, 92])
    #expect(found.records.map(\.index) == [1, 2])
    #expect(found.records.allSatisfy { $0.byteRange == nil && $0.diagnostics.isEmpty })
    let first = try #require(found.records.first?.contact)
    #expect(first.identifier == "urn:uuid:5eed0000-0000-4000-8000-00000000a001")
    #expect(first.name == "Dora Quill")
    #expect(first.organization == "Quill & Daughters, Sales, Repairs")
    #expect(first.phoneNumbers == ["+1-555-555-0100"])
    #expect(first.emailAddresses == ["dora@example.com"])
    #expect(first.urls == ["https://example.com/dora"])
    #expect(first.categories == ["friends", "post, monthly"])
    #expect(first.addresses.count == 2)
    let home = try #require(first.addresses.first)
    #expect(
      home.components == [
        "", "Apt 3; rear", "12 Larkspur Ln, Mill House", "Allston", "MA", "02134", "USA",
      ]
    )
    #expect(home.label == "12 Larkspur Ln\nAllston, MA 02134")
    #expect(home.preference == 2)
    #expect(home.types == [.home, .parcel])
    let work = first.addresses[1]
    #expect(work.components == ["PO Box 7", "", "", "Saint Paul", "MN", "55101-0007", ""])
    #expect(work.types == .work)
    #expect(work.preference == 1)
    #expect(work.position?.coordinate == Coordinate(latitude: 44.95, longitude: -93.09))
    let second = try #require(found.records.last?.contact)
    #expect(second.name == "Emil Nowhere")
    #expect(second.addresses.isEmpty)
    #expect(second.position?.coordinate == Coordinate(latitude: 42.35, longitude: -71.13))
  }

  @Test("Cards are known by their namespace, in any document and with any prefix")
  func prefixes() throws {
    let found = read(XMLFixture.bytes("xcard/prefixed.xml"))
    #expect(found.summary.format == .xCard)
    #expect(found.records.map(\.title) == ["Fenna <Bath> & Co", "Gil Second"])
    #expect(found.records.map(\.line) == [5, 16])
    let address = try #require(found.records.first?.contact?.addresses.first)
    #expect(address.components == ["", "", "5 Osier Way", "Bath", "ME", "04530", ""])
    #expect(address.countryCode == "us")
    #expect(found.records.first?.contact?.addresses.count == 1)
  }

  @Test("Cards of no namespace are read, and that is said")
  func noNamespace() throws {
    let found = read(XMLFixture.bytes("xcard/no-namespace.xml"))
    #expect(found.records.map(\.title) == ["Ilka Plain", "Ivo Label"])
    #expect(
      found.records.map(kinds) == [[.namespaceMissing, .valueAssumed], [.namespaceMissing]]
    )
    #expect(found.records[0].diagnostics.map(\.line) == [2, 2])
    let label = try #require(found.records[1].contact?.addresses.first)
    #expect(label.label == "9 Kiln Ct, Reno, NV 89501")
    #expect(label.components.joined().isEmpty)
  }

  @Test("Where the root has another meaning, a vcard of no namespace is no card")
  func foreignVcard() {
    let found = readText("<book><vcard><fn><text>Al</text></fn></vcard></book>")
    #expect(found.records.isEmpty)
    #expect(found.summary.error?.code == .unreadFormat)
    var reader = ContactsReader(.init(format: .xCard))
    var names: [String] = []
    let bytes = Array("<book><vcard><fn><text>Al</text></fn></vcard></book>".utf8)
    _ = reader.read(bytes.span, isFinal: true) { names.append($0.title) }
    #expect(names == ["Al"])
  }

  @Test("Components come in any order and number")
  func components() {
    let adr =
      "<adr><country>USA</country><code>89501</code><street>1 A St</street><region>NV</region>"
      + "<street>Rear; left</street><locality>Reno</locality><x-more>no</x-more></adr>"
    let address = contact(adr).addresses.first
    #expect(
      address?.components == ["", "", "1 A St, Rear; left", "Reno", "NV", "89501", "USA"]
    )
  }

  @Test(
    "Parameters may stand behind the value, and their values without elements of their own",
    arguments: [
      "<adr><street>1 A</street><parameters><type><text>work</text></type></parameters></adr>",
      "<adr><parameters><type>work</type></parameters><street>1 A</street></adr>",
      "<adr><parameters>\n <type>\n <text>WORK</text>\n </type>\n</parameters><ext>1</ext></adr>",
    ]
  )
  func parameters(_ adr: String) {
    #expect(contact(adr).addresses.first?.types == .work)
  }

  @Test("Text keeps what vCard would escape, and line breaks")
  func escapes() {
    let text = "a;b,c\\n \"d\"^e&amp;&#x2014;\n&#10;f"
    #expect(contact("<fn><text>\(text)</text></fn>").name == "a;b,c\\n \"d\"^e&—\n\nf")
    let label = "<adr><parameters><label><text>\(text)</text></label></parameters></adr>"
    #expect(contact(label).addresses.first?.label == "a;b,c\\n \"d\"^e&—\n\nf")
  }

  @Test(
    "A contact without FN is named by N, by the organisation or by the e-mail address",
    arguments: [
      ("<n><surname>Q</surname><given>D</given><given>M</given></n>", "D M Q"),
      ("<n><text>Q</text></n>", "Q"),
      ("<org><text>A</text><text>B</text></org>", "A, B"),
      ("<email><text>d@example.com</text></email>", "d@example.com"),
    ]
  )
  func names(_ property: String, _ name: String) {
    #expect(contact(property).name == name)
  }

  @Test("The identifier is that of the content, wherever the card stands and however it is spaced")
  func identifiers() {
    let adr = "<adr><street>1 A St</street></adr>"
    let one = contact("<fn><text>Al</text></fn>\(adr)")
    let other = contact("\n <fn>\n  <text>Al</text></fn>\n\n\(adr)<rev><text>1</text></rev>")
    #expect(one.identifier == other.identifier)
    #expect(one.identifier != contact("<fn><text>Bo</text></fn>\(adr)").identifier)
  }

  @Test("What stands in a card and is none of its properties changes nothing")
  func strangers() {
    let card =
      "<note><text><fn><text>No</text></fn></text></note><vcard><fn><text>In</text></fn></vcard>"
      + "<other xmlns=\"urn:other\"><fn><text>No</text></fn></other>"
      + "<fn><text>Al<x xmlns=\"\">no</x></text></fn><!-- c --><?p i?>"
    let found = readText(xCard("<vcard>\(card)</vcard>" + xCardNamed("Bo")))
    #expect(found.records.map(\.title) == ["Al", "Bo"])
  }

  @Test("A bad position is said with its line")
  func diagnostics() {
    let found = readText(xCard("\n<vcard>\n<geo>\n<uri>geo:0,0</uri></geo></vcard>"))
    #expect(found.records.first?.diagnostics.map(\.line) == [3])
    #expect(kinds(found.records.first) == [.geoInvalid])
  }
}
