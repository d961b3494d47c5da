/// How the lines of a vCard are laid out that something is written into.
struct LineLayout {
  /// What ends a line.
  var lineEnd: [UInt8] = [.carriageReturn, .lineFeed]

  /// What stands before every line.
  var indentation: [UInt8] = []

  /// Whether a blank line stands behind every line.
  var isDoubleSpaced = false
}
