import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct CSVInputTests {
  private static let book = "Name;Wohnort;PLZ;Notes\r\nAda;Allston;02134;x\r\nBo;Ulm;89073;y\r\n"

  @Test
  func whatTheColumnsWereTakenAsIsSaid() async throws {
    let run = try await CommandRun(["list", "-", "-f", "csv"], input: Self.book)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\r\n").count == 3)
    #expect(
      run.errors == """
        cardmap: standard input: columns: Name = name; Wohnort = city; PLZ = zip
        cardmap: standard input: columns not used: Notes

        """
    )
    let quiet = try await CommandRun(["list", "-", "--quiet"], input: Self.book)
    #expect(quiet.errors == "")
  }

  @Test
  func aColumnIsNamedByHand() async throws {
    let text = "Kunde,Sitz,Nr\nAda,Allston,02134\n"
    let refused = try await CommandRun(["list", "-", "-f", "ndjson"], input: text)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("--column zip="))
    let words = ["--column", "name=kunde", "--column", "zip=NR"]
    let run = try await CommandRun(["geocode", "-", "-f", "ndjson"] + words, input: text)
    #expect(run.status == 0)
    #expect(run.output.contains(#""name":"Ada","outcome":"placed""#))
    #expect(run.errors.contains("placed 1 of 1 (csv)"))
    let missing = try await CommandRun(
      ["list", "-", "--column", "city=Ort"] + words,
      input: text
    )
    #expect(missing.errors.contains("warning: standard input: line 1: no column is named Ort"))
  }

  @Test
  func headersCannotReachTheTerminal() async throws {
    let run = try await CommandRun(["list", "-"], input: "Name,ZIP,\u{1B}[31mx\nAl,02134,y\n")
    #expect(run.errors.contains("columns not used: \u{FFFD}[31mx\n"))
  }

  @Test
  func severalThreadsWriteWhatOneDoes() async throws {
    let row = "Ada \"\"Pin\"\",\"12 Larkspur Ln\nUnit 3\",Allston,MA,02134\n"
    let text = "Name,Street,City,State,ZIP\n" + String(repeating: row, count: 60_000)
    let folder = try TemporaryFolder()
    let path = try folder.file("book.csv", text)
    let one = try await CommandRun(["geocode", path, "-f", "csv", "--threads", "1"])
    let three = try await CommandRun(["geocode", path, "-f", "csv", "--threads", "3"])
    #expect(one.status == 0)
    #expect(one.output.split(separator: "\r\n").count == 60_001)
    #expect(three.output == one.output)
    #expect(three.errors == one.errors)
  }

  @Test
  func aFolderHoldsFilesOfSeveralFormats() async throws {
    let folder = try TemporaryFolder()
    try folder.file("a.vcf", Books.card("FN:Al", "ADR:;;1 Elm;Allston;MA;02134;USA"))
    try folder.file("b.csv", Self.book)
    try folder.file("c.tsv", "Name\tZIP\nCy\t60606\n")
    let run = try await CommandRun(["geocode", folder.path, "-f", "ndjson"])
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(run.output.contains(#"{"index":4,"file":"\#(folder.path)/c.tsv","line":2,"#))
    #expect(run.errors.contains("(vcard, csv)"))
  }
}
