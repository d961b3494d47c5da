/// Places the contacts of an address book: the stage between reading and writing.
public struct AddressBookGeocoder: Sendable {
  /// What a run may ask for.
  public struct Options: Sendable {
    /// Which address of a contact is used.
    public var addressChoice = AddressChoice.first
    /// The country of addresses that name none, ISO 3166-1 alpha-2.
    public var defaultCountry = "US"
    /// The span of the region round a placemark, in degrees each way.
    public var span = 0.2
    /// Whether positions on the cards are left aside.
    public var ignoresCardPositions = false
    /// The coarsest precision that is still a place; nil for no floor.
    public var precisionFloor: Precision?

    /// Makes the options of a plain run.
    public init() {}
  }

  /// What the run asks for.
  public let options: Options

  let provider: any GeocodingProvider

  /// Makes a geocoder.
  ///
  /// - Parameters:
  ///   - provider: who is asked for places.
  ///   - options: what the run asks for.
  public init(provider: any GeocodingProvider, options: Options = Options()) {
    self.provider = provider
    self.options = options
  }

  /// Places a batch of contacts.
  ///
  /// - Parameter records: the cards.
  /// - Returns: one row for each card, in their order; with the choice `all`, one for each address
  ///   of a card. An error of the provider makes its rows `failed`; no row is ever missing.
  public func geocode(_ records: [ContactRecord]) async -> [GeocodedContact] {
    var batch = records.withUnsafeBufferPointer(batch(of:))
    guard !batch.queries.isEmpty else { return batch.decided }
    var answers = await provider.uncheckedAnswers(to: batch.queries)
    return records.withUnsafeBufferPointer { rows(of: $0, &batch, &answers) }
  }

  /// What a provider is asked for, and what the cards alone decide.
  private struct Batch {
    /// The rows to come, in the order of the records.
    var slots: [Slot] = []
    /// The addresses that the provider is asked for.
    var queries: [GeocodingQuery] = []
    /// The rows that the cards alone decide.
    var decided: [GeocodedContact] = []
  }

  /// A row to come: of which record it is, which of its addresses, and whether the card alone
  /// decides it.
  private struct Slot {
    var record: Int
    var number: Int
    var isDecided = true
  }

  private func batch(of records: UnsafeBufferPointer<ContactRecord>) -> Batch {
    var batch = Batch()
    guard let first = records.baseAddress else { return batch }
    batch.slots.reserveCapacity(records.count)
    batch.queries.reserveCapacity(records.count)
    for index in records.indices {
      let record = first + index
      guard let addresses = record.pointee.contact?.addresses else {
        batch.slots.append(Slot(record: index, number: 1))
        batch.decided.append(unreadable(record.pointee))
        continue
      }
      var number = 0
      addresses.withUnsafeBufferPointer { addresses in
        options.addressChoice.forEach(of: addresses) { address, isFirst in
          number += 1
          let query = GeocodingQuery.reading(
            address,
            defaultCountry: options.defaultCountry,
            precisionFloor: options.precisionFloor
          )
          let position =
            address.pointee.position ?? (isFirst ? record.pointee.contact?.position : nil)
          if mustAsk(query, position) {
            batch.slots.append(Slot(record: index, number: number, isDecided: false))
            batch.queries.append(consume query)
          } else {
            decide(query, position, record, Slot(record: index, number: number), &batch)
          }
        }
      }
      if number == 0 {
        batch.slots.append(Slot(record: index, number: 1))
        batch.decided.append(withoutAddress(record))
      }
    }
    return batch
  }

  /// Adds an address that the card alone may decide.
  @inline(never)
  private func decide(
    _ query: GeocodingQuery,
    _ position: CardPosition?,
    _ record: UnsafePointer<ContactRecord>,
    _ slot: Slot,
    _ batch: inout Batch
  ) {
    var (query, slot) = (query, slot)
    let row = withUnsafeMutablePointer(to: &query) {
      decidedRow(Item(record: record, number: slot.number, query: $0), position)
    }
    if let row { batch.decided.append(row) } else { batch.queries.append(query) }
    slot.isDecided = row != nil
    batch.slots.append(slot)
  }

  private func rows(
    of records: UnsafeBufferPointer<ContactRecord>,
    _ batch: inout Batch,
    _ answers: inout [GeocodingResult]
  ) -> [GeocodedContact] {
    var rows: [GeocodedContact] = []
    rows.reserveCapacity(batch.slots.count)
    var nextDecided = 0
    var nextAnswer = 0
    let (slots, decided) = (batch.slots, batch.decided)
    batch.queries.withUnsafeMutableBufferPointer { queries in
      answers.withUnsafeMutableBufferPointer { answers in
        guard let record = records.baseAddress, let query = queries.baseAddress,
          let answer = answers.baseAddress
        else { return }
        for slot in slots {
          if slot.isDecided {
            rows.append(decided[nextDecided])
            nextDecided += 1
          } else {
            let item = Item(
              record: record + slot.record,
              number: slot.number,
              query: query + nextAnswer
            )
            rows.append((answer + nextAnswer).withMoved { row(item, $0) })
            nextAnswer += 1
          }
        }
      }
    }
    return rows
  }
}
