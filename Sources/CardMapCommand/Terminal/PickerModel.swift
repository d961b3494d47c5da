import CardMap

/// The list that somebody chooses a contact from: what was typed, who fits, who is marked, and
/// which part of it is on the screen.
struct PickerModel {
  /// Everybody, in the order of the file.
  let entries: [PickerEntry]

  /// What was typed.
  private(set) var filter = ""

  /// Who fits: positions in ``entries``.
  private(set) var matches: [Int]

  /// Who is marked: a position in ``matches``; 0 where nobody fits.
  private(set) var marked = 0

  /// Who stands in the first row: a position in ``matches``.
  private(set) var top = 0

  private var rows = 1

  /// More than anybody types, in bytes; pasted by mistake it would take long.
  private static let limit = 200

  /// What a key ends the choice with.
  enum Answer: Hashable {
    /// This one of ``entries``.
    case picked(Int)
    /// Nobody.
    case left
    /// Nobody, and the program ends.
    case interrupted
  }

  /// Makes a list of everybody.
  init(_ entries: [PickerEntry]) {
    self.entries = entries
    matches = Array(entries.indices)
  }

  /// Sets how many contacts are on the screen.
  mutating func resize(rows: Int) {
    self.rows = max(1, rows)
    scroll()
  }

  /// Answers a key.
  ///
  /// - Returns: how the choice ends; nil where it goes on.
  mutating func press(_ key: Key) -> Answer? {
    switch key {
    case .character(let scalar): if filter.utf8.count < PickerModel.limit { type(scalar) }
    case .backspace: setFilter(String(filter.dropLast()))
    case .deleteWord: setFilter(withoutLastWord)
    case .clear: setFilter("")
    case .up: mark(marked - 1)
    case .down: mark(marked + 1)
    case .pageUp: mark(marked - rows)
    case .pageDown: mark(marked + rows)
    case .home: mark(0)
    case .end: mark(matches.count - 1)
    case .enter: if !matches.isEmpty { return .picked(matches[marked]) }
    case .escape: return .left
    // As in a shell: the end of the input, where nothing is typed.
    case .endOfInput: if filter.isEmpty { return .left }
    case .interrupt: return .interrupted
    case .suspend, .redraw: break
    }
    return nil
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    var text = filter
    // Not as a character of its own: a mark stands on the letter before.
    text.unicodeScalars.append(scalar)
    setFilter(text)
  }

  private mutating func setFilter(_ text: String) {
    let words = TextFolding.folded(text).split(separator: " ").map { Array($0.utf8) }
    let before = matches.isEmpty ? nil : matches[marked]
    filter = text
    matches = entries.indices.filter { entries[$0].holds(words) }
    // Who was marked stays so, as long as there.
    mark(before.flatMap { matches.firstIndex(of: $0) } ?? 0)
  }

  private var withoutLastWord: String {
    let text = filter.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return String(text.reversed())
  }

  private mutating func mark(_ position: Int) {
    marked = max(0, min(position, matches.count - 1))
    scroll()
  }

  /// Scrolls as little as shows who is marked, and leaves no row empty that could be filled.
  private mutating func scroll() {
    top = min(max(top, marked - rows + 1), marked)
    top = max(0, min(top, matches.count - rows))
  }
}
