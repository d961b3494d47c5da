import CardMap
import Testing

@Suite(.tags(.reading), .timeLimit(.minutes(5)))
struct CSVLimitTests {
  @Test("A quote that is never closed costs the row's first line; reading goes on at the next")
  func openQuote() {
    let text = """
      Name,City,ZIP
      Al,Erie,16501
      Bo,"Reno,89501
      Cy,Bath,04530
      Dee,""Dover,03820
      Eve","Salem
      """
    for end in ["", "\n", "\nFay,Jena,97301"] {
      let records = csv(text + end).records
      #expect(records.map(\.line).prefix(5) == [2, 3, 4, 5, 6])
      #expect(records.map(\.title).prefix(5) == ["Al", "Contact 2", "Cy", "Dee", "Contact 5"])
      #expect(records[1].error?.code == .nothingReadable)
      #expect(records[1].error?.message.contains("Reno") == false)
      #expect(records.count == (end.count > 1 ? 6 : 5))
    }
  }

  @Test("A line or row past its limit costs that row")
  func limits() {
    let limits = ReadingLimits(line: 60, card: 150)
    let long = "Long,\(String(repeating: "x", count: 80)),1\n"
    let lines = "Large,\"\(String(repeating: "yyyyyyyyy\n", count: 20))\",1\n"
    let text = "Name,City,ZIP\nAl,Erie,16501\n\(long)Bo,Reno,89501\n\(lines)"
    let records = csv(text + "Cy,Bath,04530\n", limits: limits).records
    #expect(records[1].error?.code == .limit)
    #expect(records[1].error?.message.contains("60 bytes") == true)
    #expect(records[2].title == "Bo")
    #expect(records[3].error?.message.contains("150 bytes") == true)
    #expect(records[3].line == 5)
    #expect(records.last?.title == "Cy")
    #expect(records.last?.line == 26)
    #expect(records.map(\.index) == Array(1...records.count))
  }

  @Test("A line of exactly the limit is read, one byte more is not", arguments: [0, 1])
  func exactly(_ more: Int) {
    let row = "Al," + String(repeating: "x", count: 96 + more)
    let record = csv("Name,City\n\(row)\n", limits: ReadingLimits(line: 99, card: 1000)).records
      .first
    #expect((record?.error == nil) == (more == 0))
  }

  /// Inputs of 256 KB at which work that grows with the square of the length would take minutes.
  static let shapes: [(name: String, start: String, unit: String)] = [
    ("one cell", "Name,City\n", "x"),
    ("one quoted cell", "Name,City\n\"", "x"),
    ("cells", "Name,City\n", ","),
    ("quotes", "Name,City\n", "\""),
    ("rows", "Name,City\n", "a,b\n"),
    ("blank rows", "Name,City\n", "\n"),
    ("blanks before a quote", "Name,City\n\"", " \n"),
    ("quotes that close and open again", "Name,City\n", "x\",\"y\n"),
    ("quotes that open at each line", "Name,City\n", "x,\"\"\"y\n"),
    ("an open quote before rows", "Name,City\na,\"", "b,c\n"),
    ("open quotes of many cells", "Name,City\n", "\"\",\"\n"),
    ("columns", "", "zip,"),
    ("columns of a row", "zip," + String(repeating: "zip,", count: 16_000) + "\n", "1,"),
    ("a header that never ends", "Name,\"", "x\n"),
    ("lists", "Name,City\nAl,", "a ::: "),
    ("numbers of phones", "Name,Phone\nAl,", "1;"),
    ("returns", "Name,City\n", "\r"),
    ("returns as line ends", "Name,City\r", "a\r"),
  ]

  @Test("No input takes work that grows with its square", arguments: shapes.indices)
  func linear(_ index: Int) {
    let found = read(input(ofShape: Self.shapes[index], length: 256 << 10))
    #expect(found.summary.cards == found.records.count)
    checkCSVOrder(of: found.records)
  }

  @Test("Memory stays bounded: a piece need never be longer than the row's limit")
  func boundedPieces() {
    let limits = ReadingLimits(line: 1 << 16, card: 1 << 17)
    for unit in ["x", "x\n", "\",\"\n", "x,\"\"\"y\n"] {
      var reader = ContactsReader(.init(limits: limits))
      var waiting = Array("Name,City\n\"".utf8)
      let more = Array(String(repeating: unit, count: 4096 / unit.utf8.count).utf8)
      var longest = 0
      for _ in 0..<300 {
        waiting += more
        longest = max(longest, waiting.count)
        let used = reader.read(waiting.span, isFinal: false) { _ in }
        waiting.removeFirst(used)
      }
      #expect(longest <= limits.card + 2 * 4096, "\(unit)")
    }
  }

  @Test("A file in pieces of any size is the file at once", arguments: csvFixtures)
  func pieces(_ name: String) {
    let bytes = Fixture.bytes(name, in: "csv")
    let limits = ReadingLimits(line: 300, card: 350)
    let whole = read(bytes)
    let limited = read(bytes, limits: limits)
    #expect(!whole.records.isEmpty)
    #expect(whole.summary.error == nil)
    for size in [1, 7, 64, 300, 351, bytes.count - 1] {
      let pieces = readInPieces(bytes, of: size)
      #expect(pieces.records == whole.records, "pieces of \(size)")
      #expect(pieces.summary == whole.summary, "pieces of \(size)")
      #expect(readInPieces(bytes, of: size, limits: limits).records == limited.records)
    }
  }
}
