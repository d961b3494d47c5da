import CardMap

/// `cardmap lookup`: each WHAT is one code or one address.
struct LookupCommand {
  let options: RunOptions
  let console: Console
  let isProgram: Bool

  /// Runs the command.
  func run(_ texts: [String]) async throws(CommandError) -> ExitStatus {
    guard !texts.isEmpty else {
      throw CommandError(
        .usage,
        "lookup needs a code or an address: cardmap lookup 02134 '12 Main St, Boston, MA 02134'"
      )
    }
    if let blank = texts.firstIndex(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw CommandError(
        .usage,
        "lookup needs a code or an address, but WHAT \(blank + 1) is empty"
      )
    }
    let target = try OutputTarget(options.output, console: console, isProgram: isProgram)
    let geocoder = AddressBookGeocoder(
      provider: ProviderList.provider(options.providers),
      options: options.geocoding
    )
    let records = texts.indices.map { index in
      ContactRecord(
        lookingUp: texts[index],
        index: index + 1,
        defaultCountry: options.geocoding.defaultCountry
      )
    }
    let isSingle = texts.count == 1
    let format = options.format ?? (isSingle ? .json : .ndjson)
    var output = DocumentOutput(target)
    var writer = RowWriter(format, of: isSingle ? .single : .lookups)
    var summary = RunSummary()
    writer.begin(into: &output.buffer)
    for row in await geocoder.geocode(records) {
      summary.add(row)
      writer.write(row, into: &output.buffer)
    }
    writer.end(into: &output.buffer)
    try output.commit()
    return summary.isComplete || !(isSingle || options.isStrict) ? .done : .notChosen
  }
}
