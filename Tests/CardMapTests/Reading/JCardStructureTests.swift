import CardMap
import Testing

@Suite(.tags(.reading))
struct JCardStructureTests {
  private let al = jCard(named("Al"))
  private let bo = jCard(named("Bo"))

  @Test("Wherever cards stand, they are read in their order")
  func places() {
    for text in [
      "[\(al),\(bo)]", "\(al)\n\(bo)\n", "\(al)\(bo)", "{\"a\":\(al),\"b\":[{\"c\":[[\(bo)]]}]}",
      " \r\n\t[\r\n\(al)\r\n,\r\n\(bo)\r\n]\r\n", "\u{FEFF}\(al)\n\u{FEFF}\(bo)",
      "[[\(al),[\(bo)]]]",
      "[\(al.dropLast()),[[\"vevent\",[],[]]],{\"x\":\(al)}],\(bo)]",
    ] {
      let found = readJSON(text)
      #expect(found.records.map(\.title) == ["Al", "Bo"], "\(text)")
      #expect(found.records.map(\.index) == [1, 2])
      #expect(found.records.allSatisfy { $0.byteRange == nil && $0.diagnostics.isEmpty })
      #expect(found.summary.format == .jCard)
      #expect(found.summary.error == nil)
      #expect(found.summary.likeness == nil)
      #expect(found.summary.diagnostics.isEmpty)
    }
  }

  @Test("A line is where the card's bracket stands, whatever ends lines")
  func lines() {
    for end in ["\n", "\r", "\r\n"] {
      let text = ["", "[", al + ",", "", " " + bo.replacing("\"vcard\",", with: end), "]"]
      // The name of a card may stand on a line of its own.
      let named = text.map { $0.replacing("[" + end, with: "[" + end + "\"VCard\"," + end) }
      let found = readJSON(named.joined(separator: end))
      #expect(found.records.map(\.line) == [3, 5])
      #expect(found.records.map(\.title) == ["Al", "Bo"])
    }
  }

  @Test(
    "An empty card is a card; one without properties is unreadable",
    arguments: [
      ("[\"vcard\",[]]", nil), ("[\"vcard\",[[\"x\"]]]", nil),
      ("[\"vcard\",[1]]", .nothingReadable),
      ("[\"vcard\",[[]]]", .nothingReadable), ("[\"vcard\"]", .nothingReadable),
      ("[\"vcard\",\"fn\"]", .nothingReadable),
      ("[\"vcard\",{\"a\":[[]]},[]]", .nothingReadable),
    ] as [(String, ReasonCode?)]
  )
  func empty(_ text: String, _ code: ReasonCode?) {
    let found = readJSON("[\(text),\(al)]")
    #expect(found.records.count == 2)
    #expect(found.records.first?.error?.code == code)
    #expect(found.records.last?.title == "Al")
  }

  @Test(
    "JSON without a card is no contacts, and says what to do",
    arguments: [
      "{}", "[]", "[{\"@type\":\"Card\",\"name\":{\"full\":\"Al\"}}]", "{\"connections\":[{}]}",
      "{\"formats\":[\"vcard\",\"ldif\"]}", "[[[[\"vcard\"]]]]", "[\"a\",\"vcard\",[]]",
      "{\"vcard\":[[\"fn\",{},\"text\",\"Al\"]]}", "[\"vcalendar\",[],[]]",
    ]
  )
  func noCard(_ text: String) {
    let found = readJSON(text)
    #expect(found.records.isEmpty)
    #expect(found.summary.error?.code == .notContacts)
    #expect(found.summary.error?.message.contains("export the contacts as vCard") == true)
    #expect(found.summary.likeness == .json)
    #expect(found.summary.format == nil)
    #expect(found.summary.diagnostics.isEmpty)
  }

  @Test("What is no JSON is no contacts either, and where it fails is said")
  func noJSON() {
    let found = readJSON("\n[general]\nname = x\n")
    #expect(found.records.isEmpty)
    #expect(found.summary.error?.code == .notContacts)
    #expect(
      found.summary.diagnostics.map(\.warning.message) == [
        "line 2, column 2: the JSON is broken: a value is missing"
      ]
    )
  }

  @Test("What is no card among cards is left out, and it is said once, with a number")
  func strays() {
    let found = readJSON("[\(al),{\"a\":1},\n3,[[]],\"x\",\(bo)]\n{}\n")
    #expect(found.records.map(\.title) == ["Al", "Bo"])
    #expect(found.summary.strayLines == 5)
    #expect(found.summary.diagnostics.map(\.line) == [1])
    #expect(found.summary.diagnostics.first?.message.contains("5 values") == true)
    let one = readJSON("{}\n\(al)")
    #expect(
      one.summary.diagnostics.first?.warning.message.hasPrefix("line 1: this is no card") == true
    )
  }

  @Test("A format that is asked for overrules recognition")
  func forced() {
    var reader = ContactsReader(.init(format: .jCard))
    #expect(reader.read(card(["FN:Al"]).span, isFinal: true) { _ in } > 0)
    #expect(reader.format == .jCard)
    #expect(reader.summary.error?.code == .notContacts)
    #expect(reader.summary.diagnostics.map(\.column) == [1])
    var blank = ContactsReader(.init(format: .jCard))
    #expect(blank.read(Array(" \n".utf8).span, isFinal: true) { _ in } == 2)
    #expect(blank.summary.error == nil)
    #expect(blank.summary.isBlank)
    var other = ContactsReader(.init(format: .vCard))
    _ = other.read(Array(al.utf8).span, isFinal: true) { _ in }
    #expect(other.count == 0)
  }

  @Test("UTF-16 in both orders, with and without a byte order mark", arguments: [false, true])
  func wide(_ hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "[\(jCard(named("Ünü 🌻"))),\(bo)]"
    for isBig in [false, true] {
      let bytes = text.utf16.flatMap { unit in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isBig ? pair.reversed() : pair
      }
      for found in [read(bytes), readInPieces(bytes, of: 3)] {
        #expect(found.records.map(\.title) == ["Ünü 🌻", "Bo"])
      }
    }
  }

  @Test("What follows the properties and what nobody keeps may hold anything")
  func notKept() {
    let note =
      #"["note",{"a":[{"b":"]"}]},"text","[\"vcard\",[[ \\",{"x":[1,{}]},["\u12"],nonsense]"#
    let text = "[\(jCard(note, named("Al")).dropLast()),{\"vcard\":[[]]},\"]\\\"\"],\(bo)]"
    #expect(readJSON(text).records.map(\.title) == ["Al", "Bo"])
  }
}
