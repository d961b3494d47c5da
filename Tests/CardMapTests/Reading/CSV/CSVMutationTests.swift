import CardMap
import Testing

@Suite(.tags(.reading), .timeLimit(.minutes(5)))
struct CSVMutationTests {
  private static let fragments: [[UInt8]] =
    [
      "\r", "\n", "\r\n", "\"", "\"\"", ",\"", "\",", ",", ";", "\t", "=\"", "'=", ":::", "\0",
      "\u{FEFF}",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE]]

  @Test("Whatever a file has become, it is read without harm", arguments: csvFixtures)
  func mutants(_ name: String) {
    var random = SplitMix(seed: UInt64(csvFixtures.firstIndex(of: name) ?? 0) + 40_180)
    let bytes = Fixture.bytes(name, in: "csv")
    for number in 0..<25 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...mutant.count, using: &random)
        let end = min(mutant.count, place + Int.random(in: 0...20, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: mutant.removeSubrange(place..<end)
        case 1: mutant.insert(contentsOf: mutant[place..<end], at: place)
        default:
          mutant.insert(contentsOf: Self.fragments.randomElement(using: &random) ?? [], at: place)
        }
      }
      let size = Int.random(in: 1...200, using: &random)
      for limits in [ReadingLimits(), ReadingLimits(line: 100, card: 300)] {
        let whole = read(mutant, limits: limits)
        checkCSVOrder(of: whole.records)
        let pieces = readInPieces(mutant, of: size, limits: limits)
        #expect(pieces.records == whole.records, "mutant \(number) in pieces of \(size)")
        #expect(pieces.summary == whole.summary, "mutant \(number) in pieces of \(size)")
      }
    }
  }
}
