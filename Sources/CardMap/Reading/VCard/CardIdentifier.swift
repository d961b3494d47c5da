/// The identifier of a card that has no UID.
enum CardIdentifier {
  /// Makes a UUID of the card's unfolded lines without line ends, between BEGIN and END, without
  /// GEO and REV: the same for the same card wherever it stands, and after a position was added.
  ///
  /// - Parameters:
  ///   - card: stands on the BEGIN line.
  ///   - place: where the card ends.
  ///   - hasEnd: whether its last line is its own END; any other END would not stay the last line.
  /// - Returns: the UUID as a URN.
  static func urn(of card: LineCursor, endingAt place: Int, hasEnd: Bool) -> String {
    var cursor = card
    var name = UUIDVersion5()
    while cursor.next < place, cursor.moveToNextLine() {
      let isKept = !isLeftOut(cursor, place, hasEnd)
      if isKept { name.update(cursor.text) }
      while cursor.next < place, case .fold = cursor.continuation(),
        cursor.moveToContinuation()
      {
        guard isKept else { continue }
        let start = cursor.foldedStart
        name.update(
          UnsafeBufferPointer(start: cursor.base + start, count: cursor.end - start)
        )
      }
    }
    return name.urn()
  }

  private static func isLeftOut(_ cursor: LineCursor, _ place: Int, _ hasEnd: Bool) -> Bool {
    guard let head = PropertyHead(cursor.startPointer, cursor.endPointer) else { return false }
    switch head.name {
    case .position: return true
    case .end: return hasEnd && cursor.next >= place
    case .other:
      return equal(UnsafeBufferPointer(start: head.nameStart, count: head.nameLength), "REV")
    default: return false
    }
  }
}
