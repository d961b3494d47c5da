import CardMap
import Testing

@Suite(.tags(.reading), .timeLimit(.minutes(15)))
struct JCardPieceTests {
  @Test("A file in pieces of any size is the file at once", arguments: JCardFixture.names)
  func pieces(_ name: String) {
    let bytes = JCardFixture.bytes(name)
    #expect(!bytes.isEmpty)
    for limits in [ReadingLimits(), ReadingLimits(line: 12, card: 250)] {
      let whole = read(bytes, limits: limits)
      for size in Array(1...64) + [100, 255, 256, bytes.count - 1, bytes.count] {
        let pieces = readInPieces(bytes, of: size, limits: limits)
        #expect(pieces.records == whole.records, "pieces of \(size)")
        #expect(pieces.summary == whole.summary, "pieces of \(size)")
      }
    }
  }

  private static let fragments: [[UInt8]] =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\uD83C", "\\udf3b", "\n", "\r", "\r\n",
      "null",
      "1e", "-", "\u{FEFF}", "[\"vcard\",[", "[\"vcard\",[[\"fn\",{},\"text\",\"X\"]]]",
      "\"vcard\"",
      "{\"group\":\"a\"}", "[\"adr\",{},\"text\",[", "]]]", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE]]

  @Test("Whatever a file has become, it is read without harm", arguments: JCardFixture.names)
  func mutants(_ name: String) {
    var random = SplitMix(seed: UInt64(JCardFixture.names.firstIndex(of: name) ?? 0) + 70_95)
    let bytes = JCardFixture.bytes(name)
    for number in 0..<400 {
      let mutant = Mutation.mutant(of: bytes, with: Self.fragments, &random)
      let size = Int.random(in: 1...200, using: &random)
      for limits in [ReadingLimits(), ReadingLimits(line: 20, card: 150)] {
        let whole = read(mutant, limits: limits)
        #expect(whole.summary.cards == whole.records.count)
        var line = 1
        for (offset, record) in whole.records.enumerated() {
          #expect(record.index == offset + 1)
          #expect(record.line >= line)
          #expect((record.contact == nil) == (record.error != nil))
          line = record.line
        }
        let pieces = readInPieces(mutant, of: size, limits: limits)
        #expect(pieces.records == whole.records, "mutant \(number) in pieces of \(size)")
        #expect(pieces.summary == whole.summary, "mutant \(number) in pieces of \(size)")
      }
    }
  }

  /// Inputs of 2 MB at which work that grows with the square of the length would take hours.
  static let shapes: [(name: String, start: String, unit: String)] = [
    ("brackets", "", "["),
    ("objects", "", "{\"a\":"),
    ("cards in cards", "", "[\"vcard\",["),
    ("cards in properties", "", "[\"vcard\",[[\"fn\",{},\"text\",\"A\"],"),
    ("broken cards", "", "[\"vcard\",[[\"fn\",{},]]]"),
    ("beginnings of cards", "[\"vcard\",[[,", "[\"vcard\","),
    ("brackets behind a broken place", "[\"vcard\",[[,", "["),
    ("one text", "[\"vcard\",[[\"fn\",{},\"text\",\"", "x"),
    ("one text that is not kept", "[\"vcard\",[[\"note\",{},\"text\",\"", "x"),
    ("escapes", "[\"vcard\",[[\"fn\",{},\"text\",\"", "\\u0041"),
    ("half characters", "[\"vcard\",[[\"fn\",{},\"text\",\"", "\\uD83D"),
    ("cards of half characters", "[\"vcard\",[", "[\"fn\",{},\"text\",\"\\uD83D\"],"),
    ("digits", "[\"vcard\",[[\"fn\",{},\"text\",", "7"),
    ("one line of names", "[", "\"ü\","),
    ("lines", "[", "\r\n"),
    ("returns", "[", "\r"),
    ("parameters", "[\"vcard\",[[\"tel\",{", "\"type\":\"x\","),
    ("values of a parameter", "[\"vcard\",[[\"tel\",{\"type\":[", "\"x\","),
    ("values", "[\"vcard\",[[\"tel\",{\"type\":\"home\"},\"text\"", ",\"1\""),
    ("components", "[\"vcard\",[[\"adr\",{},\"text\",[", "\"1\","),
    ("members", "[\"vcard\",[[\"adr\",{},\"text\",[[", "\"1\","),
    ("addresses", "[\"vcard\",[", "[\"adr\",{},\"text\",[\"\",\"\",\"1\"]],"),
    ("what is no property", "[\"vcard\",[", "1,"),
    ("what is no card", "[", "{},"),
    ("empty texts", "", "{}\n"),
  ]

  @Test("No input takes work that grows with its square", arguments: shapes.indices)
  func linear(_ index: Int) {
    let bytes = input(ofShape: Self.shapes[index])
    let found = read(bytes)
    #expect(found.summary.cards == found.records.count)
    #expect(found.summary.diagnostics.count <= 3)
    // The same from a slow pipe.
    #expect(readInPieces(bytes, of: 4096).summary == found.summary)
  }
}
