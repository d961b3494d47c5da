/// One card of a contacts file: where it stands, and the contact or the reason why there is none.
public struct ContactRecord: Hashable, Sendable {
  /// The card's number, from 1; over several files it goes on.
  public var index: Int

  /// The line of the file on which the card begins, from 1.
  public var line: Int

  /// Where a vCard stands in the file: from its BEGIN to behind the line end of its END, in bytes;
  /// nil for every other format.
  public var byteRange: Range<Int>?

  /// The contact; nil where the card is unreadable.
  public var contact: Contact?

  /// Why the card is unreadable; nil where it is not.
  public var error: UnreadableCardError?

  /// What the reader has to say about the card's lines.
  public var diagnostics: [Diagnostic]

  /// The contact's name, else `Contact 3`.
  public var title: String {
    if let contact, !contact.name.isEmpty { return contact.name }
    return "Contact \(index)"
  }

  /// The contact's identifier; "" where the card is unreadable.
  public var identifier: String { contact?.identifier ?? "" }
}

extension ContactRecord {
  /// Makes a record of a contact.
  public init(
    index: Int,
    line: Int,
    byteRange: Range<Int>? = nil,
    contact: Contact,
    diagnostics: [Diagnostic] = []
  ) {
    self.init(
      index: index,
      line: line,
      byteRange: byteRange,
      contact: contact,
      error: nil,
      diagnostics: diagnostics
    )
  }

  /// Makes a record of a card that could not be read.
  public init(
    index: Int,
    line: Int,
    byteRange: Range<Int>? = nil,
    error: UnreadableCardError,
    diagnostics: [Diagnostic] = []
  ) {
    self.init(
      index: index,
      line: line,
      byteRange: byteRange,
      contact: nil,
      error: error,
      diagnostics: diagnostics
    )
  }
}
