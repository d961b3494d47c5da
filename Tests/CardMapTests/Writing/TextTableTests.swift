import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct TextTableTests {
  @Test(arguments: [
    ("plain", "plain", 5), ("", "", 0), ("Zoë", "Zoë", 3), ("Zoe\u{308}", "Zoe\u{308}", 3),
    ("日本", "日本", 4), ("한국 ok", "한국 ok", 7), ("ｆｕｌｌ", "ｆｕｌｌ", 8), ("🗺", "🗺", 1), ("🎉", "🎉", 2),
    ("a\nb", "a b", 3), ("a\r\nb", "a b", 3), ("a\tb", "a b", 3), ("\u{1B}[31m", "\u{FFFD}[31m", 5),
    ("\u{9B}0m", "\u{FFFD}0m", 3), ("\u{7F}", "\u{FFFD}", 1), ("x\u{202E}y\u{2066}z", "xyz", 3),
    ("\u{FEFF}x\u{200B}", "x", 1), ("\u{2028}", " ", 1),
    ("नि\u{200D}", "नि\u{200D}", 2), ("\u{AD}x", "x", 1), ("Ÿż\u{2BC}\u{2FF}", "Ÿż\u{2BC}\u{2FF}", 4),
  ])
  func terminalText(_ text: String, _ safe: String, _ width: Int) {
    let result = TerminalText(text)
    #expect(result.description == safe)
    #expect(result.width == width)
  }

  @Test(arguments: [
    ("short", 5, "short"), ("shorter", 5, "shor…"), ("日本語です", 6, "日本…"), ("日本語です", 5, "日本…"),
    ("é́é́é́", 2, "é́…"),
  ])
  func truncated(_ text: String, _ limit: Int, _ cut: String) {
    let result = TerminalText(text).truncated(to: limit)
    #expect(result.description == cut)
    #expect(result.width <= limit)
  }

  @Test
  func rowsInColumns() {
    let warned = Samples.placemark(
      title: "山田 花子",
      warnings: [Warning(.cityDiffers, "60606 is Chicago")]
    )
    let text = Samples.document(
      .table,
      [Samples.placed(1, warned), Samples.notPlaced(12), Samples.placed(113)]
    )
    #expect(
      text == """
          #  NAME       OUTCOME   LATITUDE   LONGITUDE  PRECISION   ADDRESS OR REASON
          1  山田 花子  placed   41.878876  -87.635918  postalCode  7 Lake St, Chicago, IL 60606 \
        (cityDiffers)
         12  Sgt. Oru   noMatch                                     APO is military mail, which \
        has no fixed place
        113  Mara Lind  placed   41.878876  -87.635918  postalCode  7 Lake St, Chicago, IL 60606

        """
    )
  }

  @Test
  func memoryDoesNotGrowWithTheRows() {
    var table = TextTable(columns: [.init("A"), .init("B", limit: 4)])
    var buffer = OutputBuffer()
    for row in 0..<1_500 { table.append(["\(row)", "wider than four"], into: &buffer) }
    let before = buffer.count
    table.append(["a cell that is wider than all before", "x"], into: &buffer)
    let after = buffer.count
    #expect(after > before)
    table.end(into: &buffer)
    #expect(String(buffer).hasSuffix("1499  wid…\na cell that is wider than all before  x\n"))
  }

  @Test
  func aTableWithoutRowsIsItsHeader() {
    #expect(
      Samples.document(.table, [])
        == "#  NAME  OUTCOME  LATITUDE  LONGITUDE  PRECISION  ADDRESS OR REASON\n"
    )
  }

  @Test
  func listOfContacts() throws {
    var writer = try #require(ContactListWriter(.table))
    let contact = Contact(
      identifier: "u1",
      name: "Ivo\u{1B}]0;x\u{7}",
      addresses: [
        DeliveryAddress(
          streetAddress: "3 Elm Row",
          locality: "Otis",
          region: "KS",
          postalCode: "67565"
        )
      ]
    )
    let text = written { buffer in
      writer.begin(into: &buffer)
      writer.write(Samples.record(contact: contact), file: "a.vcf", into: &buffer)
      writer.end(into: &buffer)
    }
    #expect(
      text == """
        #  NAME       ADDRESSES  CODE   FIRST ADDRESS OR ERROR
        1  Ivo�]0;x�          1  67565  3 Elm Row, Otis, KS 67565

        """
    )
  }
}
