import CardMap
import Testing

/// A small generator of numbers that are the same on every run (Steele, Lea and Flood's
/// SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Makes what damage, edits and other programs make of a file.
enum Mutation {
  /// What readers stumble over.
  static let fragments: [[UInt8]] =
    [
      "\r", "\n", "\r\n", "\r\n ", "=", "=\r\n", ":", ";", ",", "\\", "\"", "\0", "\u{FEFF}", "=C3",
      "BEGIN:VCARD", "\r\nBEGIN:VCARD\r\n", "\r\nEND:VCARD\r\n", "AGENT:", "ADR:",
      "VERSION:2.1\r\n", "\r\nEND:VCARDBEGIN:VCARD\r\n",
      "ENCODING=BASE64", "QUOTED-PRINTABLE", "CHARSET=Shift_JIS", ";X=\"", "item1.", "\n\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE], [0x80, 0x80, 0x80]]

  /// A file with a few changes.
  static func mutant(
    of bytes: [UInt8],
    with fragments: [[UInt8]] = fragments,
    _ random: inout SplitMix
  ) -> [UInt8] {
    var mutant = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...mutant.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        mutant.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: place)
      case 1:
        mutant.removeSubrange(
          place..<min(mutant.count, place + Int.random(in: 0...20, using: &random))
        )
      case 2 where place < mutant.count: mutant[place] = UInt8.random(in: 0...255, using: &random)
      case 3:
        let end = min(mutant.count, place + Int.random(in: 0...80, using: &random))
        mutant.insert(
          contentsOf: mutant[place..<end],
          at: Int.random(in: 0...place, using: &random)
        )
      default: if Int.random(in: 0..<8, using: &random) == 0 { mutant.removeSubrange(place...) }
      }
    }
    return mutant
  }
}

@Suite(.tags(.reading), .timeLimit(.minutes(15)))
struct MutationTests {
  @Test("Whatever a file has become, it is read without harm", arguments: Fixture.names)
  func mutants(_ name: String) {
    var random = SplitMix(seed: UInt64(Fixture.names.firstIndex(of: name) ?? 0) + 20_26)
    let bytes = Fixture.bytes(name)
    for number in 0..<300 {
      let mutant = Mutation.mutant(of: bytes, &random)
      let whole = read(mutant)
      checkOrder(of: whole.records, in: mutant)
      #expect(whole.summary.cards == whole.records.count)
      for diagnostic in whole.records.flatMap(\.diagnostics) { #expect(diagnostic.line >= 1) }
      let size = Int.random(in: 1...200, using: &random)
      let pieces = readInPieces(mutant, of: size)
      #expect(pieces.records == whole.records, "mutant \(number) in pieces of \(size)")
      #expect(pieces.summary == whole.summary, "mutant \(number) in pieces of \(size)")
      let limits = ReadingLimits(line: 100, card: 300)
      let limited = read(mutant, limits: limits)
      checkOrder(of: limited.records, in: mutant)
      #expect(readInPieces(mutant, of: size, limits: limits).records == limited.records)
    }
  }
}
