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

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is a blank or a tab (WSP of RFC 5234).
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether this is a byte of a line end.
  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// The same letter as a capital of ASCII; other bytes as they are.
  @inline(__always)
  var capital: UInt8 { self &- 0x61 < 26 ? self &- 0x20 : self }
}
