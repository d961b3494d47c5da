/// Says where in the file a place in a piece of text is: the same number of bytes on, or, where the
/// text was made from UTF-16, two bytes for each unit.
///
/// Places are asked for in ascending order, so that counting is done once.
struct OffsetMap {
  /// Whether the file is UTF-16.
  var isWide = false

  /// The offset in the file of the last place that was asked for.
  private(set) var offset = 0

  private var position = 0

  /// The offset in the file of a place in the current piece.
  mutating func offset(
    of place: Int,
    in base: UnsafePointer<UInt8>
  ) -> Int {
    guard isWide else {
      offset += place - position
      position = place
      return offset
    }
    while position < place {
      // Every sequence is one unit, but a sequence of four bytes is two; continuation bytes add
      // nothing.
      let byte = base[position]
      if byte & 0xC0 != 0x80 { offset += byte >= 0xF0 ? 4 : 2 }
      position += 1
    }
    return offset
  }

  /// Ends a piece: the next one begins at a place of this one.
  mutating func endPiece(
    at place: Int,
    in base: UnsafePointer<UInt8>
  ) {
    _ = offset(of: place, in: base)
    position = 0
  }
}
