import Testing

@testable import CardMap

/// LDIF in pieces, damaged, and made to hurt.
@Suite(.tags(.reading), .timeLimit(.minutes(5)))
struct LDIFLimitTests {
  static let names = ["openldap.ldif", "windows-1252.ldif"]

  @Test("Pieces of any size give the same", arguments: names, [1, 2, 3, 7, 64, 300])
  func pieces(_ name: String, _ size: Int) {
    let bytes = Fixture.bytes(name, in: "ldif")
    #expect(!read(bytes).records.isEmpty)
    checkPieces(of: bytes, sizes: [size])
  }

  @Test("Whatever a file has become, entries count on and follow one another", arguments: names)
  func mutants(_ name: String) {
    var random = SplitMix(seed: 11)
    let bytes = Fixture.bytes(name, in: "ldif")
    for _ in 0..<400 {
      let mutant = Mutation.mutant(of: bytes, &random)
      let whole = read(mutant)
      let parts = readInPieces(mutant, of: 50)
      #expect(parts.records == whole.records)
      #expect(parts.summary == whole.summary)
      checkOrder(of: whole.records)
    }
  }

  @Test("A line or an entry that is too large costs itself and no other")
  func limits() {
    let limits = ReadingLimits(line: 100, card: 300)
    let long = String(repeating: "x", count: 200)
    let many = String(repeating: "description: \(long.prefix(50))\n", count: 9)
    let (records, _) = ldif(
      """
      dn: cn=a
      cn: A

      dn: cn=b
      cn: \(long)
      cn: B

      dn: cn=c
      cn: C
      \(many)
      dn: cn=d
      cn: D

      """,
      limits: limits
    )
    #expect(records.map(\.contact?.name) == ["A", nil, nil, "D"])
    #expect(records.map(\.error?.code) == [nil, .limit, .limit, nil])
    #expect(records.map(\.line) == [1, 4, 8, 20])
  }

  @Test(
    "Time grows with the file, whatever is in it",
    arguments: ["x", "\n", " ", "dn: a\n", "a:: =\n", "#\n ", "dn:\n ", "\r", "a: b\n\n", ":\n"]
  )
  func linear(_ part: String) {
    let bytes = input(ofShape: (part, "dn: cn=a\ncn: A\n", part))
    let (records, _) = readInPieces(bytes, of: 4096)
    #expect(records.first?.contact?.name == "A")
  }

  private func checkOrder(of records: [ContactRecord]) {
    var line = 0
    for (offset, record) in records.enumerated() {
      #expect(record.index == offset + 1)
      #expect(record.line > line)
      #expect((record.contact == nil) != (record.error == nil))
      line = record.line
    }
  }
}
