/// Walks the physical lines of one card in a piece of a file (RFC 6350, section 3.2).
///
/// A copy of a cursor is a look ahead: it moves without moving the first.
struct LineCursor {
  /// Why a cursor does not move on.
  enum Stop {
    /// The next line goes on behind the piece.
    case needsMore
    /// The file ends here.
    case endOfFile
    /// The line, with its continuations, is longer than the limit.
    case lineLimit
    /// The card is larger than the limit.
    case cardLimit
  }

  /// The piece of the file.
  let base: UnsafePointer<UInt8>
  /// How many bytes the piece has.
  let count: Int
  /// Whether the file ends with the piece.
  let isFinal: Bool
  /// How the card's lines are laid out.
  let layout: CardLayout

  /// Where the line begins.
  private(set) var start: Int
  /// Where the line ends, without its line end.
  private(set) var end: Int
  /// Where the next line begins.
  private(set) var next: Int
  /// The line's number in the file.
  private(set) var line: Int
  /// Why the last move failed.
  private(set) var stop = Stop.needsMore

  private let cardLimit: Int
  private let lineLength: Int
  private var limit = 0

  /// Makes a cursor that stands on a card's BEGIN line.
  init(
    base: UnsafePointer<UInt8>,
    count: Int,
    isFinal: Bool,
    begin: CardBegin,
    limits: ReadingLimits
  ) {
    self.base = base
    self.count = count
    self.isFinal = isFinal
    layout = begin.layout
    start = begin.start
    end = begin.start
    next = begin.next
    line = begin.line
    // Clamped, so that adding a place to them cannot overflow.
    cardLimit = begin.start + min(limits.card, 1 << 48)
    lineLength = min(limits.line, 1 << 48)
  }

  /// Makes a cursor over the whole text of a card, which is as large as it is.
  ///
  /// - Parameters:
  ///   - card: the text; nothing where it is empty.
  ///   - begin: its BEGIN line.
  init?(of card: UnsafeBufferPointer<UInt8>, begin: CardBegin) {
    guard let base = card.baseAddress else { return nil }
    let limits = ReadingLimits(line: .max, card: .max)
    self.init(base: base, count: card.count, isFinal: true, begin: begin, limits: limits)
  }

  /// The first byte of the line.
  var startPointer: UnsafePointer<UInt8> { base + start }

  /// Behind the last byte of the line.
  var endPointer: UnsafePointer<UInt8> { base + end }

  /// The line, without its line end.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }

  /// How many of the line's first blanks are the indentation of the whole card.
  var indentation: Int {
    var length = 0
    while length < layout.indent, start + length < end, base[start + length].isBlank { length += 1 }
    return length
  }

  /// Stops where the next bytes of the file are needed; always false.
  mutating func needMore() -> Bool {
    stop = .needsMore
    return false
  }

  /// Moves to the next line, which begins a logical line.
  @inline(__always)
  mutating func moveToNextLine() -> Bool {
    limit = min(cardLimit, next + lineLength)
    return move()
  }

  /// Moves to the next line, which continues the logical line.
  @inline(__always)
  mutating func moveToContinuation() -> Bool { move() }

  @inline(__always)
  private mutating func move() -> Bool {
    guard layout.lineEnd == .lineFeed else { return moveToAnyLineEnd() }
    guard let found = findByte(.lineFeed, base + next, count - next) else { return moveToEnd() }
    let behind = found - base + 1
    guard behind <= limit else { return fail() }
    start = next
    next = behind
    end = behind - 1
    while end > start, base[end - 1] == .carriageReturn { end -= 1 }
    line += 1
    return true
  }

  /// The last line of a file may have no line end.
  private mutating func moveToEnd() -> Bool {
    guard count <= limit else { return fail() }
    guard isFinal, next < count else {
      stop = isFinal ? .endOfFile : .needsMore
      return false
    }
    start = next
    next = count
    end = count
    while end > start, base[end - 1] == .carriageReturn { end -= 1 }
    line += 1
    return true
  }

  private mutating func moveToAnyLineEnd() -> Bool {
    switch LineEnd.find(from: next, base, count, isFinal: isFinal) {
    case .found(let lineEnd, let behind):
      guard behind <= limit else { return fail() }
      start = next
      end = lineEnd
      next = behind
      line += 1
      return true
    case .missing:
      return moveToEnd()
    }
  }

  private mutating func fail() -> Bool {
    // The nearer limit is passed first, however far the line goes on.
    stop = limit == cardLimit ? .cardLimit : .lineLimit
    return false
  }

  /// Whether the next line continues this one.
  enum Continuation {
    case none, fold, unknown
  }

  /// Looks at the first byte of the next line; where the card is written with a blank line behind
  /// each line, at that of the one behind it, and steps over the blank line.
  @inline(__always)
  mutating func continuation() -> Continuation {
    guard next < count else { return isFinal ? .none : .unknown }
    let byte = base[next]
    if byte.isBlank { return layout.indent == 0 ? .fold : indentedContinuation() }
    guard layout.isDoubleSpaced, byte.isLineEnd else { return .none }
    return continuationBehindBlankLine()
  }

  private func indentedContinuation() -> Continuation {
    var position = next
    while position < count, base[position].isBlank { position += 1 }
    if position == count, !isFinal { return .unknown }
    return position - next > layout.indent ? .fold : .none
  }

  private mutating func continuationBehindBlankLine() -> Continuation {
    let (textStart, textEnd) = (start, end)
    var ahead = self
    guard ahead.moveToContinuation() else {
      return ahead.stop == .needsMore ? .unknown : .none
    }
    guard ahead.start == ahead.end else { return .none }
    guard ahead.next < count else { return isFinal ? .none : .unknown }
    guard base[ahead.next].isBlank else { return .none }
    self = ahead
    (start, end) = (textStart, textEnd)
    return .fold
  }

  /// Where the text of a continuation line begins: behind the blank that makes it one.
  var foldedStart: Int { min(start + layout.indent + 1, end) }

  /// Moves over folds as fast as it goes, up to the first line that is anything else.
  ///
  /// Photos are most of a file. Where the lines begin is then not known, only where the last ends.
  @inline(__always)
  private mutating func skipPlainFolds() {
    var place = next
    var lines = 0
    let last = min(count, limit)
    while place < last, base[place].isBlank,
      let found = findByte(.lineFeed, base + place, last - place)
    {
      place = found - base + 1
      lines += 1
    }
    guard lines > 0 else { return }
    line += lines
    next = place
    end = place - 1
    start = end
  }

  /// Moves over the folds of the current logical line.
  ///
  /// - Returns: whether the line that follows them is known.
  @inline(__always)
  mutating func skipFolds() -> Bool {
    if layout.lineEnd == .lineFeed, layout.indent == 0 { skipPlainFolds() }
    while true {
      switch continuation() {
      case .none: return true
      case .fold: guard moveToContinuation() else { return false }
      case .unknown: return needMore()
      }
    }
  }
}
