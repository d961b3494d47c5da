/// A JSON text with jCards in it (RFC 7095), read token by token.
///
/// A card is an array that begins with the text `vcard` and an array of properties. Cards are looked
/// for everywhere, since services wrap them, as RDAP does (RFC 9083, section 5.1).
struct JCardDocument: ~Copyable {
  private var tokens: JSONTokenizer
  private var card: JCard
  private var stage = Stage.outside
  private let isForced: Bool
  private let limits: ReadingLimits

  private var cards = 0
  private var isBlank = true
  /// Where the text is broken before there was any card.
  private var earlyProblem: Diagnostic?
  /// The first line of what is nested too deep outside the cards.
  private var deepLine: Int?

  /// The array or object that begins with the token before this one: it may be a card.
  private var isAtStart = false
  /// Where an array begins that may be a card, or is one; and how deep its elements are.
  private var start = (line: 0, depth: 0)
  /// Whether the text is an array, of which every element should be a card.
  private var isArray = false
  /// What stands where a card should, and is none.
  private var strays = Strays()

  private struct Strays {
    var count = 0
    var firstLine = 0
    /// Where the element begins that is being read, and how many cards there were before.
    var line = 0
    var cardsBefore = 0
  }

  private enum Stage {
    /// In no card.
    case outside
    /// Behind `["vcard"`.
    case named
    /// In a card's array of properties.
    case properties
  }

  init(isForced: Bool, limits: ReadingLimits) {
    self.isForced = isForced
    self.limits = limits
    tokens = JSONTokenizer(longestText: limits.line)
    card = JCard(limits: limits)
  }

  /// What was found so far.
  var summary: ReadingSummary {
    ReadingSummary(
      cards: cards,
      strayLines: strays.count,
      format: isForced || cards > 0 ? .jCard : nil,
      likeness: cards == 0 && !isBlank ? .json : nil,
      isBlank: isBlank,
      diagnostics: diagnostics
    )
  }

