import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct HelpTests {
  @Test(arguments: [["--version"], ["geocode", "--version"], ["--version", "--strict"]])
  func version(_ words: [String]) async throws {
    let run = try await CommandRun(words)
    #expect((run.status, run.output, run.errors) == (0, "cardmap \(Command.version)\n", ""))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "help"]])
  func overview(_ words: [String]) async throws {
    let run = try await CommandRun(words)
    #expect((run.status, run.output, run.errors) == (0, HelpText.overview, ""))
    #expect(HelpText.overview.split(separator: "\n").count <= 24)
  }

  @Test
  func withoutAWordTheHelpIsAnError() async throws {
    let run = try await CommandRun([])
    #expect((run.status, run.output, run.errors) == (64, "", HelpText.overview))
  }

  @Test(arguments: CommandName.allCases)
  func aPageForEachCommand(_ command: CommandName) async throws {
    let run = try await CommandRun(["help", command.rawValue])
    #expect(run.status == 0)
    try expectSnapshot(run.output, named: "help-\(command.rawValue).txt")
    let other = try await CommandRun([command.rawValue, "--help"])
    #expect(other.output == run.output)
    for line in run.output.split(separator: "\n") { #expect(line.count <= 100) }
    // Every option that the command takes is there, and no other.
    for option in OptionName.allCases where option != .help && option != .version {
      let isThere = run.output.contains("--\(option.rawValue) ")
      #expect(isThere == command.options.contains(option), "--\(option.rawValue)")
    }
  }
}
