import CardMap

/// Draws a ``PickerModel``: what is typed, the contacts, and a line of help (ECMA-48).
struct PickerScreen {
  private let numberWidth: Int
  private let nameWidth: Int
  private let cityWidth: Int
  private let codeWidth: Int

  private static let shortestCity = 8
  private static let prompt = TerminalText("Pick a contact: ")

  /// Measures the columns, once for all the drawings.
  init(_ entries: [PickerEntry]) {
    numberWidth = String(entries.last?.number ?? 0).utf8.count
    nameWidth = entries.reduce(0) { max($0, $1.name.width) }
    cityWidth = min(30, entries.reduce(0) { max($0, $1.city.width) })
    codeWidth = min(10, entries.reduce(0) { max($0, $1.code.width) })
  }

  /// How many contacts fit on a terminal: the first line is for typing, the last for help.
  static func listRows(of size: TerminalSize) -> Int { max(1, size.rows - 2) }

  /// Draws everything anew.
  ///
  /// - Returns: what is to be written to the terminal; the cursor ends behind what is typed.
  func draw(_ model: PickerModel, on size: TerminalSize) -> String {
    // The last column stays empty: terminals differ in where the cursor is behind it.
    let width = max(1, size.columns - 1)
    let typed = PickerScreen.typed(model.filter, width: width)
    var lines = [typed.description]
    let shown = model.matches[model.top...].prefix(PickerScreen.listRows(of: size))
    for (position, index) in zip(shown.indices, shown) {
      let text = line(of: model.entries[index], width: width, isMarked: position == model.marked)
      lines.append(position == model.marked ? "\u{1B}[7m\(text)\u{1B}[m" : text)
    }
    if shown.isEmpty {
      lines.append(TerminalText("  nobody fits").truncated(to: width).description)
    }
    lines += [String](repeating: "", count: max(0, size.rows - 1 - lines.count))
    lines.append(help(model, width: width))
    let rows = lines.prefix(size.rows).map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
    let column = min(typed.width + 1, max(1, size.columns))
    return "\u{1B}[?25l\u{1B}[H\(rows)\u{1B}[J\u{1B}[1;\(column)H\u{1B}[?25h"
  }

  /// The first line: of what is too long, the end is seen, where the cursor is.
  private static func typed(_ filter: String, width: Int) -> TerminalText {
    var text = filter
    var line = TerminalText(prompt.description + text)
    while line.width > width, !text.isEmpty {
      text.removeFirst()
      line = TerminalText("\(prompt)…\(text)")
    }
    return line.truncated(to: width)
  }

  private func line(of entry: PickerEntry, width: Int, isMarked: Bool) -> String {
    let room = width - 2 - numberWidth - 2 - (codeWidth > 0 ? codeWidth + 2 : 0)
    // The city gets what is left by the name, or nothing where that says nothing.
    var city = min(cityWidth, room - min(nameWidth, 2 * room / 3) - 2)
    if city < min(cityWidth, PickerScreen.shortestCity) { city = 0 }
    let name = min(nameWidth, city > 0 ? room - city - 2 : room)
    let number = String(entry.number)
    var text = isMarked ? "> " : "  "
    text += String(repeating: " ", count: max(0, numberWidth - number.utf8.count)) + number + "  "
    text += PickerScreen.cell(entry.name, width: name)
    if city > 0 { text += "  " + PickerScreen.cell(entry.city, width: city) }
    if codeWidth > 0 { text += "  " + PickerScreen.cell(entry.code, width: codeWidth) }
    let cut = TerminalText(text).truncated(to: width).description
    return String(cut.reversed().drop { $0 == " " }.reversed())
  }

  /// A text cut or filled up to a width.
  private static func cell(_ text: TerminalText, width: Int) -> String {
    guard width > 0 else { return "" }
    let cut = text.truncated(to: width)
    return cut.description + String(repeating: " ", count: max(0, width - cut.width))
  }

  private func help(_ model: PickerModel, width: Int) -> String {
    let count = "\(model.matches.count) of \(model.entries.count)"
    // As much of it as fits.
    let hints = ["Enter picks", "Esc leaves", "type a name, city or ZIP", "Up/Down move"]
    var line = count
    for hint in hints where line.utf8.count + hint.utf8.count + 3 <= width { line += "   " + hint }
    return TerminalText(line).truncated(to: width).description
  }
}
