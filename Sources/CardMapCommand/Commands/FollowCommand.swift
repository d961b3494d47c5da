import CardMap

/// `cardmap pick --follow`: a selection for each line of standard input, a line of JSON for each.
struct FollowCommand {
  let options: RunOptions
  let console: Console

  /// Runs the command.
  func run(_ inputs: InputList) async throws(CommandError) -> ExitStatus {
    var records: [ContactRecord] = []
    var reading = AddressBookReading(inputs, options: options, console: console)
    try await reading.readAll(batchSize: AddressBookReading.usualBatch) {
      (batch) throws(CommandError) in
      records += batch.records
      return true
    }
    if reading.status != .done { return reading.status }
    var output = DocumentOutput(try OutputTarget(nil, console: console, isProgram: false))
    var selection = MapSelection()
    var lines = LineReader(console.input)
    while let line = try lines.next() {
      switch await select(line, among: records, on: &selection) {
      case .success(let placemark): output.buffer.append(json: placemark)
      case .failure(let failure): append(failure, who: line, to: &output.buffer)
      }
      output.buffer.append(text: "\n")
      // Whoever asked waits for the answer.
      try output.flush()
    }
    return .done
  }

  private func select(
    _ line: String,
    among records: [ContactRecord],
    on selection: inout MapSelection
  ) async -> Result<Placemark, Failure> {
    var matches = ContactMatches(ContactSelector(line: line))
    for record in records where !matches.add(record) { break }
    let best = matches.best
    guard let record = best.first else {
      return .failure(Failure(message: "no contact matches", code: .noSuchContact))
    }
    guard best.count == 1 else {
      let names = best.prefix(5).map { "\($0.title) (#\($0.index))" }.joined(separator: ", ")
      let rest = best.count > 5 ? " and \(best.count - 5) more" : ""
      return .failure(
        Failure(
          message: "\(best.count) contacts match: \(names)\(rest)",
          code: .severalContacts
        )
      )
    }
    do {
      return .success(try selection.select(await PickCommand.place(record, options)))
    } catch {
      return .failure(Failure(message: error.reason.message, code: error.reason.code))
    }
  }

  private func append(_ failure: Failure, who: String, to buffer: inout OutputBuffer) {
    buffer.append(text: "{\"who\":")
    buffer.append(json: who)
    buffer.append(text: ",\"error\":")
    buffer.append(json: failure.message)
    buffer.append(text: ",\"reasonCode\":")
    buffer.append(json: failure.code.rawValue)
    buffer.append(text: "}")
  }

  /// Why a selection changed nothing.
  private struct Failure: Error {
    var message: String
    var code: ReasonCode
  }
}
