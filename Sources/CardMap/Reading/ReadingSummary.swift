/// What a reader found in a file.
public struct ReadingSummary: Hashable, Sendable {
  /// How many cards were handed out, readable or not.
  public var cards: Int

  /// How many lines outside the cards hold something; BEGIN and END of a component round the
  /// cards, as `BEGIN:ADDRESSBOOK`, are none.
  public var strayLines: Int

  /// The first of the stray lines, from 1; nil where there is none.
  public var firstStrayLine: Int?

  /// The format: the one asked for, or the one that was recognised; nil where there is none.
  public var format: ContactsFormat?

  /// How the bytes are taken; nil where there were too few to say, and for XML, which says it
  /// itself.
  public var encoding: TextEncoding?

  /// What the file looks like by its first line that is not blank; nil where that is a card's, or
  /// there is none.
  public var likeness: ContentLikeness?

  /// Whether there was nothing but white space.
  public var isBlank: Bool

  /// Why there is no contact in the file, where its reader can say more than what it looks like.
  public var refusal: ContactsReadingError?

  /// What is to be said about the file, and not about one of its cards.
  public var diagnostics: [Diagnostic]

  /// What the columns of a CSV file were taken as, in their order.
  public var columns: [ColumnUse]

  /// Makes a summary.
  public init(
    cards: Int = 0,
    strayLines: Int = 0,
    firstStrayLine: Int? = nil,
    format: ContactsFormat? = nil,
    encoding: TextEncoding? = nil,
    likeness: ContentLikeness? = nil,
    isBlank: Bool = true,
    diagnostics: [Diagnostic] = [],
    columns: [ColumnUse] = [],
    refusal: ContactsReadingError? = nil
  ) {
    self.cards = cards
    self.strayLines = strayLines
    self.firstStrayLine = firstStrayLine
    self.format = format
    self.encoding = encoding
    self.likeness = likeness
    self.isBlank = isBlank
    self.diagnostics = diagnostics
    self.columns = columns
    self.refusal = refusal
  }

  /// Counts what another reader found in the part of the file that follows.
  ///
  /// - Parameters:
  ///   - rest: what it found.
  ///   - lines: how many lines there are before that part.
  package mutating func add(_ rest: ReadingSummary, after lines: Int) {
    cards += rest.cards
    strayLines += rest.strayLines
    firstStrayLine = firstStrayLine ?? rest.firstStrayLine.map { $0 + lines }
  }

  /// Why the file is not one of contacts: it holds something, but no card; nil where it is one, or
  /// is blank.
  public var error: ContactsReadingError? {
    guard cards == 0, !isBlank else { return nil }
    if let refusal { return refusal }
    if format == .csv {
      return ContactsReadingError(.notContacts, "there is a header, but no row of data behind it")
    }
    switch likeness {
    case .json:
      return ContactsReadingError(
        .notContacts,
        "this looks like JSON, but there is no jCard in it, an array that begins with \"vcard\"; other "
          + "JSON, as of Google or JSContact, is not read: export the contacts as vCard"
      )
    case .csv:
      return ContactsReadingError(.unreadFormat, "this looks like CSV, but \(CSVRows.unknownRow)")
    case .xml:
      return ContactsReadingError(
        .unreadFormat,
        "this looks like \(likeness?.rawValue ?? ""), which is not read as contacts; "
          + "a vCard file begins with BEGIN:VCARD"
      )
    case .unknown, nil:
      return ContactsReadingError(
        .notContacts,
        "there is no contact in this; a vCard file begins with BEGIN:VCARD"
      )
    }
  }
}
