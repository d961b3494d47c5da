import CardMap

extension GeocodeCommand {
  /// Writes the files again as one file of vCards, with positions.
  ///
  /// The bytes between the cards go along, so one thread does it.
  func writeCards(
    _ reading: inout AddressBookReading,
    to document: inout ParallelGeocoding.Document
  ) async throws(CommandError) {
    let provider = ProviderList.provider(options.providers)
    let geocoder = AddressBookGeocoder(provider: provider, options: options.geocoding)
    let files = reading.inputs.files
    if files.count > 1 {
      for file in files { try refuseWide(file) }
    }
    var writer = VCardWriter()
    reading.begin()
    for file in files {
      let rejectedCount = reading.rejectedCount
      writer.beginFile()
      _ = try await reading.read(file, batchSize: provider.preferredBatchSize) {
        (batch) throws(CommandError) in
        if files.count > 1, let encoding = batch.source?.encoding, encoding != .utf8 {
          throw GeocodeCommand.wideFile(file)
        }
        var rows = await geocoder.geocode(batch.records)
        let failed = writer.write(rows, of: batch.source, into: &document.output.buffer) { row in
          geocoder.positionUpdate(for: row, replacesAll: options.replacesPositions)
        }
        if batch.source == nil {
          for row in rows where row.record.contact == nil {
            options.warn(RunOptions.unreadable(row.record, in: batch.file), on: console)
          }
        }
        for record in failed {
          options.warn(RunOptions.unwritable(record, in: batch.file), on: console)
        }
        rows.forEachMoving { row in document.summary.add(row) }
        try document.output.flushIfFull()
        document.progress.update(cards: document.summary.rowCount, bytes: batch.byteCount)
        return true
      }
      writer.endFile(
        isContacts: reading.rejectedCount == rejectedCount,
        into: &document.output.buffer
      )
    }
    try reading.end()
  }

  /// Refuses an ordinary file of vCards in UTF-16 before anything is written; what can be read only
  /// once shows when its turn comes.
  private func refuseWide(_ file: InputFile) throws(CommandError) {
    guard case .path = file.source else { return }
    var source = try ByteSource(file)
    var summary = ReadingSummary()
    _ = try source.withPiece(of: 64 << 10) { raw, isFinal in
      var reader = ContactsReader(.init(format: options.source))
      raw.withMemoryRebound(to: UInt8.self) { bytes in
        _ = reader.read(bytes.span, isFinal: isFinal) { _ in }
      }
      summary = reader.summary
      return 0
    }
    if summary.format ?? .vCard == .vCard, summary.encoding ?? .utf8 != .utf8 {
      throw GeocodeCommand.wideFile(file)
    }
  }

  private static func wideFile(_ file: InputFile) -> CommandError {
    CommandError(
      .usage,
      "\(file.name) is UTF-16, which cannot be put into one vCard file with others: "
        + "write it by itself"
    )
  }
}
