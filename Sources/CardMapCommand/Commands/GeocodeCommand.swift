import CardMap

/// `cardmap geocode`: every contact, in the order of the file.
struct GeocodeCommand {
  let options: RunOptions
  let console: Console
  let isProgram: Bool

  /// Runs the command.
  func run(_ paths: [String]) async throws(CommandError) -> ExitStatus {
    guard !paths.isEmpty else {
      throw CommandError(.usage, "geocode needs a file: cardmap geocode FILE...")
    }
    let inputs = try InputList(paths, console: console)
    let target = try OutputTarget(options.output, console: console, isProgram: isProgram)
    let provider = ProviderList.provider(options.providers)
    let geocoder = AddressBookGeocoder(provider: provider, options: options.geocoding)
    var reading = AddressBookReading(inputs, options: options, console: console)
    var output = DocumentOutput(target)
    var writer = RowWriter(format, of: .addressBook)
    var summary = RunSummary()
    var progress = ProgressLine(options.progress, console: console)
    writer.begin(into: &output.buffer)
    do {
      try await reading.readAll(batchSize: provider.preferredBatchSize) {
        (batch) throws(CommandError) in
        let rows = await geocoder.geocode(batch.records)
        for index in rows.indices {
          summary.add(rows[index])
          writer.write(rows[index], file: batch.file, into: &output.buffer)
          try output.flushIfFull()
        }
        progress.update(cards: summary.rowCount, bytes: batch.byteCount)
        return true
      }
    } catch {
      progress.clear()
      throw error
    }
    writer.end(into: &output.buffer)
    progress.clear()
    try output.commit()
    if !options.isQuiet { console.say(summary.line(formats: reading.formats)) }
    if reading.status != .done { return reading.status }
    return options.isStrict && !summary.isComplete ? .notChosen : .done
  }

  private var format: PlacemarkFormat {
    if let format = options.format { return format }
    let isOnTerminal = console.outputIsTerminal && options.output ?? "-" == "-"
    return isOnTerminal ? .table : .ndjson
  }
}
