import CardMap
import Testing

@Suite(.tags(.reading))
struct JCardBrokenTests {
  private static let al = jCard(named("Al"))
  private static let bo = jCard(named("Bo"))

  /// A card that is broken, and where and how.
  static let cases: [(text: String, column: Int, message: String)] = [
    (#"["vcard",[["fn",{},"text","Ü"]"#, 31, "the file ends before an array has"),
    (#"["vcard",[["fn",{"type":"x""#, 28, "the file ends before an object has"),
    (#"["vcard",[["fn",{},"text","Al"#, 30, "the file ends inside a text"),
    (#"["vcard",[["fn",{},"text","Al\"#, 31, "the file ends inside a text"),
    (#"["vcard",[["note",{},"text","Al\u12"#, 36, "the file ends before an array has"),
    (#"["vcard",[["fn",{},"text",]]]"#, 27, "a value is missing"),
    (#"["vcard",[["fn",{},"text","Al"}]]"#, 31, "a comma or the end of the array is missing"),
    (#"["vcard",[["fn",{},"text" "Al"]]]"#, 27, "a comma or the end of the array is missing"),
    (
      #"["vcard",[["fn",{"a":1 "b":2},"text","Al"]]]"#, 24,
      "a comma or the end of the object is missing"
    ),
    (#"["vcard",[["fn",{"a" 1},"text","Al"]]]"#, 22, "a colon is missing"),
    (#"["vcard",[["fn",{a:1},"text","Al"]]]"#, 18, "the name of a member is missing"),
    (#"["vcard",[["fn",{"a":1,},"text","Al"]]]"#, 24, "the name of a member is missing"),
    (#"["vcard",[["fn",{},"text",Al]]]"#, 27, "a value is missing"),
    (#"["vcard",[["fn",{},"text",nul]]]"#, 27, "this is no value of JSON"),
    (#"["vcard",[["fn",{},"text",0123]]]"#, 27, "this is no value of JSON"),
    (#"["vcard",[["fn",{},"text",1.]]]"#, 27, "this is no value of JSON"),
    (#"["vcard",[["fn",{},"text",-]]]"#, 27, "this is no value of JSON"),
    (#"["vcard",[["fn",{},"text","A\x"]]]"#, 29, "this is no escape of JSON"),
    (#"["vcard",[["fn",{},"text","A\u12g4"]]]"#, 29, "this is no escape of JSON"),
    ("[\"vcard\",[[\"fn\",{},\"text\",\"A\nl\"]]]", 29, "a line ends inside a text"),
    ("[\"vcard\",[[\"note\",{},\"text\",\"A\\\nl\"]]]", 32, "a line ends inside a text"),
  ]

  @Test(
    "A broken card is said with line and column; those before it are kept",
    arguments: cases.indices
  )
  func broken(_ index: Int) {
    let (text, column, message) = Self.cases[index]
    for size in [1, 2, 7, 1000] {
      let bytes = Array("\(Self.al)\n\(text)".utf8)
      let records = readInPieces(bytes, of: size).records
      #expect(records.map(\.title) == ["Al", "Contact 2"])
      #expect(records.last?.line == 2)
      #expect(records.last?.error?.code == .nothingReadable)
      #expect(
        records.last?.error?.message == "the JSON is broken in line 2, column \(column): \(message)"
      )
    }
  }

  @Test("Reading goes on at the next card that is certainly one", arguments: cases.indices)
  func goesOn(_ index: Int) {
    let text = Self.cases[index].text
    for next in [Self.bo, " [ \n\"VCard\" ,\r\n[ [\"fn\",{},\"text\",\"Bo\"]]]", "[\"vcard\",[]]"] {
      let found = readJSON("[\(Self.al),\n\(text)\n,\(next),\(Self.al)]")
      #expect(found.records.count >= 4)
      #expect(found.records.first?.title == "Al")
      #expect(found.records.last?.title == "Al")
      #expect(found.records.filter { $0.error != nil }.map(\.line) == [2])
    }
  }

  @Test("A card that begins inside another one ends that")
  func nextCard() {
    let open = #"["vcard",[["fn",{},"text","Open"],"# + "\n"
    let records = readJSON("[\(open)\(Self.al),\(open)\(open)\(Self.bo)]").records
    #expect(
      records.map(\.error?.message) == [
        "the next card begins in line 2, before this one has ended", nil,
        "the next card begins in line 3, before this one has ended",
        "the next card begins in line 4, before this one has ended", nil,
      ]
    )
    #expect(records.map(\.title) == ["Contact 1", "Al", "Contact 3", "Contact 4", "Bo"])
    let property = readJSON(jCard(#"["vcard",{},"text",[["x"]]]"#, named("Al"))).records
    #expect(property.map(\.title) == ["Al"])
  }

  @Test("What is broken before the first card costs a row only where a card follows")
  func early() {
    let records = readJSON("{\"a\":[1,2,]}\n\(Self.al)").records
    #expect(records.map(\.line) == [1, 2])
    #expect(
      records.first?.error?.message == "line 1, column 11: the JSON is broken: a value is missing"
    )
    #expect(records.last?.title == "Al")
    #expect(readJSON("[1,2,").records.isEmpty)
  }

  @Test("A text inside a text is no card, however it looks")
  func textInText() {
    let text =
      "[\(Self.al),oops,{\"a\":\"[\\\"vcard\\\",[[\\\"fn\\\",{},\\\"text\\\",\\\"No\\\"]]]\"},\(Self.bo)]"
    #expect(readJSON(text).records.map(\.title) == ["Al", "Contact 2", "Bo"])
  }

  @Test("Past a limit, a card is unreadable, and the next one is read")
  func limits() {
    let limits = ReadingLimits(line: 100, card: 300)
    let long = String(repeating: "x", count: 101)
    let escaped = String(repeating: "\\u0078", count: 101)
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let many = Array(repeating: #"["tel",{},"text","555-0109"]"#, count: 40).joined(separator: ",")
    let types = Array(repeating: "\"x\"", count: 40).joined(separator: ",")
    for (card, message) in [
      (jCard(named(long)), "a text of the card is longer than 100 bytes"),
      (jCard(named(escaped)), "a text of the card is longer than 100 bytes"),
      (
        jCard(
          named(String(repeating: "9", count: 101)).replacing("text\",\"9", with: "text\",9")
            .replacing("9\"]", with: "9]")
        ), "a text of the card is longer than 100 bytes"
      ),
      (
        jCard("[\"fn\",{\"\(long)\":1},\"text\",\"a\"]"),
        "a text of the card is longer than 100 bytes"
      ),
      (jCard(many), "the card is larger than 300 bytes"),
      (
        jCard("[\"tel\",{\"type\":[\(types)]},\"text\",\"1\"]"), "the card is larger than 300 bytes"
      ),
      (jCard("[\"adr\",{},\"text\",\(deep)]"), "the card is nested deeper than 256 levels"),
      (
        jCard("[\"adr\",{\"a\":\(deep)},\"text\",\"x\"]"),
        "the card is nested deeper than 256 levels"
      ),
    ] {
      let found = readJSON("[\(Self.al),\n\(card),\n\(Self.bo)]", limits: limits)
      #expect(found.records.map(\.line) == [1, 2, 3])
      #expect(found.records.first?.title == "Al")
      #expect(found.records.last?.title == "Bo")
      #expect(found.records[1].error?.message == message)
      #expect(found.records[1].error?.code == .limit)
    }
  }

  @Test("What nobody keeps has no limit")
  func notKept() {
    let limits = ReadingLimits(line: 100, card: 300)
    let long = String(repeating: "x", count: 1000)
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    for part in ["\"\(long)\"", String(repeating: "7", count: 1000), deep] {
      let card = jCard("[\"note\",{},\"text\",\(part)]", named("Al")).dropLast() + ",\(part)]"
      let records = readJSON("[\(part),\(card),\(Self.bo)]", limits: limits).records
      #expect(records.map(\.title) == ["Al", "Bo"])
    }
  }

  @Test("A text of exactly the limit is read, one byte more is not", arguments: [0, 1])
  func exactly(_ more: Int) {
    let name = String(repeating: "x", count: 97 + more) + "\\n\\u0041y"
    let found = readJSON(jCard(named(name)), limits: ReadingLimits(line: 100, card: 1000))
    #expect((found.records.first?.error == nil) == (more == 0))
  }

  @Test("Too deep outside the cards is left out, and it is said")
  func deepOutside() {
    let deep = String(repeating: "[{\"a\":", count: 200) + "1" + String(repeating: "}]", count: 200)
    let found = readJSON("[\n\(deep),\(Self.al)]")
    #expect(found.records.map(\.title) == ["Al"])
    #expect(found.summary.diagnostics.map(\.line) == [2, 2])
    #expect(found.summary.diagnostics.last?.message.contains("256 levels") == true)
  }
}
