import CardMap
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct BatchTests {
  static func record(addresses: Int, bytes: Int = 100) -> ContactRecord {
    let address = DeliveryAddress(postalCode: "02134")
    let addresses = Array(repeating: address, count: addresses)
    let contact = Contact(identifier: "x", addresses: addresses)
    return ContactRecord(index: 1, line: 1, byteRange: 0..<bytes, contact: contact)
  }

  @Test
  func aBatchEndsAtSoManyAddresses() {
    let records = [3, 4, 0, 2, 12, 1, 9].map { BatchTests.record(addresses: $0) }
    let all = BatchLimit(queries: 10, choice: .all)
    #expect(all.batches(of: records) == [0..<4, 4..<5, 5..<7])
    // One address of each card.
    #expect(BatchLimit(queries: 10, choice: .first).batches(of: records) == [0..<7])
    #expect(BatchLimit(queries: 3, choice: .home).batches(of: records) == [0..<3, 3..<6, 6..<7])
    #expect(all.batches(of: []) == [])
  }

  @Test
  func aBatchEndsAtSoManyBytes() {
    let records = [5, 3, 1, 9, 4].map { BatchTests.record(addresses: 1, bytes: $0 << 20) }
    let limit = BatchLimit(queries: 100, choice: .first)
    #expect(limit.batches(of: records) == [0..<2, 2..<3, 3..<4, 4..<5])
  }

  /// How many cards each batch of a book had, and how much of the file was read until then.
  private func batches(
    of book: String,
    _ batchSize: Int,
    _ words: String...
  ) async throws -> (cards: [Int], bytes: [Int]) {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", book)
    let options = try RunOptions(ArgumentParser(words), for: .geocode)
    let inputs = try InputList([path], console: .standard)
    var reading = AddressBookReading(inputs, options: options, console: .standard)
    var (cards, bytes): ([Int], [Int]) = ([], [])
    try await reading.readAll(batchSize: batchSize) { (batch) throws(CommandError) in
      cards.append(batch.records.count)
      bytes.append(batch.byteCount)
      return true
    }
    return (cards, bytes)
  }

  @Test
  func aProviderGetsAsManyAsItPrefers() async throws {
    let book = String(repeating: "BEGIN:VCARD\nEND:VCARD\n", count: 25_000)
    let many = try await batches(of: book, 10_000).cards
    #expect(many.reduce(0, +) == 25_000)
    #expect(many.first == 10_000)
    #expect(many.allSatisfy { $0 <= 10_000 })
    let few = try await batches(of: book, 16).cards
    #expect(few.reduce(0, +) == 25_000)
    #expect(few.max() == 16)
  }

  @Test
  func largeCardsAreHandedOutBeforeTheyAreMany() async throws {
    let card = Books.card("NOTE:" + String(repeating: "x", count: 1 << 20))
    let (cards, bytes) = try await batches(of: String(repeating: card, count: 20), 10_000)
    #expect(cards.reduce(0, +) == 20)
    #expect(cards.allSatisfy { $0 <= 8 })
    // And before the file is read to its end.
    #expect(bytes.first.map { $0 < 10 << 20 } == true)
  }

  @Test
  func allAddressesOfACardCount() async throws {
    let card = Books.card(["FN:Many"] + Array(repeating: "ADR:;;1 Elm;;;02134;", count: 900))
    let book = String(repeating: card, count: 10)
    #expect(try await batches(of: book, 256, "--address", "all").cards == [2, 2, 2, 2, 2])
    #expect(try await batches(of: book, 256).cards == [10])
  }

  @Test
  func whatAClosureThrowsComesOutAndNothingIsLost() {
    struct Enough: Error {}
    var words = ["one", "two", "three"]
    var seen = 0
    #expect(throws: Enough.self) {
      try words.forEachMoving { (_) throws(Enough) in
        seen += 1
        if seen == 2 { throw Enough() }
      }
    }
    #expect(words == ["one", "two", "three"])
  }
}
