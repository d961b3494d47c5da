/// Writes address books as one file of vCards: every card of a vCard file as it came, byte for
/// byte, with only its position added; every contact of another format as a new vCard 4.0.
///
/// For each file: begin it, write its batches in their order, end it. What stands between the
/// cards is copied as well. Of the files after the first, a byte order mark is dropped.
public struct VCardWriter: ~Copyable {
  /// A file is held back until its first card, up to so many bytes: it might be none of contacts.
  private static let heldLimit = 16 << 20

  private var editor: CardEditor

  /// What is held back of the file.
  private var held = OutputBuffer()
  private var isHolding = false

  /// Whether nothing of the file was written, and nothing at all.
  private var isFileStart = true
  private var isStart = true

  /// Whether the last byte is one of a line end, and what ends lines.
  private var isLineEnded = true
  private var lineEnd: [UInt8] = [.carriageReturn, .lineFeed]

  /// The number of the last card: it has more rows than one where all addresses are placed.
  private var lastIndex = 0

  /// Makes a writer.
  ///
  /// - Parameter limits: how large a card may be; no position is put into one that would be larger.
  public init(limits: ReadingLimits = ReadingLimits()) { editor = CardEditor(limits: limits) }

  /// Begins a file.
  public mutating func beginFile() {
    isFileStart = true
    isHolding = true
    held.removeAll()
  }

  /// Writes the cards of a batch, and what stands round them.
  ///
  /// - Parameters:
  ///   - rows: the rows of the cards; of several rows of a card, the first counts.
  ///   - source: the bytes of the file behind those of the last batch, up to the end of the last
  ///     card or further; nil for every other format.
  ///   - output: where they go.
  ///   - update: says what becomes of the positions of a row's card.
  /// - Returns: the cards into which a position could not be written.
  public mutating func write(
    _ rows: [GeocodedContact],
    of source: CardSource?,
    into output: inout OutputBuffer,
    _ update: (borrowing GeocodedContact) -> PositionUpdate
  ) -> [ContactRecord] {
    if !rows.isEmpty { release(into: &output) }
    var failed: [ContactRecord] = []
    var position = source?.offset ?? 0
    for row in rows where row.record.index != lastIndex {
      let record = row.record
      lastIndex = record.index
      guard let contact = record.contact else { continue }
      guard let source, let range = record.byteRange else {
        let start = beginBytes(into: &output)
        output.append(card: contact, update(row))
        endBytes(from: start, in: output)
        continue
      }
      let update = update(row)
      guard update.position != nil || contact.position != nil else { continue }
      guard position <= range.lowerBound, range.upperBound <= source.end else {
        failed.append(record)
        continue
      }
      copy(source.part(position..<range.lowerBound), into: &output)
      let start = beginBytes(into: &output)
      if !editor.write(source.part(range), update, into: &output) { failed.append(record) }
      endBytes(from: start, in: output)
      position = range.upperBound
    }
    if let source { copy(source.part(position..<source.end), into: &output) }
    return failed
  }

  /// Writes one card by itself, with a byte order mark where it is of UTF-16.
  ///
  /// - Parameters:
  ///   - row: the row of the card.
  ///   - source: the bytes of the card; nil for every other format.
  ///   - output: where they go.
  ///   - update: what becomes of the card's positions.
  /// - Returns: whether a position could be written where there is one.
  public mutating func write(
    _ row: GeocodedContact,
    of source: CardSource?,
    into output: inout OutputBuffer,
    _ update: PositionUpdate
  ) -> Bool {
    switch source?.encoding {
    case .utf16BigEndian:
      output.append(byte: 0xFE)
      output.append(byte: 0xFF)
    case .utf16LittleEndian:
      output.append(byte: 0xFF)
      output.append(byte: 0xFE)
    case .utf8, nil: break
    }
    return write([row], of: source, into: &output) { _ in update }.isEmpty
  }

  /// Ends a file.
  ///
  /// - Parameters:
  ///   - isContacts: whether the file is one of contacts, or empty; nothing of any other is written.
  ///   - output: where what was held back goes.
  public mutating func endFile(isContacts: Bool, into output: inout OutputBuffer) {
    if isContacts { release(into: &output) }
    isHolding = false
    held.removeAll()
  }

  // MARK: - Between cards and files

  /// Copies bytes, or holds them back.
  private mutating func copy(_ source: CardSource, into output: inout OutputBuffer) {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard isHolding else { return append(bytes, to: &output) }
      held.append(bytes)
      if held.count > VCardWriter.heldLimit { release(into: &output) }
    }
  }

  /// Writes what was held back.
  private mutating func release(into output: inout OutputBuffer) {
    guard isHolding else { return }
    isHolding = false
    var bytes = OutputBuffer(minimumCapacity: 0)
    swap(&bytes, &held)
    bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt8.self) { append($0, to: &output) }
    }
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to output: inout OutputBuffer
  ) {
    guard !bytes.isEmpty else { return }
    let hasMark = isFileStart && !isStart && bytes.beginsWithMark
    let start = beginBytes(into: &output)
    output.append(hasMark ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes)
    endBytes(from: start, in: output)
  }

  /// Ends the last line of the file before, where it has no end.
  ///
  /// - Returns: where in the output the next bytes stand.
  private mutating func beginBytes(into output: inout OutputBuffer) -> Int {
    if isFileStart, !isLineEnded { lineEnd.withUnsafeBufferPointer { output.append($0) } }
    isFileStart = false
    isStart = false
    return output.count
  }

  /// Notes how the bytes end that were written from a place on.
  private mutating func endBytes(from start: Int, in output: borrowing OutputBuffer) {
    output.withUnsafeBytes { bytes in
      let bytes = bytes[start...]
      guard let last = bytes.last else { return }
      isLineEnded = last.isLineEnd
      guard !isLineEnded, let place = bytes.lastIndex(where: \.isLineEnd) else { return }
      let isPair = bytes[place] == .lineFeed && place > start && bytes[place - 1] == .carriageReturn
      lineEnd = isPair ? [.carriageReturn, .lineFeed] : [bytes[place]]
    }
  }
}
