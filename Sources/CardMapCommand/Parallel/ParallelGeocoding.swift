import CardMap
import Glibc

/// Places the contacts of one ordinary file with several threads.
///
/// The file is cut at guesses, and each slice is read as if it stood alone. A slice counts only
/// where the one before ended between two cards at exactly its first byte; else the one before is
/// read on, and the slice is thrown away. Numbers and lines are filled in when the slices are put
/// together, so that the output is that of one thread.
struct ParallelGeocoding {
  /// A slice takes a few megabytes as contacts and rows, and there is one for each thread.
  static let sliceLength = 1 << 20

  /// As much of a file as every format is recognised from.
  private static let recognizedLength = 128 << 10

  let geocoder: AddressBookGeocoder
  let batchSize: Int
  let threads: Int
  let sliceLength: Int

  /// Where the rows go.
  struct Document: ~Copyable {
    var writer: RowWriter
    var output: DocumentOutput
    var summary = RunSummary()
    var progress: ProgressLine

    /// Begins the document.
    mutating func begin() { writer.begin(into: &output.buffer) }

    /// Ends the document.
    mutating func end() { writer.end(into: &output.buffer) }

    /// Joins rows that a task has written.
    mutating func join(_ part: RenderedPart) {
      part.join(to: &writer, &output.buffer)
      summary.add(part.summary)
      progress.update(cards: summary.rowCount, bytes: part.end)
    }

    /// Writes a row.
    mutating func write(_ row: borrowing GeocodedContact, file: String) {
      summary.add(row)
      writer.write(row, file: file, into: &output.buffer)
    }
  }

  /// Places the contacts of a file.
  ///
  /// - Returns: false where nothing was done, since the file cannot be cut: it is no ordinary file,
  ///   too small, or not certainly one of cards in UTF-8.
  /// - Throws: an error of reading or writing.
  func run(
    _ file: InputFile,
    format: ContactsFormat?,
    reading: inout AddressBookReading,
    to document: inout Document
  ) async throws(CommandError) -> Bool {
    guard case .path(let path) = file.source else { return false }
    let window: MappedWindow
    do {
      let descriptor = try Descriptor(opening: path, O_RDONLY)
      defer { try? descriptor.close() }
      let status = try descriptor.status()
      guard status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) >= 2 * sliceLength else {
        return false
      }
      window = try MappedWindow(of: descriptor, 0..<Int(status.st_size))
    } catch {
      throw CommandError(.inputOutput, "cannot read \(file.name): \(error.message)")
    }
    guard ParallelGeocoding.isOfCards(window.bytes, format: format) else { return false }
    var tasks = Tasks(slices: CardSlices(of: window.bytes, length: sliceLength))
    do {
      let isDone = try await run(&tasks, window, file, format, &reading, &document)
      await tasks.waitForAll()
      return isDone
    } catch {
      // Nobody may be reading when the file is unmapped.
      await tasks.waitForAll()
      throw error
    }
  }

  /// Whether the beginning of a file says that it is one of vCards: only those can be cut.
  private static func isOfCards(_ bytes: UnsafeRawBufferPointer, format: ContactsFormat?) -> Bool {
    if let format { return format == .vCard }
    var reader = ContactsReader()
    let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(recognizedLength))
    beginning.withMemoryRebound(to: UInt8.self) { piece in
      _ = reader.read(piece.span, isFinal: false) { _ in }
    }
    return reader.format ?? .vCard == .vCard && reader.summary.likeness != .xml
  }

  private func run(
    _ tasks: inout Tasks,
    _ window: borrowing MappedWindow,
    _ file: InputFile,
    _ format: ContactsFormat?,
    _ reading: inout AddressBookReading,
    _ document: inout Document
  ) async throws(CommandError) -> Bool {
    var total: ReadingSummary?
    var lines = 0
    while true {
      while tasks.count < threads, tasks.startReading(window.bytes, format: format) {}
      guard let slice = await tasks.nextSlice() else {
        if tasks.partCount == 0 { break }
        try await write(&tasks, &document)
        continue
      }
      while !slice.isWhole, let thrownAway = await tasks.nextRange(window.bytes) {
        slice.extend(to: thrownAway.upperBound)
      }
      // What the first slice says of the file holds for all of it.
      if total == nil {
        let summary = slice.reader.summary
        guard summary.cards > 0, summary.format == .vCard, summary.encoding == .utf8 else {
          return false
        }
      }
      slice.finish()
      if window.isCut { throw .fileWasCut(file.name) }
      let summary = slice.reader.summary
      let lineCount = slice.reader.lineCount
      let range = slice.range
      let records = slice.records(after: reading.count + (total?.cards ?? 0), lines: lines)
      if total == nil { total = summary } else { total?.add(summary, after: lines) }
      lines += lineCount
      window.giveBack(range)
      startRendering(records, endingAt: range.upperBound, file.name, document.writer.part, &tasks)
    }
    if let total { reading.add(file, bytes: window.bytes.count, summary: total) }
    return true
  }

  private func startRendering(
    _ records: [ContactRecord],
    endingAt end: Int,
    _ file: String,
    _ writer: RowWriter,
    _ tasks: inout Tasks
  ) {
    let (geocoder, batchSize) = (geocoder, batchSize)
    tasks.add(
      Task {
        await RenderedPart(
          records,
          endingAt: end,
          file: file,
          geocoder: geocoder,
          batchSize: batchSize,
          writer: writer
        )
      }
    )
  }

  private func write(
    _ tasks: inout Tasks,
    _ document: inout Document
  ) async throws(CommandError) {
    guard let part = await tasks.nextPart() else { return }
    document.join(part)
    try document.output.flushIfFull()
  }
}
