import CardMap
import Testing

@Suite(.tags(.reading))
struct CardStructureTests {
  private func names(_ text: String) -> [String] {
    read(Array(text.utf8)).records.map(\.title)
  }

  @Test("Three cards, the first without properties")
  func emptyCard() {
    let found = read(card(version: nil, []) + card(["FN:Al"]) + card(["FN:Bo"]))
    #expect(found.records.map(\.title) == ["Contact 1", "Al", "Bo"])
    #expect(found.records.first?.contact?.addresses.isEmpty == true)
    #expect(found.records.first?.error == nil)
    #expect(found.records.map(\.index) == [1, 2, 3])
  }

  @Test(
    "BEGIN and END in any case, with blanks round and a group",
    arguments: [
      "begin:vcard\nfn:Al\nend:vcard\n", "Begin : vCard \nFN:Al\nEND :VCARD\t\n",
      "home.BEGIN:VCARD\nFN:Al\nhome.END:VCARD", "\n \t\n  BEGIN:VCARD\n  FN:Al\n  END:VCARD\n",
    ]
  )
  func spellings(_ text: String) {
    let found = read(Array(text.utf8))
    #expect(found.records.map(\.title) == ["Al"])
    #expect(found.records.first?.diagnostics.isEmpty == true)
    #expect(found.summary.strayLines == 0)
  }

  @Test("A card that is indented as a whole is not one long fold")
  func indented() {
    let found = read(
      Array("> x\n  BEGIN:VCARD\n  FN:Al\n   Bo\n\tADR:;;1 A St;;;;\n  END:VCARD\n".utf8)
    )
    #expect(found.records.first?.contact?.name == "AlBo")
    #expect(found.records.first?.contact?.addresses.count == 1)
    #expect(found.summary.strayLines == 1)
  }

  @Test(
    "Every kind of line end",
    arguments: ["\n", "\r\n", "\r", "\r\r\n", "\n\n", "\r\n\r\n", "\r\r"]
  )
  func lineEnds(_ end: String) {
    let lines = ["BEGIN:VCARD", "FN:Al", "ADR:;;1 A St;Er", " ie;PA;16501;USA", "END:VCARD"]
    let text = lines.map { $0 + end }.joined()
    let found = read(Array((text + text).utf8))
    #expect(found.records.map(\.title) == ["Al", "Al"])
    #expect(found.records.map { $0.contact?.addresses.first?.locality } == ["Erie", "Erie"])
    let perLine = end == "\n\n" || end == "\r\n\r\n" || end == "\r\r" ? 2 : 1
    #expect(found.records.map(\.line) == [1, 5 * perLine + 1])
    #expect(found.records.flatMap(\.diagnostics).isEmpty)
  }

  @Test("Blank lines between properties, and lines that are nothing, cost themselves only")
  func badLines() {
    let record = read(
      card(["FN:Eva Lam", "", "Lam-Ruiz", " goes on", "   ", "-:x", "ADR;;16501;", "É:1", "TEL:1"])
    ).records.first
    #expect(record?.contact?.phoneNumbers == ["1"])
    #expect(kinds(record) == [.lineSkipped, .lineSkipped, .lineSkipped])
    #expect(record?.diagnostics.map(\.line) == [5, 9, 10])
    #expect(record?.diagnostics.allSatisfy { $0.property.isEmpty } == true)
  }

  @Test("A missing END: the next BEGIN or the end of the file ends the card, and it is kept")
  func missingEnd() {
    let text = "BEGIN:VCARD\r\nFN:Al\r\nBEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Cy"
    let found = read(Array(text.utf8))
    #expect(found.records.map(\.title) == ["Al", "Bo", "Cy"])
    #expect(found.records.map(kinds) == [[.missingEnd], [], [.missingEnd]])
    #expect(found.records.map(\.byteRange) == [0..<20, 20..<51, 51..<69])
    #expect(found.records.map(\.line) == [1, 3, 6])
  }

  @Test(
    "Files without a line end at their end that were put together lose no card",
    arguments: ["END:VCARDBEGIN:VCARD", "end:vcard\tBegin:vCard ", "END:VCARD\u{FEFF}BEGIN:VCARD"]
  )
  func joined(_ line: String) {
    for note in ["", "NOTE;QUOTED-PRINTABLE:x=\n", "BEGIN:X-LOST\n"] {
      let text = "BEGIN:VCARD\nFN:Al\n\(note)\(line)\nFN:Bo\nGEO:1;2\nEND:VCARD\n"
      let found = read(Array(text.utf8))
      #expect(found.records.map(\.title) == ["Al", "Bo"])
      #expect(found.records.map(\.line) == (note.isEmpty ? [1, 3] : [1, 4]))
      #expect(found.records.first.map(kinds)?.first == .missingEnd)
      #expect(found.records.last?.diagnostics == [])
      #expect(found.summary.strayLines == 0)
    }
    let alone = read(Array("BEGIN:VCARD\nFN:Al\nEND:VCARD\n".utf8)).records
    let first = read(Array("BEGIN:VCARD\nFN:Al\n\(line)\nEND:VCARD".utf8)).records.first
    #expect(first?.contact == alone.first?.contact)
  }

