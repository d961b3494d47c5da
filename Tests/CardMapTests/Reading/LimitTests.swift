import CardMap
import Testing

// Work that grows with the square takes hours; a busy machine takes minutes, since the time in which
// a test waits for the others counts too.
@Suite(.tags(.reading), .timeLimit(.minutes(15)))
struct LimitTests {
  @Test("A line or card past its limit costs that card; reading goes on at the next BEGIN")
  func limits() {
    let long = card(["NOTE:" + String(repeating: "x", count: 300), "FN:Long"])
    let folded = card(["NOTE:x" + String(repeating: "\r\n yyyyyyyyy", count: 30), "FN:Fold"])
    let large = card(Array(repeating: "TEL:1234567890", count: 50) + ["FN:Large"])
    let small = card(["FN:Small"])
    let limits = ReadingLimits(line: 200, card: 600)
    for (broken, part) in [(long, "200 bytes"), (folded, "200 bytes"), (large, "600 bytes")] {
      let bytes = small + broken + small
      let records = read(bytes, limits: limits).records
      #expect(records.map(\.title) == ["Small", "Contact 2", "Small"])
      #expect(records[1].error?.code == .limit)
      #expect(records[1].error?.message.contains(part) == true)
      #expect(records[1].byteRange == small.count..<small.count + broken.count)
      checkOrder(of: records, in: bytes)
    }
  }

  @Test("A line of exactly the limit is read, one byte more is not", arguments: [0, 1])
  func exactly(_ more: Int) {
    let note = "NOTE:" + String(repeating: "x", count: 93 + more)
    let record = read(card([note]), limits: ReadingLimits(line: 100, card: 1000)).records.first
    #expect((record?.error == nil) == (more == 0))
  }

  @Test("The limits are named as they are by default")
  func message() {
    var bytes = Array("BEGIN:VCARD\nNOTE:".utf8)
    bytes += [UInt8](repeating: 0x78, count: 17 << 20)
    bytes += Array("\nEND:VCARD\nBEGIN:VCARD\nFN:Al\nEND:VCARD\n".utf8)
    let records = read(bytes).records
    #expect(records.map(\.title) == ["Contact 1", "Al"])
    #expect(records.first?.error?.message.contains("16 MiB") == true)
  }

  @Test("A card past its limit at the end of the file is handed out all the same")
  func atEnd() {
    let bytes = Array("BEGIN:VCARD\nNOTE:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\nFN:Al\n".utf8)
    let found = read(bytes, limits: ReadingLimits(line: 20, card: 100))
    #expect(found.records.map(\.error?.code) == [.limit])
    #expect(found.records.first?.byteRange == 0..<bytes.count)
    #expect(found.summary.strayLines == 0)
  }

