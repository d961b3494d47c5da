import CardMap
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct PickerScreenTests {
  /// The lines without the sequences; the marked one in brackets.
  static func lines(
    _ entries: [PickerEntry],
    typed: String = "",
    rows: Int,
    columns: Int
  ) -> [String] {
    var model = PickerModel(entries)
    let size = TerminalSize(rows: rows, columns: columns)
    model.resize(rows: PickerScreen.listRows(of: size))
    model.type(typed)
    var text = PickerScreen(entries).draw(model, on: size)
    for (sequence, shown) in [
      ("\u{1B}[7m", "["), ("\u{1B}[m", "]"), ("\u{1B}[?25l\u{1B}[H", ""), ("\u{1B}[K", ""),
    ] {
      text = text.split(separator: sequence, omittingEmptySubsequences: false)
        .joined(separator: shown)
    }
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test
  func aPlainTerminal() {
    #expect(
      PickerScreenTests.lines(PickerPeople.four, rows: 8, columns: 80) == [
        "Pick a contact: ",
        "[> 1  Ada Winslow    Allston    02134]",
        "  2  Bruno Álvarez  San Juan   00901",
        "  3  佐藤 春        St. Louis  63108",
        "  4  Liam Winslow   Boston     02134",
        "",
        "",
        "4 of 4   Enter picks   Esc leaves   type a name, city or ZIP   Up/Down move"
          + "\u{1B}[J\u{1B}[1;17H\u{1B}[?25h",
      ]
    )
  }

  @Test
  func aSmallTerminal() {
    let lines = PickerScreenTests.lines(PickerPeople.four, typed: "wins", rows: 4, columns: 26)
    #expect(
      lines == [
        "Pick a contact: wins", "[> 1  Ada Winslow    02134]", "  4  Liam Winslow   02134",
        "2 of 4   Enter picks\u{1B}[J\u{1B}[1;21H\u{1B}[?25h",
      ]
    )
  }

  @Test
  func nobodyFits() {
    let lines = PickerScreenTests.lines(PickerPeople.four, typed: "x", rows: 3, columns: 40)
    #expect(lines[1] == "  nobody fits")
    #expect(lines[2].hasPrefix("0 of 4   Enter picks"))
  }

  @Test
  func ofALongTextTheEndIsSeen() {
    let typed = String(repeating: "a", count: 30) + "日本z"
    let lines = PickerScreenTests.lines(PickerPeople.four, typed: typed, rows: 3, columns: 30)
    #expect(lines[0] == "Pick a contact: …aaaaaaa日本z")
  }

  @Test(arguments: 1...12, [1, 2, 10, 20, 21, 40, 41, 79, 200])
  func nothingIsTooLarge(_ rows: Int, _ columns: Int) {
    let names = ["日本" + String(repeating: "語", count: 50), "e\u{301}\u{1B}[31m", "A"]
    let entries = names.enumerated().map {
      PickerEntry(PickerPeople.record($0 + 1, $1, "Springfield Heights", "0123456789012"))
    }
    let lines = PickerScreenTests.lines(entries, rows: rows, columns: columns)
    #expect(lines.count == rows)
    for line in lines {
      let text = line.split(separator: "\u{1B}").first ?? ""
      let width = TerminalText(String(text)).width - (text.hasPrefix("[") ? 2 : 0)
      #expect(width <= max(1, columns - 1), "\(line)")
    }
  }
}
