import Testing

@testable import CardMap

/// Which positions of a card stay, and which make room.
@Suite(.tags(.writing))
struct PositionUpdateTests: AllstonSuite {
  @Test(
    "Somebody else's position stays, however it is written",
    arguments: [
      ("3.0", "GEO:42.1;-80.1"), ("3.0", "GEO:42.1\\;-80.1"), ("3.0", "GEO;VALUE=FLOAT:42.1,-80.1"),
      ("4.0", "GEO:geo:42.1,-80.1"), ("4.0", "GEO:geo:42.1\\,-80.1"), ("4.0", "GEO:42.1;-80.1"),
      ("4.0", "GEO:42.1,-80.1"), ("2.1", "item1.GEO:42.1;-80.1"),
    ]
  )
  func othersStay(_ version: String, _ line: String) async {
    let text = card(version, line, "NOTE:x")
    let file = await PositionedFile(text)
    #expect(file.text == text)
    #expect(file.rows[0].placemark?.provider == "card")
    #expect(file.rows[0].placemark?.coordinate == Samples.coordinate(42.1, -80.1))
    let replaced = await PositionedFile(text, replacesAll: true)
    #expect(
      replaced.text == expected(card(version, "NOTE:x"), version == "4.0" ? added40 : added)
    )
    #expect(await PositionedFile(replaced.bytes, replacesAll: true).bytes == replaced.bytes)
  }

  @Test("What is no position stays beside the new one, and goes where all are replaced")
  func invalid() async {
    let text = card("3.0", "GEO:0;0", "GEO:", "geo:north\r\n west")
    #expect(await PositionedFile(text).text == expected(text, added))
    #expect(await PositionedFile(text, replacesAll: true).text == expected(card("3.0"), added))
  }

  @Test("Cardmap's own is replaced when the code is another, and taken away without a place")
  func stale() async {
    let first = await PositionedFile(card("3.0", "NOTE:x")).text
    let moved = first.replacing("MA;02134", with: "MA;01742").replacing("Allston", with: "Concord")
    let again = await PositionedFile(moved).text
    #expect(again.contains("\r\nGEO;X-CARDMAP-CODE=01742;"))
    #expect(!again.contains("X-CARDMAP-CODE=02134"))
    for (address, code) in [
      ("MA;02134;USA", ";09012;"), ("MA;02134;USA", ";;"), ("MA;02134", "MA;2"),
    ] {
      let unplaced = first.replacing(address, with: code)
      let without = card("3.0", "NOTE:x").replacing(address, with: code)
      #expect(await PositionedFile(unplaced).text == without)
      #expect(await PositionedFile(unplaced, replacesAll: true).text == without)
    }
    // The address itself is gone.
    let line = "ADR:;;12 Main St;Allston;MA;02134;USA\r\n"
    let bare = first.replacing(line, with: "")
    #expect(await PositionedFile(bare).text == card("3.0", "NOTE:x").replacing(line, with: ""))
  }

  @Test("A contact that is not placed keeps somebody else's position")
  func notPlaced() async {
    let text = card("3.0", "GEO:42.1;-80.1").replacing("02134", with: "ABCDE")
    let file = await PositionedFile(text, replacesAll: true)
    #expect(file.text == text)
    #expect(file.rows[0].outcome == .noMatch)
  }

  @Test("Somebody else's position counts before one that cardmap wrote for another code")
  func staleBesideAnother() async {
    let text = card("3.0", "GEO;X-CARDMAP-CODE=01742:1;2", "GEO:42.1;-80.1")
    let file = await PositionedFile(text)
    #expect(file.rows[0].placemark?.coordinate == Samples.coordinate(42.1, -80.1))
    #expect(file.text == card("3.0", "GEO:42.1;-80.1"))
  }

  @Test("The position is that of the address that was asked for; of all, the first one's")
  func choice() async {
    let work = "ADR;TYPE=work:;;1 Plaza;Chicago;IL;60606;USA"
    let text = card("3.0", work)
    let first = await PositionedFile(text)
    let all = await PositionedFile(text, choice: .all)
    #expect(all.rows.count == 2)
    #expect(all.text == first.text)
    #expect(first.text == expected(text, added))
    let atWork = await PositionedFile(first.bytes, choice: .work)
    #expect(atWork.text.contains("X-CARDMAP-CODE=60606"))
    #expect(!atWork.text.contains("X-CARDMAP-CODE=02134"))
    #expect(await PositionedFile(atWork.bytes, choice: .work).bytes == atWork.bytes)
    // Nobody asked for an address that is there.
    #expect(await PositionedFile(first.bytes, choice: .home).bytes == first.bytes)
  }
}
