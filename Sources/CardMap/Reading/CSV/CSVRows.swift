/// The rows of a CSV file, read in pieces.
struct CSVRows: ~Copyable {
  /// What was found so far.
  private(set) var summary = ReadingSummary(format: .csv)

  private let named: [ColumnName]
  private let limits: ReadingLimits
  private var state = State.header
  private var row: CSVRow
  private var builder: CSVContactBuilder
  private var layout = CSVLayout()

  /// How many lines have ended.
  private var line = 0
  /// A row that did not end in a large piece is not tried again before the piece has grown.
  private var retryLength = 0

  /// Up to here, counted from the next byte, a quote that is open at the end of a line is known not
  /// to be closed, and why.
  private var openUntil = 0
  private var openError = UnreadableCardError(.nothingReadable, "")

  private enum State {
    case header, rows, skippingLine, refused
  }

  /// From this length on, a piece must grow by a quarter before its row is tried again.
  private static let patience = 1 << 16

  /// Makes a reader that begins with the header.
  init(named: [ColumnName], limits: ReadingLimits) {
    self.named = named
    self.limits = limits
    row = CSVRow(CSVLayout(), room: 0, limits: limits)
    builder = CSVContactBuilder(columns: [], addressTypes: [])
  }

  /// Reads the complete rows at the beginning of a piece.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    guard bytes.count >= retryLength || isFinal else { return 0 }
    retryLength = 0
    var place = 0
    if state == .header {
      guard readHeader(bytes, isFinal: isFinal, &place) else { return place }
    }
    let before = summary.cards
    while place < bytes.count, summary.cards - before < limit {
      switch state {
      case .refused: place = bytes.count
      case .skippingLine: skipLine(bytes, &place)
      case .header, .rows:
        guard readRow(bytes, &place, isFinal: isFinal, body) else {
          endPiece(at: place)
          return place
        }
      }
    }
    endPiece(at: place)
    return place
  }

  private mutating func endPiece(at place: Int) { openUntil = max(0, openUntil - place) }

  // MARK: - Header

  /// Reads the header; false where that needs a longer piece.
  private mutating func readHeader(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    _ place: inout Int
  ) -> Bool {
    switch CSVHeader.read(bytes, isFinal: isFinal, named: named) {
    case .needsMore: return false
    case .none:
      summary.isBlank = bytes.allSatisfy { $0 == 0x20 || $0.isLineEnd || $0 >= 0xBB }
      refuse("there is no row of headers in the first \(CSVHeader.longest >> 10) KiB")
    case .header(let header):
      summary.isBlank = false
      summary.columns = header.uses
      guard !header.columns.isEmpty else {
        refuse(header.isShowable ? CSVRows.unknown(header.names) : CSVRows.unknownRow)
        break
      }
      layout = header.layout
      row = CSVRow(header.layout, room: header.names.count, limits: limits)
      builder = CSVContactBuilder(
        columns: header.columns,
        addressTypes: header.addressTypes
      )
      line = header.lineCount
      place = header.next
      state = .rows
      noteHeader(header)
      return true
    }
    place = bytes.count
    return true
  }

  private mutating func refuse(_ message: String) {
    state = .refused
    summary.columns = []
    summary.refusal = ContactsReadingError(.notContacts, message)
  }

  /// Says what somebody should know who looks for the addresses.
  private mutating func noteHeader(_ header: CSVHeader) {
    for name in header.missing {
      note("no column is named \(name.header), which was said to hold \(name.column.rawValue)")
    }
    if header.addressTypes.isEmpty, !header.columns.contains(where: { $0.isPosition }) {
      note("no column is known for a part of an address; \(CSVRows.advice)")
    }
  }

  private mutating func note(_ message: String) {
    summary.diagnostics.append(
      Diagnostic(line: line, property: "", kind: .columnMissing, message: message)
    )
  }

  // MARK: - Rows

  /// Reads a row; false where it does not end in the piece.
  private mutating func readRow(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ place: inout Int,
    isFinal: Bool,
    _ body: (consuming ContactRecord) -> Void
  ) -> Bool {
    switch row.read(bytes, from: place, isFinal: isFinal, openUntil: openUntil) {
    case .needsMore:
      let length = bytes.count - place
      if length >= CSVRows.patience {
        retryLength = min(length + length / 4, max(length, min(limits.card, 1 << 48)) + 1)
      }
      return false
    case .complete:
      handOut(bytes, place, body)
      line += row.lineCount
      place = row.next
      return true
    case .openQuote: break
    case .openAtEnd:
      openUntil = bytes.count
      openError = UnreadableCardError(
        .nothingReadable,
        "a quote that is opened in the row is not closed before the file ends"
      )
    case .lineLimit:
      openUntil = max(openUntil, row.limitPlace)
      openError = UnreadableCardError(
        .limit,
        "a line of the row is longer than \(limits.lineText)"
      )
    case .rowLimit:
      openUntil = max(openUntil, row.limitPlace)
      openError = UnreadableCardError(
        .limit,
        "the row is larger than \(limits.cardText); a quote may be missing in it"
      )
    }
    summary.cards += 1
    body(ContactRecord(index: summary.cards, line: line + 1, error: openError))
    // The row's other lines may be rows of their own: only the first is lost.
    if let end = row.firstLineEnd {
      place = min(end + 1, bytes.count)
      line += 1
    } else {
      state = .skippingLine
    }
    return true
  }

  private mutating func handOut(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ body: (consuming ContactRecord) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    let text = UnsafeBufferPointer(start: base + start, count: row.end - start)
    builder.read(row, base, isASCII: UTF8Check.isASCII(text), line: line + 1)
    if !builder.hasText, isBlank(text) { return }
    summary.cards += 1
    let found = builder.finish(line: line + 1, CSVRows.identifier(of: text))
    body(
      ContactRecord(
        index: summary.cards,
        line: line + 1,
        contact: found.contact,
        diagnostics: found.diagnostics
      )
    )
  }

  /// Whether a row has no cell with something in it.
  private func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { byte in
      byte == layout.separator || byte == .quote || byte.isBlank || byte.isLineEnd
    }
  }

  /// What stands for an identifier: a UUID of the row's bytes without their line end.
  private static func identifier(of text: UnsafeBufferPointer<UInt8>) -> String {
    var end = text.count
    while end > 0, text[end - 1] == .carriageReturn { end -= 1 }
    var name = UUIDVersion5()
    name.update(UnsafeBufferPointer(rebasing: text[..<end]))
    return name.urn()
  }

  private mutating func skipLine(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
    guard let base = bytes.baseAddress,
      let found = findByte(layout.lineEnd, base + place, bytes.count - place)
    else {
      place = bytes.count
      return
    }
    place = found - base + 1
    line += 1
    state = .rows
  }
}

extension CSVRows {
  /// What to do about columns that are not known.
  static let advice = "say which one holds what, as in --column zip=\"Header\""

  /// Why a header is refused of which nothing is used.
  fileprivate static func unknown(_ names: [String]) -> String {
    let shown = names.prefix(40).map { $0.utf8.count <= 40 ? $0 : String($0.prefix(20)) + "…" }
    return "none of the columns is known to hold something of a contact: "
      + shown.joined(separator: ", ") + (names.count > shown.count ? ", …" : "") + "; \(advice)"
  }

  /// Why a first row is refused that may be no header; then it is data, and not shown.
  static let unknownRow =
    "the first row names no column that is known; write one before it, such as "
    + "name,street,city,state,zip, or \(advice)"
}

extension CSVColumn {
  /// Whether a position is read from the column.
  fileprivate var isPosition: Bool { meaning == .field(.latitude) || meaning == .field(.longitude) }
}
