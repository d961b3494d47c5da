/// Cuts rows into cells (RFC 4180), one row at a time in the same memory.
struct CSVRow: ~Copyable {
  /// How a row ends.
  enum Ending {
    /// It is complete.
    case complete
    /// It goes on behind the piece.
    case needsMore
    /// A quote is opened that is not closed in the file.
    case openAtEnd
    /// A quote is opened that is known not to be closed.
    case openQuote
    /// A line is longer than the limit.
    case lineLimit
    /// The row is larger than the limit.
    case rowLimit
  }

  /// How many cells the row has; those past the room for them are only counted.
  private(set) var count = 0
  /// How many lines the row has.
  private(set) var lineCount = 0
  /// Where the row ends, without its line end.
  private(set) var end = 0
  /// Where the next row begins.
  private(set) var next = 0
  /// Where the row's first line ends; nil where that is behind the piece.
  private(set) var firstLineEnd: Int?
  /// Where it was certain that a limit is passed.
  private(set) var limitPlace = 0

  private let layout: CSVLayout
  private let room: Int
  private let fields: UnsafeMutablePointer<CSVField>
  private let lineLimit: Int
  private let rowLimit: Int

  /// Makes room for the cells of a row.
  init(_ layout: CSVLayout, room: Int, limits: ReadingLimits) {
    self.layout = layout
    self.room = room
    fields = .allocate(capacity: max(room, 1))
    // Clamped, so that adding a place to them cannot overflow.
    lineLimit = min(limits.line, 1 << 48)
    rowLimit = min(limits.card, 1 << 48)
  }

  deinit { fields.deallocate() }

  /// A cell that there is room for and that the row has.
  @inline(__always)
  func field(_ index: Int) -> CSVField { fields[index] }

  /// Whether the row has something in the cells that there is no room for.
  private(set) var hasMoreText = false

  /// Finds the end of a row and its cells.
  ///
  /// - Parameters:
  ///   - bytes: the piece of the file.
  ///   - start: where the row begins.
  ///   - isFinal: whether the file ends with the piece.
  ///   - openUntil: up to here, a quote that is open at the end of a line is known not to end.
  /// - Returns: how the row ends.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    isFinal: Bool,
    openUntil: Int
  ) -> Ending {
    count = 0
    lineCount = 0
    hasMoreText = false
    firstLineEnd = nil
    guard let base = bytes.baseAddress else { return .needsMore }
    var line = start
    var ending = findLineEnd(base, &line, bytes.count, row: start, isFinal: isFinal)
    guard ending == .complete else { return ending }
    firstLineEnd = line
    ending = readCells(base, start, &line, bytes.count, isFinal: isFinal, openUntil: openUntil)
    guard ending == .complete else { return ending }
    end = line
    next = min(line + 1, bytes.count)
    return .complete
  }

  /// Moves from the beginning of a line to its end.
  @inline(__always)
  private mutating func findLineEnd(
    _ base: UnsafePointer<UInt8>,
    _ place: inout Int,
    _ count: Int,
    row: Int,
    isFinal: Bool
  ) -> Ending {
    let found = findByte(layout.lineEnd, base + place, count - place)
    let end = found.map { $0 - base } ?? count
    if end - place > lineLimit || end - row > rowLimit {
      // The nearer limit is passed first, however far the line goes on.
      limitPlace = min(place + lineLimit, row + rowLimit)
      return place + lineLimit <= row + rowLimit ? .lineLimit : .rowLimit
    }
    guard found != nil || isFinal else { return .needsMore }
    lineCount += 1
    place = end
    return .complete
  }

  // MARK: - Cells

  @inline(__always)
  private mutating func append(_ field: CSVField) {
    if count < room {
      fields[count] = field
    } else if field.end > field.start {
      hasMoreText = true
    }
    count += 1
  }

  /// Cuts what has no quotes, up to its last separator.
  ///
  /// - Returns: where the cell behind that begins.
  private mutating func split(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var cell = start
    var place = start
    while place < end {
      let left = end - place
      let bytes = left >= 8 ? EightBytes(base + place) : EightBytes(base + place, count: left)
      var hits = bytes.exactMarks(of: layout.separator)
      while hits != 0 {
        let found = place &+ EightBytes.countBefore(hits)
        append(CSVField(start: cell, end: found))
        cell = found &+ 1
        hits &= hits &- 1
      }
      place += 8
    }
    return cell
  }

  /// Cuts a row, which may go on over the ends of lines where these stand in quotes.
  private mutating func readCells(
    _ base: UnsafePointer<UInt8>,
    _ start: Int,
    _ line: inout Int,
    _ count: Int,
    isFinal: Bool,
    openUntil: Int
  ) -> Ending {
    var place = start
    while true {
      let nextQuote = findByte(.quote, base + place, line - place).map { $0 - base }
      let cell = split(base, place, nextQuote ?? line)
      guard let quote = nextQuote else {
        append(CSVField(start: cell, end: line))
        return .complete
      }
      var end = quote + 1
      if (cell..<quote).allSatisfy({ layout.isBlank(base[$0]) }) {
        var hasQuotes = false
        while true {
          guard let found = findByte(.quote, base + end, line - end) else {
            if line < openUntil { return .openQuote }
            if line == count { return .openAtEnd }
            end = line + 1
            line = end
            let ending = findLineEnd(base, &line, count, row: start, isFinal: isFinal)
            guard ending == .complete else { return ending }
            continue
          }
          end = found - base + 1
          guard end < line, base[end] == .quote else { break }
          hasQuotes = true
          end += 1
        }
        let text = quote + 1..<end - 1
        end = cellEnd(base, end, line)
        let hasTail = !(text.upperBound + 1..<end)
          .allSatisfy { layout.isBlank(base[$0]) || base[$0].isLineEnd }
        append(
          hasQuotes || hasTail
            ? CSVField(start: cell, end: end, hasQuotes: true)
            : CSVField(start: text.lowerBound, end: text.upperBound)
        )
      } else {
        end = cellEnd(base, end, line)
        append(CSVField(start: cell, end: end))
      }
      guard end < line else { return .complete }
      place = end + 1
    }
  }

  /// Where the cell ends that a place is in.
  private func cellEnd(_ base: UnsafePointer<UInt8>, _ place: Int, _ line: Int) -> Int {
    findByte(layout.separator, base + place, line - place).map { $0 - base } ?? line
  }
}
