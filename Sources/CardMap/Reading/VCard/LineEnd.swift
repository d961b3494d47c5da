/// Finds the ends of lines where any of LF, CRLF and CR may end them.
enum LineEnd {
  /// Where a line ends.
  enum Place {
    /// Where its text ends, and where the next line begins.
    case found(end: Int, next: Int)
    /// Not before the end of the piece.
    case missing
  }

  /// How many CRs before an LF are one line end with it: some transfers add CRs of their own.
  private static let longestRun = 3

  /// Finds the end of the line that begins at a place.
  static func find(
    from start: Int,
    _ base: UnsafePointer<UInt8>,
    _ count: Int,
    isFinal: Bool
  ) -> Place {
    var position = start
    while position < count {
      let byte = base[position]
      if byte == .lineFeed { return .found(end: position, next: position + 1) }
      if byte == .carriageReturn { break }
      position += 1
    }
    guard position < count else { return .missing }
    var behind = position + 1
    while behind < count, behind - position < longestRun, base[behind] == .carriageReturn {
      behind += 1
    }
    // Only the byte behind the CRs says whether an LF belongs to them.
    guard behind < count || isFinal else { return .missing }
    if behind < count, base[behind] == .lineFeed {
      return .found(end: position, next: behind + 1)
    }
    return .found(end: position, next: position + 1)
  }
}
