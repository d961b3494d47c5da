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
    let target = try OutputTarget(
      options.output,
      console: console,
      isProgram: isProgram,
      reading: inputs
    )
    var reading = AddressBookReading(inputs, options: options, console: console)
    var document = ParallelGeocoding.Document(
      writer: RowWriter(format, of: .addressBook),
      output: DocumentOutput(target),
      progress: ProgressLine(options.progress, console: console)
    )
    document.begin()
    do {
      if format == .vCard {
        try await writeCards(&reading, to: &document)
      } else {
        try await write(&reading, to: &document)
      }
    } catch {
      document.progress.clear()
      throw error
    }
    document.end()
    document.progress.clear()
    try document.output.commit()
    if !options.isQuiet { console.say(document.summary.line(formats: reading.formats)) }
    if reading.status != .done { return reading.status }
    return options.isStrict && !document.summary.isComplete ? .notChosen : .done
  }

  private func write(
    _ reading: inout AddressBookReading,
    to document: inout ParallelGeocoding.Document
  ) async throws(CommandError) {
    let provider = ProviderList.provider(options.providers)
    let geocoder = AddressBookGeocoder(provider: provider, options: options.geocoding)
    let parallel = ParallelGeocoding(
      geocoder: geocoder,
      batchSize: provider.preferredBatchSize,
      threads: options.threads,
      sliceLength: ParallelGeocoding.sliceLength
    )
    reading.begin()
    for file in reading.inputs.files {
      // The widths of a table are those of its first rows, so that it is made in one go.
      if options.threads > 1, format != .table,
        try await parallel.run(file, format: options.source, reading: &reading, to: &document)
      {
        continue
      }
      _ = try await reading.read(file, batchSize: provider.preferredBatchSize) {
        (batch) throws(CommandError) in
        var rows = await geocoder.geocode(batch.records)
        try rows.forEachMoving { (row) throws(CommandError) in
          document.write(row, file: batch.file)
          try document.output.flushIfFull()
        }
        document.progress.update(cards: document.summary.rowCount, bytes: batch.byteCount)
        return true
      }
    }
    try reading.end()
  }

  private var format: PlacemarkFormat {
    if let format = options.format { return format }
    let isOnTerminal = console.outputIsTerminal && options.output ?? "-" == "-"
    return isOnTerminal ? .table : .ndjson
  }
}
