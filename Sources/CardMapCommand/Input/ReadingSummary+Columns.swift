import CardMap

extension ReadingSummary {
  /// As many columns as are named in a line.
  private static let mostNamed = 60

  /// What the columns of a CSV file were taken as, in one line, and those that are not used in
  /// another.
  var columnLines: [String] {
    let used = columns.compactMap { column in
      column.use.map { "\(TerminalText(column.header)) = \($0)" }
    }
    let others = columns.filter { $0.use == nil && !$0.header.isEmpty }
      .map { TerminalText($0.header).description }
    return [
      ReadingSummary.line("columns", used), ReadingSummary.line("columns not used", others),
    ].compactMap { $0 }
  }

  private static func line(_ title: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let more = names.count - mostNamed
    return "\(title): \(names.prefix(mostNamed).joined(separator: "; "))"
      + (more > 0 ? "; and \(more) more" : "")
  }
}