  @Test(
    "Of each kind of value no more are kept than the limit, and how many were not is said once",
    arguments: [
      ("ADR:1", 1_000), ("LABEL:1", 1_000), ("TEL:1", 1_000), ("EMAIL:a@example.com", 1_000),
      ("URL:https://example.com", 1_000), ("CATEGORIES:a", 1_000), ("ADR:;;;;;;", 0),
      ("a.X-ABADR:us", 0),
    ]
  )
  func values(_ line: String, _ kept: Int) throws {
    for number in [999, 1_000, 1_001, 3_000] {
      let record = try #require(
        read(card(["FN:Al"] + Array(repeating: line, count: number))).records.first
      )
      let said = record.diagnostics.filter { $0.kind == .valuesLeftOut }
      guard number > 1_000 else {
        #expect(said == [])
        continue
      }
      let contact = try #require(record.contact)
      let counts = [
        contact.addresses.count, contact.phoneNumbers.count, contact.emailAddresses.count,
        contact.urls.count, contact.categories.count,
      ]
      #expect(counts.reduce(0, +) == kept)
      #expect(said.map(\.line) == [1_004])
      let property = line.split(whereSeparator: { ":;.".contains($0) })
      #expect(property.contains { $0 == said.first?.property ?? "" })
      #expect(said.first?.message.contains(" \(number - 1_000) values") == true)
      #expect(record.diagnostics.last == said.first)
    }
    let few = read(card(Array(repeating: line, count: 5)), limits: ReadingLimits(values: 2))
    #expect(few.records.first.map(kinds)?.contains(.valuesLeftOut) == true)
  }

  @Test("The members of one list count, and the next card begins anew")
  func membersOfAList() {
    let long = "CATEGORIES:" + Array(repeating: "a", count: 1_500).joined(separator: ",")
    let records = read(card([long]) + card(["CATEGORIES:a"])).records
    #expect(records.map { $0.contact?.categories.count } == [1_000, 1])
    #expect(records.map(kinds) == [[.valuesLeftOut], []])
    #expect(records.first?.diagnostics.first?.message.contains(" 500 values") == true)
  }

  @Test("Memory stays bounded: a piece need never be longer than the card's limit")
  func boundedPieces() {
    let limits = ReadingLimits(line: 1 << 16, card: 1 << 17)
    var reader = ContactsReader(.init(limits: limits))
    var waiting = Array("BEGIN:VCARD\nNOTE:".utf8)
    let more = [UInt8](repeating: 0x78, count: 1 << 12)
    var longest = 0
    for _ in 0..<1000 {
      waiting += more
      longest = max(longest, waiting.count)
      let used = reader.read(waiting.span, isFinal: false) { _ in }
      waiting.removeFirst(used)
    }
    #expect(longest <= limits.card + 2 * more.count)
  }

  @Test("Fifty thousand cards that never end are fifty thousand cards")
  func nestedBegins() {
    let bytes = Array(String(repeating: "BEGIN:VCARD\n", count: 50_000).utf8)
    #expect(read(bytes).records.count == 50_000)
    let agents = Array(String(repeating: "AGENT:\nBEGIN:VCARD\n", count: 50_000).utf8)
    #expect(read(Array("BEGIN:VCARD\n".utf8) + agents).records.count == 1)
  }

  /// Inputs of 2 MB at which work that grows with the square of the length would take hours.
  static let shapes: [(name: String, start: String, unit: String)] = [
    ("CR only", "BEGIN:VCARD\rFN:Al\r", "TEL:1\r"),
    ("nothing but CRs", "", "\r"),
    ("a card of CRs", "BEGIN:VCARD\n", "\r"),
    ("CRs in double spacing", "BEGIN:VCARD\r\n\r\n", "\r"),
    ("one line of letters", "", "x"),
    ("one name", "BEGIN:VCARD\n", "x"),
    ("folds", "BEGIN:VCARD\nADR:", "\n x"),
    ("folds in a name", "BEGIN:VCARD\nA", "\n x"),
    ("soft line breaks", "BEGIN:VCARD\nFN;QUOTED-PRINTABLE:", "x=\n"),
    ("soft line breaks before END", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:", "=\nEND:VCARD\n\n"),
    ("soft line breaks and blanks", "BEGIN:VCARD\nFN;QUOTED-PRINTABLE:", "=C3=\n "),
    ("soft line breaks in plain text", "BEGIN:VCARD\nFN;QUOTED-PRINTABLE:", "AAAAAAA=\n "),
    ("base64 blocks", "BEGIN:VCARD\nPHOTO;BASE64:\n", "AAAA\n"),
    ("properties", "BEGIN:VCARD\n", "ADR;TYPE=home:;;1;;;;\n"),
    ("labels", "BEGIN:VCARD\n", "LABEL;TYPE=home:x\nADR;TYPE=work:;;1;;;;\n"),
    ("labels of their own", "BEGIN:VCARD\n", "LABEL;TYPE=home:x\nADR;TYPE=home:;;1;;;;\n"),
    ("country codes", "BEGIN:VCARD\n", "a.X-ABADR:us\nb.ADR:;;1;;;;\n"),
    ("open quotes", "BEGIN:VCARD\n", "ADR;LABEL=\"x:;;1;;;;\n"),
    ("one list of quotes", "BEGIN:VCARD\nADR", ";X=\"\",\""),
    ("parameters", "BEGIN:VCARD\nADR", ";TYPE=x"),
    ("components", "BEGIN:VCARD\nADR:", ";\\,,"),
    (
      "components in a character set of a long name",
      "BEGIN:VCARD\nORG;QUOTED-PRINTABLE;CHARSET=" + String(repeating: "x", count: 1 << 20) + ":",
      "=E1;"
    ),
    ("double spacing", "BEGIN:VCARD\n\n", "TEL:1\n\n"),
    ("late versions", "BEGIN:VCARD\nN:A;B\n", "VERSION:2.1\n"),
    ("other components", "BEGIN:VCARD\n", "BEGIN:X\n"),
    ("stray lines", "", "x,y\n"),
    ("zeros", "", "\0"),
    ("identifiers of many lines", "BEGIN:VCARD\n", "NOTE:x\n"),
  ]

  @Test("No input takes work that grows with its square", arguments: shapes.indices)
  func linear(_ index: Int) {
    let bytes = input(ofShape: Self.shapes[index])
    let found = read(bytes)
    #expect(found.records.count <= 1)
    checkOrder(of: found.records, in: bytes)
  }

  @Test("A card that comes in many small pieces is not read again for each of them")
  func manyPieces() {
    var reader = ContactsReader()
    let whole = card([
      "NOTE:x" + String(repeating: "\r\n " + String(repeating: "y", count: 70), count: 110_000)
    ])
    var end = 0
    var used = 0
    var count = 0
    while used == 0 {
      end = min(whole.count, end + 4096)
      let piece = whole.span.extracting(0..<end)
      used = reader.read(piece, isFinal: end == whole.count) { _ in count += 1 }
    }
    #expect(count == 1)
  }
}
