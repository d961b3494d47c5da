/// Reads contacts from the bytes of a file, in pieces of any size.
///
/// Hand over the bytes in order; what a call did not consume must stand in front of the next
/// piece. A card is handed to the closure when it is complete. Memory does not grow with the file.
/// A reader of vCards may begin anywhere between two cards: then its lines, places and numbers
/// count from there.
public struct ContactsReader: ~Copyable {
  /// The format: the one asked for, or the one that was recognised; nil before anything was
  /// recognised.
  public var format: ContactsFormat? { summary.format }

  /// How many cards were handed out, readable or not.
  public var count: Int { other?.summary.cards ?? cards.summary.cards }

  /// How many lines have ended in what was consumed of a file of vCards: where another reader goes
  /// on, its lines are that many further down.
  public var lineCount: Int { cards.line }

  /// How many bytes of a file of vCards are read: up to the end of a card, or of a line between two.
  ///
  /// In UTF-16 that may be less than what was consumed.
  public var byteCount: Int { cards.byteCount }

  /// What was found so far.
  public var summary: ReadingSummary {
    var summary = other?.summary ?? cards.summary
    summary.encoding = encoding
    return summary
  }

  private let options: Options
  private var encoding: TextEncoding?
  private var isRecognized: Bool

  /// The reader of vCards, which also looks through what is of no known format.
  private var cards: VCardReader

  /// The reader of any other format.
  private var other: (any RecordReader)?

  /// Whether the file is of XML, of which the reader gets the bytes as they stand in the file; nil
  /// where nobody knows yet.
  private var isXML: Bool?

  /// UTF-16 is turned into UTF-8 first; what is not read of that waits here.
  private var transcoded: [UInt8] = []

  /// Makes a reader.
  ///
  /// - Parameter options: the format, where it is known, and how large lines and cards may be.
  public init(_ options: Options = Options()) {
    self.options = options
    cards = VCardReader(isForced: options.format == .vCard, limits: options.limits)
    isRecognized = options.format == .vCard
  }

  /// Reads the complete cards at the beginning of a piece of the file.
  ///
  /// - Parameters:
  ///   - bytes: the bytes that the last call did not consume, and the next ones of the file.
  ///   - isFinal: whether the file ends with these bytes.
  ///   - limit: after about how many cards it stops: of XML, those of 16 KiB may be more, and a file
  ///     in UTF-16 has no limit.
  ///   - body: gets each card, in the order of the file.
  /// - Returns: how many bytes are read and need not be handed over again. 0 means that a card is
  ///   longer than the piece: hand over a longer one, best of twice the length. At the end of the
  ///   file it is all of them, or some, where the limit was reached: go on with the rest.
  /// - Throws: what the closure throws; then the reader cannot go on.
  public mutating func read<Failure: Error>(
    _ bytes: Span<UInt8>,
    isFinal: Bool,
    limit: Int = .max,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) -> Int in
      if isXML == nil {
        isXML = recognizeXML(buffer, isFinal: isFinal)
        guard let isXML else { return 0 }
        if isXML {
          other = XMLContactsReader(options.format, limits: options.limits)
          isRecognized = true
        }
      }
      // XML says itself how its bytes are to be taken.
      if isXML == true { return try readText(buffer, isFinal: isFinal, limit: limit, body) }
      if encoding == nil {
        encoding = TextEncoding.recognized(in: buffer, isFinal: isFinal)
      }
      switch encoding {
      case nil: return 0
      case .utf8: return try readText(buffer, isFinal: isFinal, limit: limit, body)
      case .utf16LittleEndian, .utf16BigEndian:
        let transcoder = UTF16Transcoder(isBigEndian: encoding == .utf16BigEndian)
        let consumed = transcoder.transcode(buffer, isFinal: isFinal, into: &transcoded)
        try readTranscoded(isFinal: isFinal, body)
        return consumed
      }
    }
  }

  private mutating func readTranscoded<Failure: Error>(
    isFinal: Bool,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) {
    cards.isWide = true
    // Taken out, so that reading from it and changing the reader do not meet.
    var waiting: [UInt8] = []
    swap(&waiting, &transcoded)
    let consumed = try waiting.span.withUnsafeBufferPointer { (buffer) throws(Failure) -> Int in
      try readText(buffer, isFinal: isFinal, limit: .max, body)
    }
    waiting.removeFirst(consumed)
    swap(&waiting, &transcoded)
  }

  private mutating func readText<Failure: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    if !isRecognized {
      guard recognize(bytes, isFinal: isFinal) else { return 0 }
    }
    guard let other else { return try cards.read(bytes, isFinal: isFinal, limit: limit, body) }
    var records: [ContactRecord] = []
    let consumed = other.read(bytes, isFinal: isFinal, limit: limit) { records.append($0) }
    for record in records { try body(record) }
    return consumed
  }

  /// Whether the file is of XML; nil where more bytes are needed for that.
  private func recognizeXML(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> Bool? {
    switch options.format {
    case .xCard, .cardDAV: true
    case nil: FormatRecognition.isXML(bytes, isFinal: isFinal)
    default: false
    }
  }

  /// Chooses the reader; false where more bytes are needed for that.
  private mutating func recognize(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> Bool {
    var format = options.format
    if format == nil {
      switch FormatRecognition.verdict(
        on: bytes,
        isFinal: isFinal,
        columns: options.columns
      ) {
      case .needsMore: return false
      case .format(let found): format = found
      case .none: break
      }
    }
    isRecognized = true
    switch format {
    case .vCard, .xCard, .cardDAV, nil: break
    case .jCard:
      other = JCardReader(isForced: options.format == .jCard, limits: options.limits)
    case .ldif: other = LDIFReader(limits: options.limits)
    case .csv: other = CSVReader(named: options.columns, limits: options.limits)
    }
    return true
  }
}

extension ContactsReader {
  /// What a reader may be told.
  public struct Options: Hashable, Sendable {
    /// The format; nil to recognise it from the content.
    public var format: ContactsFormat?

    /// How large lines and cards may be.
    public var limits = ReadingLimits()

    /// What columns of CSV hold whose headers are not known, or mean something else.
    public var columns: [ColumnName] = []

    /// Makes options.
    ///
    /// - Parameters:
    ///   - format: the format; nil to recognise it from the content.
    ///   - limits: how large lines and cards may be.
    ///   - columns: what columns of CSV hold whose headers are not known.
    public init(
      format: ContactsFormat? = nil,
      limits: ReadingLimits = ReadingLimits(),
      columns: [ColumnName] = []
    ) {
      self.format = format
      self.limits = limits
      self.columns = columns
    }
  }
}
