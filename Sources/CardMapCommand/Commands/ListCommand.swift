import CardMap

/// `cardmap list`: contacts, first addresses, codes.
struct ListCommand {
  let options: RunOptions
  let console: Console
  let isProgram: Bool

  /// Runs the command.
  func run(_ paths: [String]) async throws(CommandError) -> ExitStatus {
    guard !paths.isEmpty else {
      throw CommandError(.usage, "list needs a file: cardmap list FILE...")
    }
    let format = options.format ?? .table
    guard var writer = ContactListWriter(format) else {
      throw CommandError(
        .usage,
        "list writes no \(format.rawValue), but "
          + ContactListWriter.formats.map(\.rawValue).joined(separator: ", ")
          + "; cardmap geocode writes \(format.rawValue)"
      )
    }
    let inputs = try InputList(paths, console: console)
    let target = try OutputTarget(
      options.output,
      console: console,
      isProgram: isProgram,
      reading: inputs
    )
    var reading = AddressBookReading(inputs, options: options, console: console)
    var output = DocumentOutput(target)
    var progress = ProgressLine(options.progress, console: console)
    var count = 0
    writer.begin(into: &output.buffer)
    do {
      try await reading.readAll(batchSize: AddressBookReading.usualBatch) {
        (batch) throws(CommandError) in
        for index in batch.records.indices {
          writer.write(batch.records[index], file: batch.file, into: &output.buffer)
          try output.flushIfFull()
        }
        count += batch.records.count
        progress.update(cards: count, bytes: batch.byteCount)
        return true
      }
    } catch {
      progress.clear()
      throw error
    }
    writer.end(into: &output.buffer)
    progress.clear()
    try output.commit()
    return reading.status
  }
}
