import CardMap
import Testing

@Suite(.tags(.reading), .timeLimit(.minutes(5)))
struct XMLLimitTests {
  @Test("The cards before a break are kept, and one more record says where and why")
  func breaks() {
    for (rest, code, line, said) in [
      ("<vcard><fn>", ReasonCode.nothingReadable, 2, "ends before"),
      ("\n<vcard>\n<fn></vcard>", .nothingReadable, 3, "line 4"),
      ("<x>&nope;</x>", .nothingReadable, 2, "entity"),
      ("<x>AT&T</x>", .nothingReadable, 2, "ampersand"),
      ("<x>a\u{1}</x>", .nothingReadable, 2, "character"),
      (String(repeating: "<x>", count: 300), .limit, 2, "256 elements"),
      ("<x a='\(String(repeating: "y", count: 1 << 20))'/>", .limit, 2, "64 KiB"),
      ("<!--\(String(repeating: "y", count: 2 << 20))-->", .limit, 2, "1 MiB"),
      ("</vcards>more", .nothingReadable, 2, "behind the end"),
    ] {
      let found = readText("<vcards>\n" + xCardNamed("Al") + rest)
      #expect(found.records.map(\.title) == ["Al", "Contact 2"])
      #expect(found.records.last?.error?.code == code)
      #expect(found.records.last?.line == line)
      #expect(found.records.last?.error?.message.contains(said) == true, "\(found.records)")
      #expect(found.summary.error == nil)
    }
  }

  @Test("Bytes that are not of the character set end the document, not the run")
  func badBytes() {
    var bytes = Array(xCard(xCardNamed("Al") + xCardNamed("Bo#")).utf8)
    bytes[bytes.firstIndex(of: UInt8(ascii: "#")) ?? 0] = 0xE4
    #expect(read(bytes).records.map(\.title) == ["Al", "Contact 2"])
    // A low surrogate without a high one is none of UTF-16's characters.
    let wide = XMLFixture.bytes("xcard/utf-16-le.xml")
    let cut = Array(wide.dropLast(22)) + [0, 0xDC, 0, 0xDC, 0x78, 0]
    #expect(read(cut).records.map(\.error?.code) == [nil, .nothingReadable])
    var zero = Array(xCard(xCardNamed("Al") + xCardNamed("Bo#")).utf8)
    zero[zero.firstIndex(of: UInt8(ascii: "#")) ?? 0] = 0
    #expect(read(zero).records.map(\.title) == ["Al", "Contact 2"])
  }

  @Test(
    "A DOCTYPE is refused before anything in it counts",
    arguments: [
      "<!DOCTYPE v [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\"><!ENTITY c \"&b;&b;\">]>",
      "<!DOCTYPE v SYSTEM \"file:///etc/hostname\">",
      "<!DOCTYPE v [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>",
      "<!DOCTYPE v [<!ENTITY % a SYSTEM \"http://127.0.0.1:9/a\"> %a;]>",
      "<!DOCTYPE v PUBLIC \"a\" \"http://127.0.0.1:9/a\">",
    ]
  )
  func documentTypes(_ type: String) {
    let found = readText("<?xml version='1.0'?>" + type + xCard(xCardNamed("&c;&a;")))
    #expect(found.records.isEmpty)
    #expect(found.summary.error?.message.contains("DOCTYPE") == true)
  }

  @Test("A photo of 20 MB in one card harms no other", arguments: ["x", "<![CDATA[x", "a&amp;"])
  func photos(_ unit: String) {
    let isOpen = unit.hasPrefix("<!")
    // A reference is a call of its own, which takes long without optimisation.
    let length = unit.contains("&") ? 1 << 20 : 20 << 20
    let letters = String(repeating: isOpen ? "x" : unit, count: length / unit.utf8.count)
    let text = isOpen ? "<![CDATA[\(letters.prefix(6 << 20))]]>" : letters
    let photo = "<photo><uri>\(text)</uri></photo>"
    let found = readText(
      xCard(xCardNamed("Al") + "<vcard>\(photo)<fn><text>Bo</text></fn></vcard>" + xCardNamed("Cy"))
    )
    #expect(found.records.map(\.title) == ["Al", "Bo", "Cy"])
  }

