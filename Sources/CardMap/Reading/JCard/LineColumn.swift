/// Counts lines and columns while a file is read in pieces.
///
/// LF, CRLF and CR end a line. Columns are counted in characters, and only where somebody asks or a
/// piece ends, so that a file of one long line costs no more than others.
struct LineColumn {
  /// The current line, from 1.
  private(set) var line = 1

  /// Where the line begins in the piece, and how many characters of it were in those before.
  private var start = 0
  private var before = 0
  /// Whether the piece before ended with a CR.
  private var followsReturn = false

  /// Ends the line.
  ///
  /// - Parameters:
  ///   - place: where an LF or CR stands.
  ///   - base: the piece.
  @inline(__always)
  mutating func endLine(at place: Int, in base: UnsafePointer<UInt8>) {
    let isSecondHalf =
      base[place] == .lineFeed
      && (place > 0 ? base[place - 1] == .carriageReturn : followsReturn)
    if !isSecondHalf { line += 1 }
    beginColumns(at: place + 1)
  }

  /// Counts the columns of the line from a place on.
  mutating func beginColumns(at place: Int) {
    start = place
    before = 0
  }

  /// The column of a place in the current line, from 1.
  ///
  /// - Parameters:
  ///   - place: one that is not before the last that was asked for: so nothing is counted twice.
  ///   - base: the piece.
  /// - Returns: the column.
  mutating func column(of place: Int, in base: UnsafePointer<UInt8>?) -> Int {
    if let base {
      before += LineColumn.characters(base + start, place - start)
      start = place
    }
    return before + 1
  }

  /// Ends a piece: the next one begins at a place of this one.
  mutating func endPiece(at place: Int, in base: UnsafePointer<UInt8>) {
    _ = column(of: place, in: base)
    start = 0
    if place > 0 { followsReturn = base[place - 1] == .carriageReturn }
  }

  private static func characters(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var characters = 0
    for index in 0..<max(0, count) where start[index] & 0xC0 != 0x80 { characters += 1 }
    return characters
  }
}
