import CardMap

/// Reads the cards of several files as one address book, in batches.
struct AddressBookReading {
  /// How many bytes the reader gets at a time: small enough for the processor's cache, so that a
  /// mapped page is read from memory once.
  private static let pieceLength = 256 << 10

  /// How many cards a batch holds where nothing asks for another number: few, so that they stay in
  /// the processor's cache.
  static let usualBatch = 64

  /// As many addresses may be asked for at once in any case, however few a provider prefers.
  private static let leastQueries = 2_000

  /// The files.
  let inputs: InputList
  private let options: RunOptions
  private let console: Console

  /// Cards of one file, one behind the other.
  struct Batch {
    /// The cards.
    let records: [ContactRecord]
    /// The name of their file.
    let file: String
    /// How many bytes were read until now, of all files.
    let byteCount: Int
    /// The bytes of the cards and of what stands round them, where vCards are written again; nil
    /// in every other run, and for a file of another format.
    var source: CardSource?
  }

  /// How many cards were handed out.
  private(set) var count = 0

  /// How many bytes the files held that are read to their ends.
  private var byteCount = 0

  /// What the files were recognised as, each format once.
  private(set) var formats: [ContactsFormat] = []

  /// How many files held something, but no contacts.
  private(set) var rejectedCount = 0

  /// Makes a reading.
  init(_ inputs: InputList, options: RunOptions, console: Console) {
    self.inputs = inputs
    self.options = options
    self.console = console
  }

  /// The status at the end: a file that held no contacts is not forgotten.
  var status: ExitStatus { rejectedCount > 0 ? .notContacts : .done }

  /// Reads all files.
  ///
  /// - Parameters:
  ///   - size: about how many cards a batch holds.
  ///   - body: gets each batch; returns whether to read on.
  /// - Throws: what the closure throws, and an error where no file holds contacts.
  mutating func readAll(
    batchSize size: Int,
    _ body: (_ batch: Batch) async throws(CommandError) -> Bool
  ) async throws(CommandError) {
    begin()
    for file in inputs.files {
      guard try await read(file, batchSize: size, body) else { return }
    }
    try end()
  }

  /// Begins to read files one by one.
  func begin() {
    let endings = ContactsFormat.allCases.flatMap(\.fileExtensions).map { ".\($0)" }
      .joined(separator: ", ")
    for name in inputs.leftOut {
      options.warn("\(name) is no file, so it was left out", on: console)
    }
    for folder in inputs.emptyFolders {
      options.warn("\(folder) holds no contacts files (\(endings))", on: console)
    }
  }

  /// Ends reading.
  ///
  /// - Throws: an error where no file holds contacts.
  func end() throws(CommandError) {
    if count == 0, rejectedCount > 0 { throw CommandError(.notContacts, "") }
  }

  /// Reads one file, see ``readAll(batchSize:_:)``.
  mutating func read(
    _ file: InputFile,
    batchSize: Int,
    _ body: (_ batch: Batch) async throws(CommandError) -> Bool
  ) async throws(CommandError) -> Bool {
    var source = try ByteSource(file)
    var reader = ContactsReader(.init(format: options.source, columns: options.columns))
    var batch: [ContactRecord] = []
    var heldBytes = 0
    var length = AddressBookReading.pieceLength
    var fileBytes = options.format == .vCard ? FileBytes() : nil
    let first = count
    var isEnd = false
    while !isEnd {
      let piece = try source.withPiece(of: length) { raw, isFinal in
        let bytes = UnsafeBufferPointer(
          start: raw.baseAddress?.assumingMemoryBound(to: UInt8.self),
          count: raw.count
        )
        let room = batchSize - batch.count
        let consumed = reader.read(bytes.span, isFinal: isFinal, limit: room) {
          (record: consuming ContactRecord) in
          record.index += first
          heldBytes += record.byteRange?.count ?? 0
          batch.append(record)
        }
        fileBytes?.append(UnsafeRawBufferPointer(rebasing: raw[..<consumed]))
        return consumed
      }
      isEnd = piece.isEnd
      // A card that is longer than the piece needs a longer one.
      length = piece.consumed == 0 ? length * 2 : AddressBookReading.pieceLength
      if reader.format ?? .vCard != .vCard { fileBytes = nil }
      let isFull =
        batch.count >= batchSize || heldBytes >= BatchLimit.bytes || fileBytes?.isFull ?? false
      if isFull || isEnd, !batch.isEmpty || fileBytes != nil {
        count += batch.count
        let part = Batch(
          records: batch,
          file: file.name,
          byteCount: byteCount + source.position,
          source: fileBytes?.take(upTo: isEnd ? .max : reader.byteCount, reader.summary.encoding)
        )
        guard try await handOut(part, batchSize, body) else { return false }
        batch.removeAll(keepingCapacity: true)
        heldBytes = 0
      }
    }
    byteCount += source.position
    finish(file, reader.summary)
    return true
  }

  /// Hands out cards, in parts where they are very small and so very many, or have very many
  /// addresses.
  private func handOut(
    _ batch: Batch,
    _ batchSize: Int,
    _ body: (_ batch: Batch) async throws(CommandError) -> Bool
  ) async throws(CommandError) -> Bool {
    let limit = BatchLimit(
      queries: max(batchSize, AddressBookReading.leastQueries),
      choice: options.geocoding.addressChoice
    )
    let parts = limit.batches(of: batch.records)
    if parts.count <= 1 { return try await body(batch) }
    var place = batch.source?.offset ?? 0
    for part in parts {
      let records = Array(batch.records[part])
      var piece = Batch(records: records, file: batch.file, byteCount: batch.byteCount)
      if let source = batch.source {
        let isLast = part.upperBound == batch.records.count
        let end = isLast ? source.end : records.last?.byteRange?.upperBound ?? place
        piece.source = source.part(place..<max(place, end))
        place = max(place, end)
      }
      guard try await body(piece) else { return false }
    }
    return true
  }

  /// Counts what somebody else has read of a file to its end.
  mutating func add(_ file: InputFile, bytes: Int, summary: ReadingSummary) {
    count += summary.cards
    byteCount += bytes
    finish(file, summary)
  }

  /// Says what is to be said about a file that was read to its end.
  private mutating func finish(_ file: InputFile, _ summary: ReadingSummary) {
    let name = file.name == "-" ? "standard input" : file.name
    if let error = summary.error {
      rejectedCount += 1
      console.say("\(name): \(error.message)")
    } else if summary.cards == 0 {
      options.warn("\(name) is empty: no contacts", on: console)
    } else if let first = summary.firstStrayLine {
      // A card whose BEGIN is misspelt is among them, so that nothing is lost without a word.
      let lines = summary.strayLines == 1 ? "1 line" : "\(summary.strayLines) lines"
      options.warn(
        "\(name): left out \(lines) outside the cards, from line \(first) on",
        on: console
      )
    }
    for diagnostic in summary.diagnostics {
      options.warn("\(name): \(diagnostic.warning.message)", on: console)
    }
    if summary.error == nil, !options.isQuiet {
      for line in summary.columnLines { console.say("\(name): \(line)") }
    }
    if let format = summary.format, summary.cards > 0, !formats.contains(format) {
      formats.append(format)
    }
  }
}
