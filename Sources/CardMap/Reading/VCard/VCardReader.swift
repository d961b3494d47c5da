/// Finds the cards of a file and reads them (RFC 6350, section 3).
///
/// Its state between two pieces is only counters, so a reader can begin at any BEGIN line.
struct VCardReader {
  /// What was found so far.
  private(set) var summary = ReadingSummary()

  /// Whether places are counted in UTF-16, of which the text was made.
  var isWide: Bool {
    get { map.isWide }
    set { map.isWide = newValue }
  }

  /// How many bytes of the file are read.
  var byteCount: Int { map.offset }

  private let limits: ReadingLimits
  private let isForced: Bool
  private var map = OffsetMap()

  /// How many lines have ended.
  private(set) var line = 0
  /// A line outside the cards that is too long to wait for its end; whether it holds something.
  private var openLine: (isOpen: Bool, hasText: Bool) = (false, false)
  /// A card that is past a limit; what follows it is skipped.
  private var unreadable: Unreadable?
  /// A card that did not end in a large piece is not tried again before the piece has grown.
  private var retryLength = 0

  private struct Unreadable {
    var start: Int
    var line: Int
    var error: UnreadableCardError
  }

  /// From this length on, a piece must grow by a quarter before its card is tried again.
  private static let patience = 1 << 16

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - isForced: whether the content is read as cards whatever it looks like.
  ///   - limits: how large lines and cards may be.
  init(isForced: Bool, limits: ReadingLimits) {
    self.isForced = isForced
    self.limits = limits
    summary.format = isForced ? .vCard : nil
  }

