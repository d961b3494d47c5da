/// A piece of a file, and how far it is read outside the cards.
struct Piece {
  /// The bytes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the file ends with them.
  let isFinal: Bool
  /// Where the next line begins.
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) {
    self.bytes = bytes
    self.isFinal = isFinal
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// Whether all bytes are read.
  var isRead: Bool { position >= bytes.count }

  /// Where the next line ends and the one behind it begins; nil where that is not in the piece.
  var lineEnd: (end: Int, next: Int)? {
    guard let base = bytes.baseAddress else { return nil }
    switch LineEnd.find(from: position, base, count, isFinal: isFinal) {
    case .found(let end, let next): return (end, next)
    case .missing: return isFinal ? (count, count) : nil
    }
  }

  /// Where the next line begins, without a byte order mark: files that were put together have them
  /// between the cards.
  var startOfText: Int {
    bytes[min(position, count)...].beginsWithMark ? position + 3 : position
  }

  /// The end of the piece, before CRs of which it is not known yet what they end.
  var endBeforeReturns: Int {
    var end = count
    while end > position, bytes[end - 1] == .carriageReturn { end -= 1 }
    return end
  }

  /// A part of the piece, trimmed.
  func text(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    trimmed(UnsafeBufferPointer(rebasing: bytes[min(start, end)..<end]))
  }
}