  @Test("Past a limit a card is unreadable, and the next is read")
  func limits() {
    let note = "<note><text>\(String(repeating: "x", count: 900))</text></note>"
    let name = "<fn><text>\(String(repeating: "y", count: 300))</text></fn>"
    let text = xCard(
      xCardNamed("Al") + "<vcard>\(name)\(note)</vcard>" + "<vcard>\(note)\(note)</vcard>"
        + xCardNamed("Bo")
    )
    let found = read(Array(text.utf8), limits: ReadingLimits(line: 200, card: 1500))
    #expect(found.records.map(\.title) == ["Al", "Contact 2", "Contact 3", "Bo"])
    #expect(found.records.map(\.error?.code) == [nil, .limit, .limit, nil])
    #expect(found.records[1].error?.message.contains("200 bytes") == true)
    #expect(found.records[2].error?.message.contains("1500 bytes") == true)
    let large = String(repeating: "z", count: 34 << 20)
    let huge = readText(
      xCard("<vcard><note><text>\(large)</text></note></vcard>" + xCardNamed("Bo"))
    )
    #expect(huge.records.map(\.error?.code) == [.limit, nil])
  }

  /// Inputs of half a megabyte at which work that grows with the square would take minutes.
  static let shapes: [(name: String, start: String, unit: String)] = [
    ("elements", "<vcards>", "<vcard/>"),
    ("names", "<vcards>", "<vcard><fn><text>x</text></fn></vcard>"),
    ("properties", "<vcards><vcard>", "<adr><street>x</street></adr>"),
    ("components", "<vcards><vcard><adr>", "<street>x</street>"),
    ("parameters", "<vcards><vcard><adr><parameters>", "<type><text>x</text></type>"),
    ("values", "<vcards><vcard><org>", "<text>x</text>"),
    ("groups", "<vcards><vcard>", "<group name='x'/>"),
    ("references", "<vcards><vcard><fn><text>", "&#65;&amp;"),
    ("a CDATA section", "<vcards><vcard><fn><text><![CDATA[", "x]]"),
    ("CDATA sections", "<vcards><vcard><fn><text>", "<![CDATA[x]]>"),
    ("comments", "<vcards>", "<!-- x -->"),
    ("instructions", "<vcards>", "<?oasis-xml-catalog catalog='x'?>"),
    ("instructions before the root", "", "<?oasis-xml-catalog catalog='x'?>"),
    ("quotes", "<vcards>", "it's \"x>y <b c='\">'/>"),
    ("members", "<multistatus xmlns='DAV:'>", "<response><status>1 404 x</status></response>"),
    ("cards of members", "<multistatus xmlns='DAV:'><address-data xmlns=''>", "BEGIN:VCARD\n"),
    ("line breaks", "<multistatus xmlns='DAV:'><address-data xmlns=''>", "&#13;&#10;"),
    ("white space", "", " \n"),
  ]

  @Test("No input takes work that grows with its square", arguments: shapes.indices)
  func linear(_ index: Int) {
    let found = read(input(ofShape: Self.shapes[index], length: 1 << 19))
    for (offset, record) in found.records.enumerated() where record.index != offset + 1 {
      Issue.record("the record \(offset) is numbered \(record.index)")
    }
  }

  @Test("Names in scope and attributes of a tag are bounded")
  func names() {
    let spaces = (0..<200).map { "xmlns:n\($0)='u'" }.joined(separator: " ")
    #expect(readText("<vcards><a \(spaces)><b \(spaces)/></a></vcards>").records.count == 1)
    let apart = "<vcards>\(xCardNamed("Al"))<a \(spaces)/><a \(spaces)/></vcards>"
    #expect(readText(apart).records.count == 1)
    let attributes = (0..<100_000).map { "a\($0)=''" }.joined(separator: " ")
    #expect(readText("<vcards><a \(attributes)/></vcards>").records.last?.error?.code == .limit)
  }
}
