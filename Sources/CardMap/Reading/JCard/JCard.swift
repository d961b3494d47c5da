/// One jCard (RFC 7095, section 3.2), read token by token from behind the bracket of its properties.
struct JCard: ~Copyable {
  /// How a token leaves the card.
  enum Progress {
    case goesOn, complete, textTooLong, tooLarge
    /// The next card begins in this line, before this one has ended.
    case nextCard(line: Int)
  }

  private enum Stage {
    /// Between properties.
    case properties
    /// Where the parts of a property are expected (section 3.3).
    case name, parameters, type, values
    /// In the object of parameters: before a name, and behind one.
    case parameterName, parameterValue
    /// Where the rest of a property is passed over.
    case rest
  }

  private var text: CardText
  private var property = JCardProperty()
  private var stage = Stage.properties
  /// How deep the parts of a property are.
  private var depth = 0
  private var line = 0
  private var mayBeCard = false

  private var properties = 0
  private var others = 0
  private var notes = DiagnosticList()
  private let largest: Int

  init(limits: ReadingLimits) {
    largest = limits.card
    text = CardText(limits: limits)
  }

  /// Whether the next text is wanted.
  var keepsText: Bool {
    switch stage {
    case .name, .parameterName, .parameterValue, .values: true
    case .properties, .parameters, .type, .rest: false
    }
  }

  /// Begins a card.
  mutating func begin(line: Int) {
    self.line = line
    text.begin(line: line)
    stage = .properties
    properties = 0
    others = 0
    if !notes.isEmpty { notes = DiagnosticList() }
  }

  /// Ends the card.
  mutating func end(index: Int) -> ContactRecord {
    if properties == 0, others > 0 {
      let error = UnreadableCardError(.nothingReadable, "nothing in the card is a property")
      return ContactRecord(index: index, line: line, error: error, diagnostics: notes.all)
    }
    var record = text.end(index: index)
    if !notes.isEmpty {
      record.diagnostics = (record.diagnostics + notes.all).sorted { $0.line < $1.line }
    }
    return record
  }

  /// Reads a token.
  mutating func read(_ token: JSONToken, _ tokens: inout JSONTokenizer) -> Progress {
    let isText = token == .text || token == .word || token == .name
    if isText, keepsText {
      if tokens.isTooLong { return .textTooLong }
      if tokens.hasHalfCharacter {
        note(.characterReplaced, "half of a character was written, which became U+FFFD")
      }
    }
    switch stage {
    case .properties: return readProperties(token, &tokens)
    case .name: readName(token, &tokens)
    case .parameters:
      switch token {
      case .beginArray where mayBeCard: return .nextCard(line: property.line)
      case _ where mayBeCard: leaveProperty(&tokens)
      case .beginObject: stage = .parameterName
      default: leaveBrokenProperty(&tokens)
      }
    case .parameterName, .parameterValue:
      readParameters(token, &tokens)
      if text.count + property.size > largest { return .tooLarge }
    case .type: if token == .text { stage = .values } else { leaveBrokenProperty(&tokens) }
    case .values:
      readValues(token, &tokens)
      if text.count > largest { return .tooLarge }
    case .rest: if tokens.depth < depth { stage = .properties }
    }
    return .goesOn
  }

  private mutating func readProperties(
    _ token: JSONToken,
    _ tokens: inout JSONTokenizer
  ) -> Progress {
    switch token {
    case .endArray: return .complete
    case .beginArray:
      stage = .name
      depth = tokens.depth
      property.line = tokens.line
    case .endObject: break
    default:
      property.line = tokens.line
      noteBrokenProperty()
      if token == .beginObject { tokens.skip(toDepth: tokens.depth) }
    }
    return .goesOn
  }

  private mutating func readName(_ token: JSONToken, _ tokens: inout JSONTokenizer) {
    guard token == .text else { return leaveBrokenProperty(&tokens) }
    properties += 1
    mayBeCard = equal(tokens.text, "VCARD")
    if mayBeCard || CardText.keeps(tokens.text) {
      property.begin(tokens.text)
      stage = .parameters
    } else {
      leaveProperty(&tokens)
    }
  }

  private mutating func readParameters(_ token: JSONToken, _ tokens: inout JSONTokenizer) {
    switch token {
    case .name:
      property.beginParameter(tokens.text)
      stage = .parameterValue
    case .text, .word:
      if token == .text || !JSONWord.isNull(tokens.text) { property.addParameterValue(tokens.text) }
    case .beginObject: tokens.skip(toDepth: tokens.depth)
    default: break
    }
    // A value has ended, if not one of several in an array, or all parameters have.
    if stage == .parameterValue, token != .name, tokens.depth == depth + 1 {
      stage = .parameterName
    }
    if tokens.depth == depth { stage = .type }
  }

  private mutating func readValues(_ token: JSONToken, _ tokens: inout JSONTokenizer) {
    let level = tokens.depth - depth
    switch token {
    case .text: property.add(tokens.text, level: level, to: &text)
    case .word:
      let isNull = JSONWord.isNull(tokens.text)
      property.add(isNull ? .init(start: nil, count: 0) : tokens.text, level: level, to: &text)
    case .beginArray: property.beginArray(level: level, in: &text)
    case .beginObject:
      note(.lineSkipped, "an object is no value of a property, so it was left out")
      tokens.skip(toDepth: tokens.depth)
    case .endArray where level < 0:
      stage = .properties
      if !property.end(in: &text) { note(.lineSkipped, "the property has no value") }
    default: break
    }
  }

  /// Passes over the rest of the property.
  private mutating func leaveProperty(_ tokens: inout JSONTokenizer) {
    if tokens.depth < depth {
      stage = .properties
    } else {
      stage = .rest
      tokens.skip(toDepth: depth)
    }
  }

  private mutating func leaveBrokenProperty(_ tokens: inout JSONTokenizer) {
    noteBrokenProperty()
    leaveProperty(&tokens)
  }

  private mutating func noteBrokenProperty() {
    others += 1
    property.forget()
    note(.lineSkipped, "this is no property of a card, so it was left out")
  }

  private mutating func note(_ kind: Warning.Code, _ message: String) {
    notes.append(
      Diagnostic(line: property.line, property: property.kind.text, kind: kind, message: message)
    )
  }
}
