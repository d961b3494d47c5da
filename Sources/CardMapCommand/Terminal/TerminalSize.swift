/// How many characters fit on a terminal.
struct TerminalSize: Hashable {
  var rows: Int
  var columns: Int
}
