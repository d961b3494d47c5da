/// The diagnostics of a card: the first ones, and how many more there were.
struct DiagnosticList {
  /// More are only counted, so that a broken card costs no more memory than another.
  static let mostKept = 64

  private var kept: [Diagnostic] = []
  private var firstLeftOut: Diagnostic?
  private var leftOut = 0
  private var firstValue: Diagnostic?
  private var valuesLeftOut = 0

  /// Whether nothing was to be said.
  var isEmpty: Bool { kept.isEmpty && firstValue == nil }

  /// Counts a value that is past the limit of its kind.
  mutating func leaveOutValue(of name: PropertyName, line: Int) {
    valuesLeftOut += 1
    if firstValue != nil { return }
    firstValue = Diagnostic(line: line, property: name.text, kind: .valuesLeftOut, message: "")
  }

  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if kept.count < DiagnosticList.mostKept {
      kept.append(diagnostic())
    } else {
      if leftOut == 0 { firstLeftOut = diagnostic() }
      leftOut += 1
    }
  }

  /// The diagnostics; where some were left out, one more that says how many, and where values of the
  /// card were, another one.
  var all: [Diagnostic] {
    if firstLeftOut == nil, firstValue == nil { return kept }
    var all = kept
    if var last = firstLeftOut {
      last.property = ""
      last.message = "here and below, \(leftOut) more of the card's lines have something wrong"
      all.append(last)
    }
    if var first = firstValue {
      first.message =
        "the card has too many of these: here and below, \(valuesLeftOut) values were left out"
      all.append(first)
    }
    return all
  }
}