  private var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if cards == 0, let earlyProblem { diagnostics.append(earlyProblem) }
    if cards > 0, strays.count > 0 {
      let message =
        strays.count == 1
        ? "this is no card, so it was left out"
        : "here and below, \(strays.count) values are no cards, so they were left out"
      diagnostics.append(skipped(strays.firstLine, message))
    }
    if let deepLine {
      let message = "what is nested deeper than \(JSONTokenizer.deepest) levels was left out"
      diagnostics.append(skipped(deepLine, message))
    }
    return diagnostics
  }

  private func skipped(_ line: Int, column: Int? = nil, _ message: String) -> Diagnostic {
    Diagnostic(line: line, column: column, property: "", kind: .lineSkipped, message: message)
  }

  /// Reads a piece, see ``RecordReader``.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    tokens.begin(bytes, isFinal: isFinal)
    let before = cards
    // The end of the text is a token too.
    while cards - before < limit || tokens.isAtEnd {
      tokens.keepsText = stage == .properties ? card.keepsText : isAtStart
      let token = tokens.next()
      switch token {
      case .needsMore, .end: return tokens.endPiece()
      case .broken: breakOff(body)
      case .card: beginFoundCard(body)
      case .tooDeep:
        isBlank = false
        if stage == .properties {
          leave(.limit, "the card is nested deeper than \(JSONTokenizer.deepest) levels", body)
        } else {
          readOutside(token)
        }
      default:
        isBlank = false
        switch stage {
        case .outside: readOutside(token)
        case .named: readName(token, body)
        case .properties: readCard(token, body)
        }
      }
    }
    return tokens.endPiece()
  }

  // MARK: Outside the cards

  private mutating func readOutside(_ token: JSONToken) {
    let wasAtStart = isAtStart
    isAtStart = false
    switch token {
    case .beginArray:
      if tokens.depth == 1 { isArray = true }
      isAtStart = true
      start = (tokens.line, tokens.depth)
      beginElement(atDepth: tokens.depth - 1)
    case .beginObject:
      if tokens.depth == 1 { isArray = false }
      beginElement(atDepth: tokens.depth - 1)
    case .text where wasAtStart && equal(tokens.text, "VCARD"): stage = .named
    case .text, .word:
      beginElement(atDepth: tokens.depth)
      endElement(atDepth: tokens.depth)
    case .endArray, .endObject: endElement(atDepth: tokens.depth)
    case .tooDeep: deepLine = deepLine ?? tokens.line
    default: break
    }
  }

  /// Whether what stands at a depth should be a card: an element of the array that holds the cards,
  /// or a text of its own.
  private func isElement(atDepth depth: Int) -> Bool { depth == (isArray ? 1 : 0) }

  private mutating func beginElement(atDepth depth: Int) {
    guard isElement(atDepth: depth) else { return }
    strays.line = tokens.line
    strays.cardsBefore = cards
  }

  private mutating func endElement(atDepth depth: Int) {
    guard isElement(atDepth: depth), cards == strays.cardsBefore else { return }
    if strays.count == 0 { strays.firstLine = strays.line }
    strays.count += 1
  }

  /// Reads what follows `["vcard"`: only before an array it is a card's name.
  private mutating func readName(
    _ token: JSONToken,
    _ body: (consuming ContactRecord) -> Void
  ) {
    stage = .outside
    if token == .beginArray {
      stage = .properties
      card.begin(line: start.line)
    } else if start.depth == 1 || start.depth == 2 && isArray {
      leave(.nothingReadable, "the card has no array of properties", body)
    } else {
      readOutside(token)
    }
  }

  // MARK: Cards

  private mutating func readCard(
    _ token: JSONToken,
    _ body: (consuming ContactRecord) -> Void
  ) {
    switch card.read(token, &tokens) {
    case .goesOn: break
    case .complete:
      cards += 1
      body(card.end(index: cards))
      // What follows the properties is not a contact's: components, as in iCalendar.
      stage = .outside
      tokens.skip(toDepth: start.depth)
    case .textTooLong: leave(.limit, "a text of the card is longer than \(limits.lineText)", body)
    case .tooLarge: leave(.limit, "the card is larger than \(limits.cardText)", body)
    case .nextCard(let line):
      let message = "the next card begins in line \(line), before this one has ended"
      leave(.nothingReadable, message, body)
      tokens.beginProperties()
      begin(line: line)
    }
  }

  private mutating func begin(line: Int) {
    stage = .properties
    start = (line, 1)
    isArray = false
    strays.cardsBefore = cards
    card.begin(line: line)
  }

  /// Hands out a card as unreadable and passes over the rest of it.
  private mutating func leave(
    _ code: ReasonCode,
    _ message: String,
    _ body: (consuming ContactRecord) -> Void
  ) {
    stage = .outside
    // Its own bracket may have ended it.
    if tokens.depth >= start.depth { tokens.skip(toDepth: start.depth) }
    handOut(UnreadableCardError(code, message), line: start.line, body)
  }

  private mutating func handOut(
    _ error: UnreadableCardError,
    line: Int,
    _ body: (consuming ContactRecord) -> Void
  ) {
    cards += 1
    body(ContactRecord(index: cards, line: line, error: error))
  }

  // MARK: Broken texts

  /// Hands out what cannot be read from here on, up to the next card, as one unreadable card.
  private mutating func breakOff(_ body: (consuming ContactRecord) -> Void) {
    isBlank = false
    let (line, column, problem) = tokens.problem
    let message = "the JSON is broken in line \(line), column \(column): \(problem)"
    if stage == .properties {
      handOut(UnreadableCardError(.nothingReadable, message), line: start.line, body)
    } else if cards > 0 {
      handOut(UnreadableCardError(.nothingReadable, message), line: line, body)
    } else {
      // It may be no JSON at all.
      earlyProblem = skipped(line, column: column, "the JSON is broken: \(problem)")
    }
    stage = .outside
    isAtStart = false
  }

  /// Goes on with a card that was found behind a broken place.
  private mutating func beginFoundCard(_ body: (consuming ContactRecord) -> Void) {
    if cards == 0, let earlyProblem {
      handOut(
        UnreadableCardError(.nothingReadable, earlyProblem.warning.message),
        line: earlyProblem.line,
        body
      )
    }
    begin(line: tokens.search.line)
  }
}
