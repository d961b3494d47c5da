/// The text of an `address-data` element (RFC 6352, section 10.4): a vCard, or several.
struct AddressData: ~Copyable {
  /// As much text is gathered before the reader of vCards is asked; it asks for more by itself.
  private static let pieceLength = 64 << 10

  private let limits: ReadingLimits
  private var cards: VCardReader
  private var text: [UInt8] = []
  private var nextLength = AddressData.pieceLength

  /// The line of the file on which the text begins.
  private var line = 1

  /// Makes an empty text.
  init(limits: ReadingLimits) {
    self.limits = limits
    cards = VCardReader(isForced: true, limits: limits)
  }

  /// Begins a text.
  ///
  /// - Parameter line: where it begins in the file.
  mutating func begin(line: Int) {
    self.line = line
    cards = VCardReader(isForced: true, limits: limits)
    text.removeAll(keepingCapacity: text.capacity <= AddressData.pieceLength)
    nextLength = AddressData.pieceLength
  }

  /// Adds a part of the text.
  ///
  /// - Parameters:
  ///   - bytes: the part.
  ///   - line: the line of the file where it ends.
  ///   - records: gets the cards that are complete.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>,
    line: Int,
    to records: inout [ContactRecord]
  ) {
    text.append(contentsOf: bytes)
    if text.count >= nextLength { read(isFinal: false, line, &records) }
  }

  /// Ends the text.
  ///
  /// - Parameters:
  ///   - line: the line of the file where it ends.
  ///   - records: gets the cards that are not handed out yet.
  /// - Returns: whether there was nothing but white space.
  mutating func end(line: Int, to records: inout [ContactRecord]) -> Bool {
    read(isFinal: true, line, &records)
    if cards.summary.cards == 0, !cards.summary.isBlank {
      records.append(
        ContactRecord(
          index: 0,
          line: self.line,
          error: UnreadableCardError(.nothingReadable, "the address-data holds no vCard")
        )
      )
    }
    return cards.summary.isBlank
  }

  private mutating func read(
    isFinal: Bool,
    _ lastLine: Int,
    _ records: inout [ContactRecord]
  ) {
    var found: [ContactRecord] = []
    let consumed = text.withUnsafeBufferPointer { bytes in
      cards.read(bytes, isFinal: isFinal) { found.append($0) }
    }
    // The text may have line breaks that the file has as references, and so more lines than it.
    let offset = line - 1
    for var record in found {
      record.byteRange = nil
      record.line = min(record.line + offset, lastLine)
      for index in record.diagnostics.indices {
        record.diagnostics[index].line = min(record.diagnostics[index].line + offset, lastLine)
      }
      records.append(record)
    }
    text.removeFirst(consumed)
    nextLength = max(AddressData.pieceLength, text.count + text.count / 2)
  }
}
