/// What somebody pressed, as far as a list to choose from needs it.
enum Key: Hashable {
  /// A character of a text.
  case character(Unicode.Scalar)
  case enter
  case escape
  /// Up and down by one.
  case up, down
  /// Up and down by a page.
  case pageUp, pageDown
  /// To the first and the last.
  case home, end
  case backspace
  /// Ctrl-W: takes the last word away.
  case deleteWord
  /// Ctrl-U: takes everything away.
  case clear
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L.
  case redraw
}
