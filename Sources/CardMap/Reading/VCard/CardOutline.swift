/// Where things stand in a card, for whoever changes its positions and nothing else.
///
/// Places count from the card's first byte.
struct CardOutline {
  /// A GEO line of the card.
  struct PositionLine {
    /// The line with its folds and line ends.
    var range: Range<Int>
    /// The position; nil where the value is none.
    var position: CardPosition?
    /// Whether nothing changes with the line: it is known by its first line, has folds only, and
    /// does not part an AGENT from what follows.
    var isPlain: Bool
  }

  /// Whether the card is of vCard 4.0, which writes positions as `geo` URIs.
  var isVersion40 = false

  /// The blanks before every line of the card.
  var indentation = 0..<0

  /// The line end of the card's BEGIN line.
  var lineEnd = 0..<0

  /// Whether a blank line stands behind every line.
  var isDoubleSpaced = false

  /// The last place where a property of the card's own can be put in: where its END line begins,
  /// unless that would become part of something that was never closed.
  var place = 0

  /// Whether the line before the place has no line end.
  var isCut = false

  /// The GEO lines, in their order.
  var positions: [PositionLine] = []

  /// Whether the card would be unreadable without its GEO lines.
  var needsPositions = false

  /// The beginning of the logical line that is being read.
  fileprivate var line: LineCursor?
  /// How many properties stand before it.
  fileprivate var propertyCount = 0
}

extension CardParser {
  /// Notes where things stand in a card.
  ///
  /// - Parameter card: the card in UTF-8, from its BEGIN to behind its END, as a reader found it.
  /// - Returns: nil where it is no such card.
  mutating func outline(of card: UnsafeBufferPointer<UInt8>) -> CardOutline? {
    guard let base = card.baseAddress,
      case .found(let end, let next) = LineEnd.find(from: 0, base, card.count, isFinal: true),
      let begin = CardBegin(card, 0, next, line: 1, isFinal: true),
      var cursor = LineCursor(of: card, begin: begin)
    else { return nil }
    isNoting = true
    defer { isNoting = false }
    let ending = parse(&cursor)
    guard cursor.next == card.count else { return nil }
    switch ending {
    case .complete: break
    case .endOfFile where isBetweenProperties:
      outline.place = card.count
      let last = card[card.count - 1]
      outline.isCut = begin.layout.lineEnd == .lineFeed ? last != .lineFeed : !last.isLineEnd
    case .endOfFile: break
    case .nextCard, .needsMore, .lineLimit, .cardLimit: return nil
    }
    outline.needsPositions = propertyCount == outline.positions.count && badLineCount > 0
    // Behind BEGIN, where everything that follows is never closed.
    if outline.place == 0 { outline.place = next }
    outline.indentation = 0..<begin.layout.indent
    outline.isDoubleSpaced = begin.layout.isDoubleSpaced
    outline.lineEnd = end..<next
    return outline
  }

  /// Notes that a logical line begins.
  mutating func noteLine(_ cursor: LineCursor) {
    outline.line = cursor
    outline.propertyCount = propertyCount
    if isBetweenProperties { outline.place = cursor.start }
  }

  /// Notes a GEO line, of which the cursor stands on the last part.
  mutating func notePosition(_ cursor: LineCursor) {
    let position = exchange(&builder.lastPosition, with: nil)
    // A line that goes on before its colon is noted twice, and one without a colon is none.
    guard var line = outline.line, propertyCount > outline.propertyCount,
      outline.positions.last?.range.lowerBound != line.start
    else { return }
    let start = line.start
    let head = PropertyHead(line.startPointer, line.endPointer)
    let isPlain =
      head?.name == .position && outline.place == start && line.skipFolds()
      && line.next == cursor.next
    var end = cursor.next
    if cursor.layout.isDoubleSpaced {
      var ahead = cursor
      if ahead.moveToContinuation(), ahead.start == ahead.end { end = ahead.next }
    }
    outline.positions.append(
      CardOutline.PositionLine(range: start..<end, position: position, isPlain: isPlain)
    )
  }
}
