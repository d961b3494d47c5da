/// How the lines of a card are laid out, as its first lines show.
struct CardLayout {
  /// What ends a line.
  enum LineEnd {
    /// LF, with any number of CRs before it.
    case lineFeed
    /// CR, LF or both.
    case any
  }

  /// What ends a line: decided by the BEGIN line, so that lines can be found by one byte.
  var lineEnd = LineEnd.lineFeed
  /// How many blanks stand before BEGIN, and so before every line of the card.
  var indent = 0
  /// Whether a blank line stands behind every line.
  var isDoubleSpaced = false
}
