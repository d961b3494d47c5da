import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct LookupAndTablesTests {
  @Test
  func oneCode() async throws {
    let run = try await CommandRun(["lookup", "02134"])
    #expect((run.status, run.errors) == (0, ""))
    try expectSnapshot(run.output, named: "lookup.json")
  }

  @Test
  func oneThatIsNotPlaced() async throws {
    let run = try await CommandRun(["lookup", "00000"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("{\n  \"index\": 1,\n  \"identifier\": \"zip:00000\",\n"))
    #expect(run.output.contains("\"reasonCode\": \"unknownCode\""))
    #expect(!run.output.contains("\"file\""))
  }

  @Test
  func several() async throws {
    let run = try await CommandRun(["lookup", "02134", "00000", "1 Elm St, Chicago, IL 60606"])
    #expect(run.status == 0)
    try expectSnapshot(run.output, named: "lookup.ndjson")
    let strict = try await CommandRun(["lookup", "02134", "00000", "--strict"])
    #expect(strict.status == 1)
    let array = try await CommandRun(["lookup", "02134", "60606", "-f", "json"])
    #expect(
      array.output.hasPrefix("[\n  {\n    \"index\": 1,\n    \"name\": \"02134 Allston, MA\"")
    )
    let csv = try await CommandRun(["lookup", "02134", "-f", "csv"])
    #expect(csv.output.contains("\r\n1,,,zip:02134,\"02134 Allston, MA\",placed,"))
  }

  @Test
  func tables() async throws {
    let table = try await CommandRun(["tables"])
    #expect((table.status, table.errors) == (0, ""))
    for word in ["zip-table", "41719", "US Census Bureau", "GeoNames", "CC BY 4.0"] {
      #expect(table.output.contains(word))
    }
    let json = try await CommandRun(["tables", "-f", "json"])
    #expect(
      json.output.hasPrefix("[\n  {\n    \"name\": \"zip-table\",\n    \"country\": \"US\",\n")
    )
    let line = try await CommandRun(["tables", "-f", "ndjson"])
    #expect(line.output.hasPrefix("{\"name\":\"zip-table\",\"country\":\"US\",\"rows\":41719,"))
    #expect(line.output.split(separator: "\n").count == 1)
  }
}
