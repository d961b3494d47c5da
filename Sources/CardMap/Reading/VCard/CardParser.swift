/// Reads the lines of one card, from behind its BEGIN to its END, and hands the properties that
/// are kept to the builder.
struct CardParser: ~Copyable {
  /// How a card ends.
  enum Ending {
    /// With its END line.
    case complete
    /// Without END: the next card begins with the cursor's line.
    case nextCard
    /// Without END: the file ends.
    case endOfFile
    /// Not in this piece of the file.
    case needsMore
    /// One of the limits is passed with the line that follows the cursor's.
    case lineLimit, cardLimit
  }

  /// What the card's properties mean.
  var builder: ContactBuilder

  /// The lines that are properties, and those that are nothing.
  private(set) var propertyCount = 0
  private(set) var badLineCount = 0

  /// The unfolded line or value.
  var text = ByteBuffer()
  /// The name and parameters of a property whose value goes into the other buffer.
  private var headText = ByteBuffer()

  /// Whether the card has folded lines of text: then a blank behind a soft line break is a fold.
  ///
  /// Those of GEO do not count, so that a card reads the same with a position added.
  var writerFolds = false

  /// Whether the lines are noted that whoever changes the card must know; see ``CardOutline``.
  var isNoting = false
  /// What is noted.
  var outline = CardOutline()
  /// Whether the last property ends in a soft line break, so that the next line would belong to it.
  var isBroken = false

  private var hasVersion = false
  /// How many cards inside the card are open: those of AGENT (RFC 2426, section 3.5.4).
  private var agentDepth = 0
  /// Whether the last line was `AGENT:`, so that a BEGIN opens a card inside the card.
  private var agentFollows = false
  /// How many other components are open.
  private var componentDepth = 0
  /// The line on which the first of them begins.
  private var componentLine = 0

  init(limits: ReadingLimits) { builder = ContactBuilder(limits: limits) }

  /// Whether a property may stand before the next line and is the card's own.
  var isBetweenProperties: Bool { !isInside && !agentFollows && !isBroken }

  /// Whether properties are somebody else's.
  private var isInside: Bool { agentDepth > 0 || componentDepth > 0 }

  /// Reads a card.
  ///
  /// - Parameter cursor: stands on the BEGIN line; moves to the line that ends the card.
  /// - Returns: how the card ends.
  mutating func parse(_ cursor: inout LineCursor) -> Ending {
    let beginning = cursor
    reset()
    while cursor.moveToNextLine() {
      if isNoting { noteLine(cursor) }
      guard let head = PropertyHead(cursor.startPointer, cursor.endPointer) else {
        guard readLineWithoutHead(&cursor) else { break }
        continue
      }
      switch head.name {
      case .begin:
        guard isCard(head, cursor) else {
          if componentDepth == 0 { componentLine = cursor.line }
          componentDepth += 1
          break
        }
        guard agentFollows else { return .nextCard }
        agentDepth += 1
      case .end:
        guard isCard(head, cursor) else {
          if CardBegin.beginsCard(cursor.text) { return .nextCard }
          componentDepth = max(0, componentDepth - 1)
          break
        }
        guard agentDepth > 0 else { return .complete }
        agentDepth -= 1
        componentDepth = 0
      case .agent:
        guard readAgent(head, &cursor) else { return ending(cursor) }
        continue
      case .version where !isInside:
        if isFirstVersion21(head, cursor), builder.hasUsedVersion {
          // What stands before VERSION was read by the wrong rules.
          cursor = beginning
          reset()
          builder.isVersion21 = true
          hasVersion = true
          continue
        }
        hasVersion = true
        guard cursor.skipFolds() else { return ending(cursor) }
      case .version, .other:
        guard skipProperty(head, &cursor) else { return ending(cursor) }
      default:
        guard isInside ? skipProperty(head, &cursor) : readProperty(head, &cursor) else {
          return ending(cursor)
        }
        if isNoting, head.name == .position, !isInside { notePosition(cursor) }
      }
      agentFollows = false
    }
    return ending(cursor)
  }

  private mutating func reset() {
    builder.reset()
    propertyCount = 0
    badLineCount = 0
    writerFolds = false
    hasVersion = false
    agentDepth = 0
    agentFollows = false
    componentDepth = 0
    isBroken = false
    if isNoting { outline = CardOutline() }
  }

  private func ending(_ cursor: LineCursor) -> Ending {
    switch cursor.stop {
    case .needsMore: .needsMore
    case .endOfFile: .endOfFile
    case .lineLimit: .lineLimit
    case .cardLimit: .cardLimit
    }
  }

  /// Whether a BEGIN or END is that of a card.
  private func isCard(_ head: PropertyHead, _ cursor: LineCursor) -> Bool {
    let start = head.delimiter + 1
    return equal(
      trimmed(UnsafeBufferPointer(start: start, count: cursor.endPointer - start)),
      "VCARD"
    )
  }

  /// Whether the card now turns out to be of vCard 2.1; the first VERSION counts.
  private mutating func isFirstVersion21(_ head: PropertyHead, _ cursor: LineCursor) -> Bool {
    propertyCount += 1
    guard !hasVersion, !builder.isVersion21 else { return false }
    let value = UnsafeBufferPointer(
      start: head.delimiter + 1,
      count: cursor.endPointer - head.delimiter - 1
    )
    outline.isVersion40 = trimmed(value).first == UInt8(ascii: "4")
    guard equal(trimmed(value), "2.1") else { return false }
    builder.isVersion21 = true
    return true
  }

