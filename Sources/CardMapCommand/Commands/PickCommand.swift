import CardMap
import Glibc

/// `cardmap pick`: choose one contact; print its placemark.
struct PickCommand {
  let options: RunOptions
  let console: Console
  let isProgram: Bool

  /// Runs the command.
  func run(_ words: [String]) async throws(CommandError) -> ExitStatus {
    guard let path = words.first else {
      throw CommandError(.usage, "pick needs a file: cardmap pick FILE [WHO...]")
    }
    let who = words.dropFirst().joined(separator: " ")
    try check(path, who)
    let inputs = try InputList([path], console: console)
    if options.follows {
      return try await FollowCommand(options: options, console: console).run(inputs)
    }
    let target = try OutputTarget(
      options.output,
      console: console,
      isProgram: isProgram,
      reading: inputs
    )
    var cards: [Int: CardSource] = [:]
    let matches = try await matches(selector(who), in: inputs, &cards)
    let record = try choose(matches, who, keyboard: keyboard(besides: path))
    let row = await PickCommand.place(record, options)
    guard case .placed = row.result else {
      throw CommandError(.notChosen, PickCommand.reason(row))
    }
    var output = DocumentOutput(target)
    if options.format == .vCard {
      var writer = VCardWriter()
      let update = PickCommand.geocoder(options).positionUpdate(
        for: row,
        replacesAll: options.replacesPositions
      )
      if !writer.write(row, of: cards[record.index], into: &output.buffer, update) {
        options.warn(RunOptions.unwritable(record, in: path), on: console)
      }
      try output.commit()
      return .done
    }
    var writer = RowWriter(options.format ?? .json, of: .single)
    writer.begin(into: &output.buffer)
    writer.write(row, into: &output.buffer)
    writer.end(into: &output.buffer)
    try output.commit()
    return .done
  }

  /// Geocodes one card.
  static func place(_ record: ContactRecord, _ options: RunOptions) async -> GeocodedContact {
    let rows = await geocoder(options).geocode([record])
    // There is a row for every card; the other is for a geocoder that breaks its word.
    return rows.first
      ?? GeocodedContact(
        record: record,
        identifier: record.identifier,
        result: .notPlaced(.init(.failed, .notTried, "nobody was asked for the place"))
      )
  }

  private static func geocoder(_ options: RunOptions) -> AddressBookGeocoder {
    AddressBookGeocoder(
      provider: ProviderList.provider(options.providers),
      options: options.geocoding
    )
  }

  /// Why a contact has no place, in words that find its card.
  static func reason(_ row: GeocodedContact) -> String {
    guard case .notPlaced(let reason) = row.result else { return "" }
    let record = row.record
    return "\(record.title) (card \(record.index), line \(record.line)) has no place: "
      + "\(reason.message) (\(reason.code.rawValue))"
  }

  private func check(_ path: String, _ who: String) throws(CommandError) {
    let selectors = [
      who.isEmpty ? nil : "a name", options.index == nil ? nil : "--index",
      options.uid == nil ? nil : "--uid", options.follows ? "--follow" : nil,
    ].compactMap(\.self)
    if selectors.count > 1 {
      throw CommandError(.usage, "pick takes only one of \(selectors.joined(separator: " and "))")
    }
    if options.geocoding.addressChoice == .all {
      throw CommandError(
        .usage,
        "pick gives one placemark; --address all is for cardmap geocode"
      )
    }
    guard options.follows else { return }
    if path == "-" {
      throw CommandError(
        .usage,
        "--follow reads selections from standard input, so FILE cannot be - as well"
      )
    }
    if options.output != nil || options.format ?? .ndjson != .ndjson {
      throw CommandError(
        .usage,
        "--follow writes a line of JSON for each selection to standard output"
      )
    }
  }

  private func selector(_ who: String) -> ContactSelector {
    if let index = options.index { return .number(index) }
    if let uid = options.uid { return .identifier(uid) }
    return ContactSelector(typed: who)
  }

  private func matches(
    _ selector: ContactSelector,
    in inputs: InputList,
    _ cards: inout [Int: CardSource]
  ) async throws(CommandError) -> ContactMatches {
    var matches = ContactMatches(selector)
    var reading = AddressBookReading(inputs, options: options, console: console)
    try await reading.readAll(batchSize: AddressBookReading.usualBatch) {
      (batch) throws(CommandError) in
      for record in batch.records {
        let goesOn = matches.add(record)
        if let range = record.byteRange, let source = batch.source,
          matches.best.last?.index == record.index
        {
          cards[record.index] = source.part(range).alone
        }
        if !goesOn { return false }
      }
      return true
    }
    if reading.status != .done, matches.best.isEmpty { throw CommandError(reading.status, "") }
    return matches
  }

  /// Where somebody on a terminal answers; nil where nobody can be asked.
  ///
  /// Standard input that holds the address book has no answers; then it is the terminal itself,
  /// which stays open to the end of the program.
  private func keyboard(besides path: String) -> Descriptor? {
    guard console.errorsAreTerminal else { return nil }
    if path == "-" { return try? Descriptor(opening: "/dev/tty", O_RDONLY) }
    return console.inputIsTerminal ? console.input : nil
  }

  private func choose(
    _ matches: ContactMatches,
    _ who: String,
    keyboard: Descriptor?
  ) throws(CommandError) -> ContactRecord {
    if matches.best.count == 1 || options.index != nil || options.uid != nil,
      let only = matches.best.first
    {
      return only
    }
    if matches.best.isEmpty {
      let wanted =
        options.index.map { "is number \($0)" } ?? options.uid.map { "has the UID \($0)" }
      throw CommandError(
        .notChosen,
        who.isEmpty && wanted == nil
          ? "there is no contact to pick"
          : "no contact \(wanted ?? "matches \"\(who)\"")"
      )
    }
    if let keyboard {
      if who.isEmpty,
        let picked = try ContactPicker(keys: keyboard, screen: console.errors).choose(matches.best)
      {
        return picked
      }
      return try ContactChooser(console: console, keyboard: keyboard).choose(matches)
    }
    let found = who.isEmpty ? "contacts" : "contacts match \"\(who)\""
    console.say("\(matches.best.count) \(found):")
    console.show(matches.candidates)
    throw CommandError(
      .notChosen,
      "say more of the name, or choose with --index NUMBER or --uid UID"
    )
  }
}
