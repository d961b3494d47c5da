/// Reads contacts in XML: cards of xCard (RFC 6351) and the vCards of CardDAV answers (RFC 6352),
/// wherever they stand in a document.
final class XMLContactsReader: RecordReader {
  /// The parser gets pieces of this length, counted from the beginning of the document: so that
  /// what comes of a document does not depend on the pieces that come here.
  static let pieceLength = 16 << 10

  private(set) var summary = ReadingSummary()

  /// The format that was asked for; nil to take both.
  private let format: ContactsFormat?
  private let pieceLength: Int
  private let parser = XMLPushParser()
  private var card: XCardReader
  private var multistatus: MultistatusReader

  /// How many elements are open, and with how many the card was begun; 0 where none is open.
  private var depth = 0
  private var cardDepth = 0
  private var root: XMLRoot?

  /// The white space before the document, which XML does not allow and which is skipped.
  private var isBegun = false
  private var isAtStart = true
  private var skippedLines = 0
  private var hasEnded = false

  /// What is read and not handed out.
  private var ready: [ContactRecord] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - format: the format that was asked for; nil to take both.
  ///   - limits: how large properties and cards may be.
  ///   - pieceLength: how much the parser gets at a time.
  init(
    _ format: ContactsFormat?,
    limits: ReadingLimits,
    pieceLength: Int = XMLContactsReader.pieceLength
  ) {
    self.format = format
    self.pieceLength = pieceLength
    card = XCardReader(limits: limits)
    multistatus = MultistatusReader(limits: limits)
    summary.format = format
  }

  func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    var position = isBegun ? 0 : skipBlanks(bytes, isFinal: isFinal)
    guard isBegun else { return position }
    let before = summary.cards
    while !hasEnded, summary.cards - before < limit,
      bytes.count - position >= pieceLength || isFinal
    {
      let end = min(bytes.count, position + pieceLength)
      let isLast = isFinal && end == bytes.count
      parser.read(UnsafeBufferPointer(rebasing: bytes[position..<end]), isFinal: isLast, self)
      position = end
      if let problem = parser.problem {
        handle(problem)
      } else if isLast {
        hasEnded = true
      }
      handOut(body)
    }
    return hasEnded ? bytes.count : position
  }

  /// Skips white space at the beginning; a byte order mark only where white space is behind it,
  /// since it says something to the parser.
  private func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> Int {
    var position = 0
    if isAtStart {
      guard bytes.count >= 4 || isFinal else { return 0 }
      isAtStart = false
      if bytes.beginsWithMark, bytes.count > 3, bytes[3].isBlank || bytes[3].isLineEnd {
        position = 3
      }
    }
    while position < bytes.count, bytes[position].isBlank || bytes[position].isLineEnd {
      if bytes[position] == .lineFeed { skippedLines += 1 }
      position += 1
    }
    if position < bytes.count {
      isBegun = true
      summary.isBlank = false
      // Until an element says that there are contacts.
      summary.likeness = summary.format == nil ? .xml : nil
    }
    return position
  }

  private func handOut(_ body: (consuming ContactRecord) -> Void) {
    for index in ready.indices {
      summary.cards += 1
      ready[index].index = summary.cards
    }
    for record in ready { body(record) }
    ready.removeAll(keepingCapacity: true)
    if !multistatus.diagnostics.isEmpty { summary.diagnostics = multistatus.diagnostics.all }
    if hasEnded, summary.cards == 0, summary.refusal == nil {
      summary.refusal = root?.refusal(hasAddressData: multistatus.hasAddressData)
    }
  }
}

extension XMLContactsReader: XMLEventHandler {
  private var line: Int { parser.line + skippedLines }

  func startElement(
    _ name: UnsafeBufferPointer<UInt8>,
    in namespace: UnsafeBufferPointer<UInt8>
  ) {
    depth += 1
    if depth == 1 { noteRoot(XMLRoot(name, in: namespace)) }
    if cardDepth > 0 {
      card.startElement(name, in: namespace, parser, lineOffset: skippedLines)
    } else if format != .cardDAV, isCard(name, namespace) {
      cardDepth = depth
      card.begin(line: parser.tagLine + skippedLines, hasNamespace: !namespace.isEmpty)
      noteFormat(.xCard)
    } else if format != .xCard {
      multistatus.startElement(
        name,
        in: namespace,
        depth: depth,
        tagLine: parser.tagLine + skippedLines,
        line: line
      )
    }
  }

  func endElement() {
    if cardDepth > 0 {
      if card.endElement() {
        ready.append(card.end())
        cardDepth = 0
      }
    } else if format != .xCard {
      multistatus.endElement(depth: depth, line: line, to: &ready)
      if !ready.isEmpty { noteFormat(.cardDAV) }
    }
    depth -= 1
  }

  func addText(_ text: UnsafeBufferPointer<UInt8>) {
    if cardDepth > 0 {
      card.addText(text)
    } else if multistatus.takesText {
      multistatus.addText(text, line: line, to: &ready)
    }
  }

  /// Whether an element is a card: one of xCard's namespace anywhere, or one without a namespace
  /// where that can be nothing else.
  private func isCard(
    _ name: UnsafeBufferPointer<UInt8>,
    _ namespace: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard equal(name, "VCARD"), !multistatus.takesText else { return false }
    if XMLName.isEqual(namespace, XMLName.xCard) { return true }
    return namespace.isEmpty && (root?.kind == .cards || format == .xCard)
  }
}

extension XMLContactsReader {
  private func noteRoot(_ root: XMLRoot) {
    self.root = root
    if let format = root.format { noteFormat(format) }
  }

  private func noteFormat(_ format: ContactsFormat) {
    guard summary.format == nil else { return }
    summary.format = format
    summary.likeness = nil
  }

  /// Ends the reading at what cannot be read: one more record says so, where cards were to be
  /// expected.
  private func handle(_ problem: XMLPushParser.Problem) {
    hasEnded = true
    multistatus.handOut(to: &ready)
    let place = problem.line + skippedLines
    let message = "line \(place), column \(problem.column): \(problem.message)"
    let isExpected = root?.format != nil || summary.cards > 0 || !ready.isEmpty || cardDepth > 0
    guard isExpected else {
      let isWebPage =
        root?.kind == .webPage || problem.documentType.lowercased() == "html"
      summary.refusal =
        isWebPage
        ? .webPage : ContactsReadingError(.notContacts, "this cannot be read as XML: \(message)")
      return
    }
    ready.append(
      ContactRecord(
        index: 0,
        line: cardDepth > 0 ? card.firstLine : place,
        error: UnreadableCardError(
          problem.isLimit ? .limit : .nothingReadable,
          "the file cannot be read on from here: \(message)"
        )
      )
    )
  }
}