  /// Reads the complete cards at the beginning of a piece of text, see ``ContactsReader``.
  mutating func read<Failure: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int = .max,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    guard bytes.count >= retryLength || isFinal else { return 0 }
    retryLength = 0
    var parser = CardParser(limits: limits)
    var piece = Piece(bytes, isFinal: isFinal)
    let last = limit == .max ? .max : summary.cards + limit
    while !piece.isRead, summary.cards < last {
      if isRefused {
        piece.position = piece.count
      } else if let lineEnd = piece.lineEnd {
        let start = piece.startOfText
        let text = piece.text(from: start, to: lineEnd.end)
        if isBegin(text) {
          guard try readCard(&parser, &piece, start, lineEnd.next, body) else { break }
        } else {
          endLine(text)
          piece.position = lineEnd.next
        }
      } else {
        skipOpenLine(&piece)
        break
      }
    }
    if isFinal, piece.isRead { try handOutUnreadable(endingAt: piece.position, in: piece, body) }
    if let base = bytes.baseAddress { map.endPiece(at: piece.position, in: base) }
    return piece.position
  }

  // MARK: Outside the cards

  /// Whether the content is of another format, so that it is not looked through.
  private var isRefused: Bool {
    !isForced && summary.cards == 0 && unreadable == nil
      && (summary.likeness == .xml || summary.likeness == .json)
  }

  private func isBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !openLine.isOpen && text.count <= CardBegin.longestLine && CardBegin.beginsCard(text)
  }

  private mutating func endLine(_ text: UnsafeBufferPointer<UInt8>) {
    line += 1
    let isNew = !openLine.isOpen || !openLine.hasText
    openLine = (false, false)
    if isNew { noteText(text, line: line) }
  }

  /// Passes over a line of which there is enough to know that it begins no card.
  private mutating func skipOpenLine(_ piece: inout Piece) {
    guard openLine.isOpen || piece.count - piece.position > CardBegin.longestLine else { return }
    let end = piece.endBeforeReturns
    if !openLine.hasText {
      let text = piece.text(from: piece.startOfText, to: end)
      noteText(text, line: line + 1)
      openLine.hasText = !text.isEmpty
    }
    openLine.isOpen = true
    piece.position = end
  }

  private mutating func noteText(_ text: UnsafeBufferPointer<UInt8>, line: Int) {
    guard !text.isEmpty, unreadable == nil else { return }
    if summary.isBlank {
      summary.isBlank = false
      summary.likeness = ContentLikeness(firstLine: text)
    }
    // The lines of a component round the cards are no strays.
    let isWrapper =
      CardBegin.line(text, is: "BEGIN", of: nil) || CardBegin.line(text, is: "END", of: nil)
    if isWrapper { return }
    summary.strayLines += 1
    summary.firstStrayLine = summary.firstStrayLine ?? line
  }

  // MARK: Cards

  /// Reads a card and hands it out; false where it does not end in the piece.
  private mutating func readCard<Failure: Error>(
    _ parser: inout CardParser,
    _ piece: inout Piece,
    _ start: Int,
    _ next: Int,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard
      let base = piece.bytes.baseAddress,
      let begin = CardBegin(piece.bytes, start, next, line: line + 1, isFinal: piece.isFinal)
    else { return waitForMore(piece) }
    let beginning = LineCursor(
      base: base,
      count: piece.count,
      isFinal: piece.isFinal,
      begin: begin,
      limits: limits
    )
    var cursor = beginning
    let ending = parser.parse(&cursor)
    if case .needsMore = ending { return waitForMore(piece) }
    try handOutUnreadable(endingAt: start, in: piece, body)
    summary.isBlank = false
    summary.format = .vCard
    line = cursor.line
    piece.position = cursor.next
    switch ending {
    case .lineLimit:
      skipCard(begin, in: piece, "a line of the card is longer than \(limits.lineText)")
      return true
    case .cardLimit:
      skipCard(begin, in: piece, "the card is larger than \(limits.cardText)")
      return true
    case .nextCard:
      piece.position = cursor.start
      line -= 1
      parser.noteMissingEnd(line: begin.line, "the next card begins before this one has ended")
    case .endOfFile:
      parser.noteMissingEnd(line: begin.line, "the file ends before the card has")
    case .complete, .needsMore: break
    }
    parser.noteOpenComponent()
    let range = offset(of: start, in: piece)..<offset(of: piece.position, in: piece)
    summary.cards += 1
    if parser.isUnreadable {
      try body(
        ContactRecord(
          index: summary.cards,
          line: begin.line,
          byteRange: range,
          error: UnreadableCardError(.nothingReadable, "no line of the card is a property"),
          diagnostics: parser.builder.diagnostics.all
        )
      )
      return true
    }
    let place = piece.position
    try body(
      ContactRecord(
        index: summary.cards,
        line: begin.line,
        byteRange: range,
        contact: parser.builder.finish(
          CardIdentifier.urn(of: beginning, endingAt: place, hasEnd: ending == .complete)
        ),
        error: nil,
        diagnostics: parser.builder.diagnostics.all
      )
    )
    return true
  }

  private mutating func waitForMore(_ piece: Piece) -> Bool {
    let length = piece.count - piece.position
    if length >= VCardReader.patience {
      retryLength = min(length + length / 4, max(length, min(limits.line, limits.card)) + 1)
    }
    return false
  }

  /// Begins to skip a card that is past a limit: everything up to the next BEGIN line.
  private mutating func skipCard(_ begin: CardBegin, in piece: Piece, _ message: String) {
    unreadable = Unreadable(
      start: offset(of: begin.start, in: piece),
      line: begin.line,
      error: UnreadableCardError(.limit, message)
    )
  }

  private mutating func handOutUnreadable<Failure: Error>(
    endingAt position: Int,
    in piece: Piece,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) {
    guard let card = unreadable else { return }
    unreadable = nil
    summary.cards += 1
    try body(
      ContactRecord(
        index: summary.cards,
        line: card.line,
        byteRange: card.start..<offset(of: position, in: piece),
        error: card.error
      )
    )
  }

  private mutating func offset(of position: Int, in piece: Piece) -> Int {
    guard let base = piece.bytes.baseAddress else { return map.offset }
    return map.offset(of: position, in: base)
  }
}
