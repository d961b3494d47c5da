/// The logical lines of an entry: folds undone, comments left out (RFC 2849, notes 2 and 3).
struct LDIFLines {
  /// A line.
  struct Line {
    /// The line without its line end; where it is folded, only its first part.
    var text: UnsafeBufferPointer<UInt8>
    /// Whether the whole of it is in the buffer.
    var isFolded: Bool
    /// Its number in the file.
    var line: Int
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var number: Int

  /// Makes the lines of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - line: the first line's number in the file.
  init(_ text: UnsafeBufferPointer<UInt8>, line: Int) {
    self.text = text
    number = line
  }

  /// Moves to the next line.
  ///
  /// - Parameter buffer: gets a folded line whole.
  /// - Returns: the line; nil at the end.
  mutating func next(_ buffer: inout ByteBuffer) -> Line? {
    while place < text.count {
      let line = number
      let first = physicalLine()
      let isComment = first.first == UInt8(ascii: "#")
      var isFolded = false
      while place < text.count, text[place] == 0x20 {
        let part = UnsafeBufferPointer(rebasing: physicalLine().dropFirst())
        if isComment { continue }
        if !isFolded {
          buffer.removeAll()
          append(first, to: &buffer)
          isFolded = true
        }
        append(part, to: &buffer)
      }
      if !isComment { return Line(text: first, isFolded: isFolded, line: line) }
    }
    return nil
  }

  private func append(_ part: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
    if let start = part.baseAddress { buffer.append(start, part.count) }
  }

  private mutating func physicalLine() -> UnsafeBufferPointer<UInt8> {
    guard let base = text.baseAddress else { return text }
    let start = base + place
    var end = base + text.count
    if let found = findByte(.lineFeed, start, text.count - place) { end = UnsafePointer(found) }
    place = min(text.count, end - base + 1)
    number += 1
    while end > start, end[-1] == .carriageReturn { end -= 1 }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}
