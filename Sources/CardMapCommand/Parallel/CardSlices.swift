import Glibc

/// A file of cards, cut where a card seems to begin, into slices that several threads may read.
///
/// A slice begins with a BEGIN line; whether a card really begins there, only the reading of the
/// slice before can say: the line may stand in a card's AGENT or in quoted-printable text.
struct CardSlices {
  /// About how long a slice is, in bytes.
  private let length: Int
  private let bytes: UnsafeRawBufferPointer

  /// Where the next slice begins.
  private var position = 0

  /// Makes slices of a file.
  init(of bytes: UnsafeRawBufferPointer, length: Int) {
    self.bytes = bytes
    self.length = length
  }

  /// The next slice; nil at the end.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var guess = start + length
    // Each guess looks no further than to the next one.
    while guess < bytes.count {
      let end = min(guess + length, bytes.count)
      if let begin = beginLine(in: guess..<end) {
        position = begin
        return start..<begin
      }
      guess = end
    }
    position = bytes.count
    return start..<bytes.count
  }

  /// The first line in a range that reads BEGIN:VCARD, in any case, behind a line end.
  private func beginLine(in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    // Looked for is the colon, five bytes behind where the line begins.
    let end = min(range.upperBound + 5, bytes.count)
    var position = range.lowerBound + 5
    while position < end,
      let found = memchr(base + position, Int32(UInt8(ascii: ":")), end - position)
    {
      let colon = UnsafeRawPointer(found) - base
      if isBegin(around: colon) { return colon - 5 }
      position = colon + 1
    }
    return nil
  }

  private func isBegin(around colon: Int) -> Bool {
    guard colon >= 6, colon + 6 < bytes.count else { return false }
    let before = bytes[colon - 6]
    let after = bytes[colon + 6]
    guard before == 10 || before == 13, after == 10 || after == 13 else { return false }
    let word: StaticString = "BEGIN:VCARD"
    return (0..<11).allSatisfy { index in
      let letter = word.utf8Start[index]
      let byte = bytes[colon - 5 + index]
      return byte == letter || letter >= 65 && byte == letter | 0x20
    }
  }
}
