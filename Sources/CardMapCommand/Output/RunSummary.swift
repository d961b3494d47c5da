import CardMap

/// Counts what became of the rows of a run.
struct RunSummary {
  /// How many rows there were.
  private(set) var rowCount = 0
  /// How many of them were placed.
  private(set) var placedCount = 0
  private var reasons: [ReasonCode: Int] = [:]

  /// Whether every row was placed.
  var isComplete: Bool { placedCount == rowCount }

  /// Counts a row.
  mutating func add(_ row: borrowing GeocodedContact) {
    rowCount += 1
    if case .notPlaced(let reason) = row.result {
      reasons[reason.code, default: 0] += 1
    } else {
      placedCount += 1
    }
  }

  /// Counts the rows that another has counted.
  mutating func add(_ other: RunSummary) {
    rowCount += other.rowCount
    placedCount += other.placedCount
    reasons.merge(other.reasons, uniquingKeysWith: +)
  }

  /// One line: how many were placed, how many not, and for each reason how many.
  ///
  /// - Parameter formats: what the files were recognised as.
  /// - Returns: the line.
  func line(formats: [ContactsFormat]) -> String {
    var line = "placed \(placedCount) of \(rowCount)"
    if !formats.isEmpty { line += " (\(formats.map(\.rawValue).joined(separator: ", ")))" }
    guard !isComplete else { return line }
    let counts = reasons.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    return line + "; not placed: \(rowCount - placedCount) ("
      + counts.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ") + ")"
  }
}
