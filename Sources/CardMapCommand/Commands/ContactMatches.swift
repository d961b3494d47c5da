import CardMap

/// The cards that fit what somebody said; a whole name beats a part.
struct ContactMatches {
  private let selector: ContactSelector
  private var whole: [ContactRecord] = []
  private var part: [ContactRecord] = []

  /// How many candidates are shown.
  static let shownCount = 20

  /// Makes an empty collection.
  init(_ selector: ContactSelector) { self.selector = selector }

  /// Adds a card, where it fits.
  ///
  /// - Returns: whether another may fit better or as well.
  mutating func add(_ record: ContactRecord) -> Bool {
    switch selector.fit(of: record) {
    case .whole: whole.append(record)
    // Once a whole name is found, parts no longer count.
    case .part: if whole.isEmpty { part.append(record) }
    case nil: break
    }
    return whole.isEmpty || !selector.isUnique
  }

  /// The cards that fit best, in the order of the file.
  var best: [ContactRecord] { whole.isEmpty ? part : whole }

  /// A line for each candidate: number, name and city, as many as fit on a screen.
  var candidates: String {
    let shown = best.prefix(ContactMatches.shownCount)
    var table = TextTable(columns: [
      .init("", isNumeric: true), .init("", isNumeric: true), .init("", limit: 40),
      .init("", limit: 40),
    ])
    var buffer = OutputBuffer()
    for record in shown {
      table.append(
        ["", "\(record.index)", record.title, record.firstAddress?.locality ?? ""],
        into: &buffer
      )
    }
    table.end(into: &buffer)
    // Without the line of the headings, which are empty.
    let rest = best.count - shown.count
    return String(buffer).drop { $0 == "\n" } + (rest > 0 ? "  and \(rest) more\n" : "")
  }
}
