/// The diagnostics of a card: the first ones, and how many more there were.
struct DiagnosticList {
  /// More are only counted, so that a broken card costs no more memory than another.
  static let mostKept = 64

  private var kept: [Diagnostic] = []
  private var firstLeftOut: Diagnostic?
  private var leftOut = 0

  /// Whether nothing was to be said.
  var isEmpty: Bool { kept.isEmpty }

  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if kept.count < DiagnosticList.mostKept {
      kept.append(diagnostic())
    } else {
      if leftOut == 0 { firstLeftOut = diagnostic() }
      leftOut += 1
    }
  }

  /// The diagnostics, and where some were left out, one more that says how many.
  var all: [Diagnostic] {
    guard var last = firstLeftOut else { return kept }
    last.property = ""
    last.message = "here and below, \(leftOut) more of the card's lines have something wrong"
    return kept + [last]
  }
}
