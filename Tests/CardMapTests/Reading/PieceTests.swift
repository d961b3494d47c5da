import CardMap
import Testing

@Suite(.tags(.reading))
struct PieceTests {
  @Test("Each fixture is there and has its cards", arguments: Fixture.names)
  func fixtures(_ name: String) {
    let found = read(Fixture.bytes(name))
    #expect(!found.records.isEmpty)
    #expect(found.summary.error == nil)
    #expect(found.records.allSatisfy { $0.error == nil && !$0.identifier.isEmpty })
  }

  @Test("A file in pieces of any size is the file at once", arguments: Fixture.names)
  func pieces(_ name: String) {
    let bytes = Fixture.bytes(name)
    let sizes = Array(1...64) + [100, 255, 256, 1000, bytes.count - 1, bytes.count]
    checkPieces(of: bytes, sizes: sizes)
  }

  @Test("Limits do not depend on the pieces", arguments: Fixture.names)
  func limitedPieces(_ name: String) {
    let bytes = Fixture.bytes(name)
    for limits in [ReadingLimits(line: 60, card: 4000), ReadingLimits(line: 4000, card: 150)] {
      let whole = read(bytes, limits: limits)
      for size in [1, 2, 3, 7, 50, 149, 150, 151, 400] {
        let pieces = readInPieces(bytes, of: size, limits: limits)
        #expect(pieces.records == whole.records, "pieces of \(size)")
      }
    }
  }

  @Test("Cards, ranges and lines of a file follow one another", arguments: Fixture.names)
  func ranges(_ name: String) {
    let bytes = Fixture.bytes(name)
    checkOrder(of: read(bytes).records, in: bytes)
  }

  @Test("A reader can begin at any card", arguments: ["no-end.vcf", "agents.vcf", "cr-only.vcf"])
  func beginAtCard(_ name: String) {
    let bytes = Fixture.bytes(name)
    let whole = read(bytes).records
    for first in whole.indices {
      let start = whole[first].range.lowerBound
      let rest = read(Array(bytes[start...])).records
      #expect(rest.map(\.contact) == whole[first...].map(\.contact))
      #expect(
        rest.map { $0.range.lowerBound + start } == whole[first...].map(\.range.lowerBound)
      )
    }
  }

  @Test("A card that is not complete consumes what is before it only")
  func consumed() {
    let one = card(["FN:Al"])
    var reader = ContactsReader()
    var names: [String] = []
    let piece = one + one.dropLast(3)
    let used = reader.read(piece.span, isFinal: false) { names.append($0.title) }
    #expect(used == one.count)
    #expect(names == ["Al"])
    #expect(reader.count == 1)
    let part = Array(one.dropLast(3))
    let again = reader.read(part.span, isFinal: false) { names.append($0.title) }
    #expect(again == 0)
    #expect(reader.read(one.span, isFinal: true) { names.append($0.title) } == one.count)
    #expect(names == ["Al", "Al"])
  }

  @Test("A reader that stops after some cards goes on there", arguments: Fixture.names)
  func limit(_ name: String) { checkLimit(Fixture.bytes(name)) }

  @Test(
    "So does a reader of other formats",
    arguments: [
      ("csv", "google.csv"), ("csv", "thunderbird.csv"), ("ldif", "openldap.ldif"),
      ("jcard", "card-lines.jsonl"), ("jcard", "ical-js.json"), ("jcard", "oddities.json"),
      ("jcard", "rdap-answer.json"),
    ]
  )
  func otherLimit(_ format: String, _ name: String) {
    checkLimit(Fixture.bytes(name, in: format[...]))
  }

  private func checkLimit(_ bytes: [UInt8]) {
    let whole = read(bytes)
    #expect(!whole.records.isEmpty)
    guard whole.summary.encoding == .utf8 else { return }
    for limit in 1...3 {
      var reader = ContactsReader()
      var records: [ContactRecord] = []
      var start = 0
      while start < bytes.count {
        let rest = Array(bytes[start...])
        let before = records.count
        let consumed = reader.read(rest.span, isFinal: true, limit: limit) { records.append($0) }
        #expect(records.count - before <= limit)
        #expect(consumed > 0)
        guard consumed > 0 else { return }
        start += consumed
      }
      #expect(records == whole.records, "\(limit) at a time")
      #expect(reader.summary == whole.summary, "\(limit) at a time")
    }
  }

  @Test("What the closure throws comes out, and nothing more is read")
  func throwing() {
    struct Enough: Error {}
    let bytes = card(["FN:Al"]) + card(["FN:Bo"])
    var reader = ContactsReader()
    var names: [String] = []
    #expect(throws: Enough.self) {
      _ = try reader.read(bytes.span, isFinal: true) { record throws(Enough) in
        names.append(record.title)
        throw Enough()
      }
    }
    #expect(names == ["Al"])
  }
}

/// Checks that records count on, do not overlap, and lie in the file.
func checkOrder(of records: [ContactRecord], in bytes: [UInt8]) {
  var place = 0
  var line = 0
  for (offset, record) in records.enumerated() {
    #expect(record.index == offset + 1)
    #expect(record.range.lowerBound >= place)
    #expect(!record.range.isEmpty)
    #expect(record.line > line)
    #expect((record.contact == nil) == (record.error != nil))
    place = record.range.upperBound
    line = record.line
  }
  #expect(place <= bytes.count)
}