  @Test("Components round the cards are looked through, those inside skipped")
  func components() {
    let text = """
      BEGIN:VCALENDAR
      SUMMARY:not a card
      BEGIN:VCARD
      FN:Al
      BEGIN:VEVENT
      FN:Event
      BEGIN:VALARM
      END:VALARM
      ADR:;;1 Not St;;;;
      END:VEVENT
      TEL:1
      END:VCARD
      END:VCALENDAR
      BEGIN:VCARD
      FN:Bo
      BEGIN:X-LOST
      FN:Lost
      END:VCARD
      BEGIN:VCARD
      FN:Cy
      BEGIN:X-LOST
      BEGIN:VCARD
      FN:Di
      END:VCARD
      """
    let found = read(Array(text.utf8))
    #expect(found.records.map(\.title) == ["Al", "Bo", "Cy", "Di"])
    #expect(found.records.first?.contact?.phoneNumbers == ["1"])
    #expect(found.records.first?.contact?.addresses.isEmpty == true)
    #expect(found.summary.strayLines == 1)
    #expect(found.records.map(kinds) == [[], [.missingEnd], [.missingEnd, .missingEnd], []])
    #expect(found.records[1].diagnostics.map(\.line) == [16])
    #expect(found.records[2].diagnostics.map(\.line) == [19, 21])
    #expect(found.records[1].diagnostics.first?.message.contains("left out") == true)
  }

  @Test("The lost END of a card in AGENT does not swallow the next card")
  func lostAgentEnd() {
    let text = """
      BEGIN:VCARD
      FN:Al
      AGENT:
      BEGIN:VCARD
      FN:Inner
      END:VCARD
      BEGIN:VCARD
      FN:Bo
      END:VCARD
      """
    #expect(names(text) == ["Al", "Bo"])
    #expect(names("BEGIN:VCARD\nAGENT:\nFN:Al\nBEGIN:VCARD\nFN:Bo\nEND:VCARD") == ["Al", "Bo"])
  }

  @Test(
    "Cards in AGENT, in every form",
    arguments: [
      "AGENT:\nBEGIN:VCARD\nFN:No\nADR:;;No;;;;\nEND:VCARD",
      "AGENT:\n\nBEGIN:VCARD\nFN:No\nAGENT: \nBEGIN:VCARD\nEND:VCARD\nADR:;;No;;;;\nEND:VCARD",
      "AGENT:BEGIN:VCARD\nFN:No\nADR:;;No;;;;\nEND:VCARD",
      "AGENT;VALUE=text: begin:vcard \nFN:No\nADR:;;No;;;;\nEND:VCARD",
      "AGENT:BEGIN:VCARD\\nFN:No\\nADR:\\;\\;No\\;\\;\\;\\;\\nEND:VCARD",
      "AGENT:BEGIN:VCARD\\nFN:No\n \\nADR:\\;\\;No\\;\\;\\;\\;\n \\nEND:VCARD",
      "AGENT:urn:uuid:1", "AGENT:", "AGENT:No\nX-AGENT:BEGIN:VCARD",
      "AGENT:\nBEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:=\nEND:VCARD\nEND:VCARD\nbad line",
      "AGENT;QUOTED-PRINTABLE:BEGIN:VCARD=0D=0A=\nFN:No=0D=0A=\nADR:;;No;;;;=0D=0A=\nEND:VCARD",
      "AGENT;QUOTED-PRINTABLE:\nBEGIN:VCARD\nFN:No\nEND:VCARD",
      "AGENT;ENCODING=BASE64:\nQkVHSU46VkNBUkQ=\nRU5E\n", "AGENT;ENCODING=b:QkVH\n SU46",
    ]
  )
  func agents(_ agent: String) {
    let text = "BEGIN:VCARD\n\(agent)\nFN:Al\nADR:;;1 Own St;;;;\nEND:VCARD\n"
    let found = read(Array(text.utf8))
    #expect(found.records.map(\.title) == ["Al"])
    #expect(found.records.first?.contact?.addresses.map(\.streetAddress) == ["1 Own St"])
  }

  @Test(
    "Base64 is skipped without a word, folded, in lines of its own, or in one line",
    arguments: [
      "PHOTO;ENCODING=BASE64;JPEG:\n QUJD\n REVG\n\n", "PHOTO;BASE64:\nQUJD\nREVG==\n\n",
      "PHOTO;JPEG;ENCODING=\"b\":QUJD\n  REVG=\n", "KEY;ENCODING=B:\nQUJDREVG\n",
      "LOGO:data:image/png;base64,QUJD\n REVG\n", "PHOTO;ENCODING=BASE64:QUJD\n \n",
      "item1.PHOTO;X-CROP=A&B==;ENCODING=b:QUJD\n REVG\n",
    ]
  )
  func base64(_ photo: String) {
    let text = "BEGIN:VCARD\nVERSION:2.1\nFN:Al\n\(photo)ADR;HOME:;;1 A St;;;;\nEND:VCARD\n"
    let record = read(Array(text.utf8)).records.first
    #expect(record?.contact?.addresses.first?.streetAddress == "1 A St")
    #expect(record?.diagnostics.filter { $0.kind != .fewComponents } == [])
  }

  @Test("A card of nothing but lines that are nothing is unreadable; the next one is not")
  func nothingReadable() {
    let found = read(Array("BEGIN:VCARD\n%%%\n???\nEND:VCARD\nBEGIN:VCARD\nFN:Al\nEND:VCARD".utf8))
    #expect(found.records.map(\.error?.code) == [.nothingReadable, nil])
    #expect(found.records.map(\.title) == ["Contact 1", "Al"])
    #expect(found.records.first?.identifier == "")
  }

  @Test("The diagnostics of a card are bounded")
  func manyDiagnostics() {
    let lines = Array(repeating: "nothing", count: 1000)
    let record = read(card(["FN:Al"] + lines)).records.first
    #expect(record?.diagnostics.count == 65)
    #expect(record?.diagnostics.last?.message.contains("936") == true)
  }
}
