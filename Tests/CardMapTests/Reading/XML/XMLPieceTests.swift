import Testing

@testable import CardMap

@Suite(.tags(.reading), .timeLimit(.minutes(5)))
struct XMLPieceTests {
  @Test("A file in pieces of any size is the file at once", arguments: XMLFixture.names)
  func pieces(_ name: String) {
    let bytes = XMLFixture.bytes(name)
    #expect(!read(bytes).records.isEmpty)
    checkPieces(of: bytes, sizes: [1, 2, 3, 7, 64, 255, bytes.count - 1])
  }

  @Test("The parser may be given pieces of any size", arguments: XMLFixture.names)
  func parserPieces(_ name: String) {
    let bytes = XMLFixture.bytes(name)
    let whole = read(bytes)
    for size in Array(1...40) + [299, 300, 301, 302, bytes.count - 1] {
      let pieces = readXML(bytes, parserPieces: size)
      #expect(pieces.records == whole.records, "pieces of \(size)")
      #expect(pieces.summary.diagnostics == whole.summary.diagnostics, "pieces of \(size)")
    }
  }

  @Test("A document of many of the parser's pieces is read, whatever stands where they meet")
  func longDocument() {
    let text = xCard(
      (0..<2000).map { number in
        let filler = String(repeating: "é", count: number % 97)
        return """
          <vcard><fn><text>N\(number) &amp; <![CDATA[\(filler)]]></text></fn>\r
          <note a='>'><text>'"\(filler)</text></note></vcard>

          """
      }.joined()
    )
    let bytes = Array(text.utf8)
    let found = read(bytes)
    #expect(found.records.count == 2000)
    #expect(found.records.map(\.line) == (0..<2000).map { $0 * 2 + 1 })
    for (number, record) in found.records.enumerated() {
      let filler = String(repeating: "é", count: number % 97)
      guard record.title != "N\(number) & \(filler)".trimmedEnd else { continue }
      Issue.record("card \(number) is called otherwise")
    }
    #expect(readInPieces(bytes, of: 5000).records == found.records)
    #expect(readXML(bytes, parserPieces: 700).records == found.records)
  }

  @Test(
    "A document that is cut anywhere ends with a record or a reason",
    arguments: XMLFixture.names
  )
  func cuts(_ name: String) {
    let bytes = XMLFixture.bytes(name)
    for end in 1..<bytes.count {
      let found = read(Array(bytes[..<end]))
      let isSaid =
        found.records.last?.error != nil || found.summary.error != nil || found.summary.isBlank
      if !isSaid, !bytes[end...].allSatisfy({ [0, 0x0A, 0x0D, 0x20].contains($0) }) {
        Issue.record("cut at \(end) nothing is said")
      }
    }
  }

  @Test("Whatever a file has become, it is read without harm", arguments: XMLFixture.names)
  func mutants(_ name: String) {
    var random = SplitMix(seed: UInt64(XMLFixture.names.firstIndex(of: name) ?? 0) + 6351)
    let bytes = XMLFixture.bytes(name)
    let fragments = [
      "<", ">", "&", "]]>", "<![CDATA[", "<!--", "-->", "\"", "</", "/>", "&#0;", "&#x1F600;", "\0",
      "<vcard>", "</vcard>", "<!DOCTYPE x>", "<?xml ?>", "<address-data>", "</text>", "\r", "\n",
    ].map { Array($0.utf8) }
    for number in 0..<300 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0...mutant.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: mutant.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: place)
        case 1:
          let end = min(mutant.count, place + Int.random(in: 0...30, using: &random))
          mutant.removeSubrange(place..<end)
        case 2 where place < mutant.count: mutant[place] = UInt8.random(in: 0...255, using: &random)
        default:
          let end = min(mutant.count, place + Int.random(in: 0...90, using: &random))
          mutant.insert(contentsOf: mutant[place..<end], at: place)
        }
      }
      let whole = read(mutant)
      #expect(whole.summary.cards == whole.records.count)
      for (offset, record) in whole.records.enumerated() {
        #expect(record.index == offset + 1)
        #expect(record.line >= 1)
        #expect((record.contact == nil) == (record.error != nil))
      }
      let size = Int.random(in: 1...200, using: &random)
      let pieces = readInPieces(mutant, of: size)
      #expect(pieces.records == whole.records, "mutant \(number) in pieces of \(size)")
      #expect(pieces.summary == whole.summary, "mutant \(number) in pieces of \(size)")
      // The parser may notice a fault sooner or later, but not give other contacts.
      let parsed = readXML(mutant, parserPieces: size).records.compactMap(\.contact)
      let contacts = whole.records.compactMap(\.contact)
      if whole.summary.format != .vCard, whole.summary.format != nil {
        let count = min(parsed.count, contacts.count)
        #expect(parsed.prefix(count) == contacts.prefix(count), "mutant \(number), \(size)")
      }
    }
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
