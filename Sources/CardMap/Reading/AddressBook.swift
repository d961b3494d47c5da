/// The contacts of a file, all at once.
///
/// For a file that may be larger than the memory, see ``ContactsReader``.
public struct AddressBook: Hashable, Sendable {
  /// The cards in the order of the file.
  public var records: [ContactRecord]

  /// What was found besides.
  public var summary: ReadingSummary

  /// Makes an address book of cards that are read already.
  public init(records: [ContactRecord], summary: ReadingSummary) {
    self.records = records
    self.summary = summary
  }

  /// Reads the contacts of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole content of the file.
  ///   - options: the format, where it is known, and how large lines and cards may be.
  /// - Throws: ``ContactsReadingError`` where the file holds something but no contact; an empty
  ///   file is an empty address book. A broken card is a record with an error.
  public init(
    parsing bytes: [UInt8],
    options: ContactsReader.Options = ContactsReader.Options()
  ) throws(ContactsReadingError) {
    var reader = ContactsReader(options)
    var records: [ContactRecord] = []
    _ = reader.read(bytes.span, isFinal: true) { records.append($0) }
    if let error = reader.summary.error { throw error }
    self.init(records: records, summary: reader.summary)
  }

  /// The contacts of the cards that could be read.
  public var contacts: [Contact] { records.compactMap(\.contact) }
}