  private mutating func readAgent(_ head: PropertyHead, _ cursor: inout LineCursor) -> Bool {
    let line = cursor.line
    let colon = ParameterList.colon(from: head.delimiter, to: cursor.endPointer, quotes: true)
    let start = colon.map { $0.place + 1 } ?? cursor.endPointer
    let value = trimmed(
      UnsafeBufferPointer(start: start, count: cursor.endPointer - start)
    )
    if let colon, colon.mayBeCoded, isCodedText(value, head, colon.place) {
      agentFollows = false
      return skipProperty(head, &cursor)
    }
    propertyCount += 1
    guard cursor.skipFolds() else { return false }
    let isWhole = cursor.line == line
    agentFollows = isWhole && value.isEmpty
    if isWhole, CardBegin.line(value, is: "BEGIN", of: "VCARD") { agentDepth += 1 }
    return true
  }

  /// Reads a property that is kept; false where the cursor cannot move on.
  @inline(__always)
  private mutating func readProperty(_ head: PropertyHead, _ cursor: inout LineCursor) -> Bool {
    let line = cursor.line
    let end = cursor.endPointer
    var parameters = PropertyParameters()
    var colon = head.delimiter
    if colon.pointee != UInt8(ascii: ":") {
      guard let found = ParameterList.colon(from: colon, to: end, quotes: true) else {
        return readUnfolded(&cursor, keeps: true)
      }
      colon = found.place
      if head.name.hasParameters || found.mayBeCoded {
        parameters = PropertyParameters(delimiter: head.delimiter, colon: colon)
      }
    }
    propertyCount += 1
    var value = UnsafeBufferPointer(start: colon + 1, count: end - colon - 1)
    switch parameters.encoding {
    case .base64: return skipBase64(&cursor)
    case .quotedPrintable:
      guard readQuotedPrintable(&cursor, from: colon + 1, keeps: true) else { return false }
      value = text.bytes
    case .none:
      switch cursor.continuation() {
      case .none: break
      case .unknown: return cursor.needMore()
      case .fold:
        let folds = writerFolds
        guard unfold(&cursor, from: colon + 1) else { return false }
        if head.name == .position { writerFolds = folds }
        value = text.bytes
      }
    }
    builder.add(head, parameters, value, line: line)
    return true
  }

  /// Reads a line that has no beginning of a property, or none on its first line.
  private mutating func readLineWithoutHead(_ cursor: inout LineCursor) -> Bool {
    if trimmed(cursor.text).isEmpty { return cursor.skipFolds() }
    agentFollows = false
    return isInside ? cursor.skipFolds() : readUnfolded(&cursor, keeps: true)
  }

  /// Reads a property whose name or parameters go on behind a fold, or skips it.
  mutating func readUnfolded(_ cursor: inout LineCursor, keeps: Bool) -> Bool {
    let (beginning, folds) = (cursor, writerFolds)
    text.removeAll()
    text.append(cursor.startPointer, cursor.end - cursor.start)
    switch cursor.continuation() {
    case .none: break
    case .unknown: return cursor.needMore()
    case .fold: guard unfold(&cursor, from: cursor.startPointer) else { return false }
    }
    guard let start = text.bytes.baseAddress else { return true }
    let end = start + text.count
    guard let head = PropertyHead(start, end),
      let colon = ParameterList.colon(from: head.delimiter, to: end, quotes: true)
        ?? ParameterList.colon(from: head.delimiter, to: end, quotes: false)
    else {
      skipBadLine(beginning.line)
      return true
    }
    propertyCount += 1
    if head.name == .position { writerFolds = folds }
    let parameters = PropertyParameters(delimiter: head.delimiter, colon: colon.place)
    let offset = colon.place + 1 - start
    var value = UnsafeBufferPointer(start: start + offset, count: text.count - offset)
    switch parameters.encoding {
    case .base64: return skipBase64(&cursor)
    case .quotedPrintable:
      // Soft line breaks are known by where the lines end, so the value is put together anew.
      swap(&text, &headText)
      guard let valueStart = moveBack(&cursor, to: offset, from: beginning),
        readQuotedPrintable(&cursor, from: valueStart, keeps: keeps)
      else { return false }
      value = text.bytes
    case .none: break
    }
    guard keeps else { return true }
    builder.add(head, parameters, value, line: beginning.line)
    if isNoting, head.name == .position { notePosition(cursor) }
    return true
  }

  /// Whether the card has lines, but none that is a property.
  var isUnreadable: Bool { propertyCount == 0 && badLineCount > 0 }

  /// Says that a component in the card has no END, where that is so, when the card has ended.
  mutating func noteOpenComponent() {
    guard componentDepth > 0, agentDepth == 0 else { return }
    noteMissingEnd(
      line: componentLine,
      "the component that begins here does not end, so the rest of the card was left out"
    )
  }

  /// Says that the card has no END.
  mutating func noteMissingEnd(line: Int, _ message: String) {
    builder.diagnostics.append(
      Diagnostic(line: line, property: "END", kind: .missingEnd, message: message)
    )
  }

  /// Counts a property that nobody keeps.
  mutating func countProperty() { propertyCount += 1 }

  /// Leaves out a line that is no property.
  mutating func skipBadLine(_ line: Int) {
    guard !isInside else { return }
    badLineCount += 1
    builder.diagnostics.append(
      Diagnostic(
        line: line,
        property: "",
        kind: .lineSkipped,
        message: "this is no property of a card, so it was left out"
      )
    )
  }
}
