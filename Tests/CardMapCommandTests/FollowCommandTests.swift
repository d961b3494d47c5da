import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct FollowCommandTests {
  @Test
  func oneLineForEachSelection() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.friends)
    let run = try await CommandRun(
      ["pick", path, "--follow"],
      input: "wren okafor\r\n#2\nuid:ines-3\nalvarez\nbruno\n#99\n\nuid:\n#x\nWREN O"
    )
    #expect((run.status, run.errors) == (0, ""))
    try expectSnapshot(run.output, named: "follow.ndjson")
    let lines = run.output.split(separator: "\n")
    let replaced = lines.map { line in
      line.contains(#""error":"#)
        ? "error" : String(line.split(separator: ",").last?.dropLast() ?? "")
    }
    #expect(
      replaced == [
        #""replaces":null"#, #""replaces":"wren-1""#, "error", #""replaces":"bruno-2""#, "error",
        "error", "error", "error", "error", #""replaces":"bruno-2""#,
      ]
    )
  }

  @Test
  func aMissingFile() async throws {
    let run = try await CommandRun(["pick", "/no/such.vcf", "--follow"], input: "x\n")
    #expect((run.status, run.output) == (66, ""))
  }
}
