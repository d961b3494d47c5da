import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct PickCommandTests {
  static func pick(
    _ words: String...,
    input: String = "",
    terminals: Set<CommandRun.Stream> = []
  ) async throws -> CommandRun {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.friends)
    return try await CommandRun(["pick", path] + words, input: input, terminals: terminals)
  }

  @Test
  func onePlacemark() async throws {
    let run = try await PickCommandTests.pick("wren", "okafor")
    #expect((run.status, run.errors) == (0, ""))
    try expectSnapshot(run.output, named: "pick.json")
  }

  @Test(arguments: [
    ["Bruno Álvarez"], ["bruno alvarez"], ["BRUNO", "ALVAREZ"], ["álv"], ["  alvarez  "],
    ["Bruno A\u{301}lvarez"], ["--uid", "bruno-2"], ["--index", "2"],
  ])
  func bruno(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.friends)
    let run = try await CommandRun(["pick", path, "-f", "ndjson"] + words)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"identifier":"bruno-2","title":"Bruno Álvarez","#))
  }

  @Test
  func aWholeNameBeatsAPart() async throws {
    let book = Books.card("FN:Ann Lee Moss") + Books.card("FN:Ann Lee", "ADR:;;1 A;;;02134;US")
    let run = try await CommandRun(["pick", "-", "ann", "lee"], input: book)
    #expect(run.status == 0)
    #expect(run.output.contains("\"title\": \"Ann Lee\""))
  }

  @Test
  func severalWithoutATerminal() async throws {
    let run = try await PickCommandTests.pick("bruno")
    #expect((run.status, run.output) == (1, ""))
    #expect(
      run.errors == """
        cardmap: 2 contacts match "bruno":
          2  Bruno Álvarez  San Juan
          6  Bruno Keller   Hamburg
        cardmap: say more of the name, or choose with --index NUMBER or --uid UID

        """
    )
  }

  @Test
  func manyCandidatesAreCutOff() async throws {
    let book = (1...30).map { Books.card("FN:Sam \($0)") }.joined()
    let run = try await CommandRun(["pick", "-", "sam"], input: book)
    #expect(run.errors.contains("  20  Sam 20\n  and 10 more\n"))
    #expect(!run.errors.contains("Sam 21"))
  }

  @Test(arguments: [
    (["nobody"], "no contact matches \"nobody\""),
    (["wren", "o", "k"], "no contact matches \"wren o k\""),
    (["--index", "7"], "no contact is number 7"), (["--uid", "x"], "no contact has the UID x"),
    (["ines"], "Ines Dahl (card 3, line 16) has no place: "),
    (["wrenna"], "Wrenna Holt (card 4, line 22) has no place: "),
    (["\u{1B}[31m"], "no contact matches \"\u{FFFD}[31m\""),
  ])
  func nobody(_ words: [String], _ message: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.friends)
    let run = try await CommandRun(["pick", path] + words)
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.hasPrefix("cardmap: \(message)"), "\(run.errors)")
  }

  @Test
  func aNumberOnATerminal() async throws {
    let run = try await PickCommandTests.pick(
      "bruno",
      input: "9\nxyz\n2\n",
      terminals: [.input, .errors]
    )
    #expect(run.status == 0)
    #expect(run.output.contains("\"identifier\": \"bruno-2\""))
    #expect(
      run.errors == """
          2  Bruno Álvarez  San Juan
          6  Bruno Keller   Hamburg
        Number, or a part of the name (Enter to leave): There is no number 9 here.
        Number, or a part of the name (Enter to leave): No name holds "xyz".
        Number, or a part of the name (Enter to leave): 
        """
    )
  }

  @Test
  func everybodyOnATerminalAndAFilter() async throws {
    let run = try await PickCommandTests.pick(
      input: "br\nalv\n",
      terminals: [.input, .errors]
    )
    #expect(run.status == 0)
    #expect(run.output.contains("\"identifier\": \"bruno-2\""))
    #expect(run.errors.hasPrefix("  1  Wren Okafor    Allston\n  2  Bruno Álvarez  San Juan\n"))
    #expect(run.errors.contains("leave):   2  Bruno Álvarez  San Juan\n  6  Bruno Keller   Ham"))
  }

  @Test(arguments: ["", "\n", "  \n"])
  func leavingATerminal(_ input: String) async throws {
    let run = try await PickCommandTests.pick(input: input, terminals: [.input, .errors])
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.hasSuffix("cardmap: no contact was chosen\n"))
  }

  @Test
  func theOnlyContactNeedsNoName() async throws {
    let one = try await CommandRun(
      ["pick", "-", "-f", "ndjson"],
      input: Books.card("FN:A", "ADR:;;;;;02134;US")
    )
    #expect(one.status == 0)
    let none = try await CommandRun(["pick", "-"])
    #expect((none.status, none.output) == (1, ""))
    #expect(none.errors.hasSuffix("cardmap: there is no contact to pick\n"))
    let several = try await CommandRun(["pick", "-"], input: Books.friends)
    #expect(several.status == 1)
    #expect(several.errors.hasPrefix("cardmap: 6 contacts:\n"))
  }

  @Test
  func aFileThatHoldsNoContacts() async throws {
    let run = try await CommandRun(["pick", "-", "ada"], input: "Dear Sir")
    #expect((run.status, run.output) == (65, ""))
  }
}
