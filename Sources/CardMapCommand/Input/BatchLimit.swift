import CardMap

/// Where a batch of cards ends: the rows of a batch are all in memory at the same time.
struct BatchLimit {
  /// The most bytes of the file that the cards of a batch are made of, but for a single card that
  /// has more.
  static let bytes = 8 << 20

  /// The most addresses that are asked for, but for a single card that has more.
  var queries: Int

  /// Which addresses of a card are asked for.
  var choice: AddressChoice

  /// Parts cards into batches.
  ///
  /// - Parameter records: the cards.
  /// - Returns: the places of each batch's cards, in order; none is empty.
  func batches(of records: [ContactRecord]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    var queryCount = 0
    var byteCount = 0
    for index in records.indices {
      let more = choice == .all ? max(1, records[index].contact?.addresses.count ?? 1) : 1
      let bytes = records[index].byteRange?.count ?? 0
      if index > start, queryCount + more > queries || byteCount + bytes > BatchLimit.bytes {
        batches.append(start..<index)
        (start, queryCount, byteCount) = (index, 0, 0)
      }
      queryCount += more
      byteCount += bytes
    }
    if start < records.count { batches.append(start..<records.count) }
    return batches
  }
}
