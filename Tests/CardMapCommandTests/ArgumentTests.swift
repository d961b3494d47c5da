import CardMap
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct ArgumentTests {
  @Test(arguments: [
    ["geocode", "f", "--format", "csv"], ["--format", "csv", "geocode", "f"],
    ["geocode", "--format=csv", "f"], ["-f", "csv", "geocode", "f"], ["geocode", "-fcsv", "f"],
    ["geocode", "f", "-f=csv"], ["geocode", "f", "-f", "json", "--format", "csv"],
  ])
  func optionsStandAnywhere(_ words: [String]) throws {
    let arguments = try ArgumentParser(words)
    #expect(arguments.operands == ["geocode", "f"])
    #expect(arguments.values == [.format: "csv"])
  }

  @Test
  func eachOfARepeatedOptionCounts() throws {
    let arguments = try ArgumentParser(["list", "--column", "zip=A=B", "f", "--column=city=-C"])
    #expect(arguments.operands == ["list", "f"])
    #expect(arguments.lists == [.column: ["zip=A=B", "city=-C"]])
    #expect(arguments.values.isEmpty)
    let options = try RunOptions(arguments, for: .list)
    #expect(options.columns.map(\.column) == [.zip, .city])
    #expect(options.columns.map(\.header) == ["A=B", "-C"])
    let typo = try? RunOptions(ArgumentParser(["list", "--column", "zpi=x"]), for: .list)
    #expect(typo == nil)
  }

  @Test
  func aValueMayBeginWithAHyphen() throws {
    let arguments = try ArgumentParser(["pick", "f", "--uid", "-7", "-o", "-", "--strict"])
    #expect(arguments.operands == ["pick", "f"])
    #expect(arguments.values == [.uid: "-7", .output: "-", .strict: ""])
  }

  @Test
  func twoHyphensEndOptions() throws {
    let arguments = try ArgumentParser(["pick", "-", "--", "-o", "--", "x"])
    #expect(arguments.operands == ["pick", "-", "-o", "--", "x"])
    #expect(arguments.values.isEmpty)
  }

  @Test(
    arguments: [
      (["geocode", "x", "--formt", "csv"], "unknown option --formt; did you mean --format?"),
      (["geocode", "x", "--zzzzz"], "unknown option --zzzzz"),
      (["geocode", "x", "-x"], "unknown option -x; put -- before words that begin with - and are"),
      (["geocode", "x", "--format"], "--format needs a value: --format FORMAT"),
      (["geocode", "x", "-o"], "-o needs a value: -o PATH"),
      (["geocode", "x", "--strict=yes"], "--strict takes no value"),
      (
        ["geocode", "x", "--format", "jsn"],
        "--format: jsn is none of table, json, ndjson, csv, geojson, vcard; did you mean json?"
      ),
      (
        ["geocode", "x", "--format", "kml"],
        "--format: kml is none of table, json, ndjson, csv, geojson, vcard"
      ),
      (["geocode", "x", "-o", "out.kml"], "out.kml: no format is written to .kml files"),
      (["geocode", "x", "-o", "x.vcf.gz"], "x.vcf.gz: no format is written to .gz files"),
      (["geocode", "x", "-o", "out.xlsx"], "out.xlsx: no format is written to .xlsx files"),
      (["geocode", "x", "-o", ""], "--output needs the path of a file"),
      (
        ["geocode", "x", "--from", "cvs"],
        "--from: cvs is none of vcard, xcard, carddav, jcard, csv, ldif; did you mean csv?"
      ),
      (["list", "x", "--column", "zpi=Code"], "--column: zpi is none of name, given, family,"),
      (["list", "x", "--column", "zip"], "--column: zip needs the header of a column"),
      (["list", "x", "--column", "zip="], "--column: zip needs the header of a column"),
      (["list", "x", "--column"], "--column needs a value: --column FIELD=HEADER"),
      (["lookup", "x", "--column", "zip=y"], "lookup takes no --column; see cardmap help lookup"),
      (
        ["geocode", "x", "--address", "frist"],
        "--address: frist is none of first, preferred, home, work, all; did you mean first?"
      ),
      (["geocode", "x", "--country", "USA"], "--country: USA is no country code of two letters"),
      (["geocode", "x", "--country", "QQ"], "--country: QQ is no country code of two letters"),
      (["geocode", "x", "--span", "0"], "--span: 0 is no number of degrees"),
      (["geocode", "x", "--span", "180.5"], "--span: 180.5 is no number of degrees"),
      (["geocode", "x", "--span", "nan"], "--span: nan is no number of degrees"),
      (["geocode", "x", "--span", "-1"], "--span: -1 is no number of degrees"),
      (
        ["geocode", "x", "--provider", "zip-tabel"],
        "--provider: there is no provider zip-tabel, but zip-table; did you mean zip-table?"
      ),
      (
        ["geocode", "x", "--provider", "nominatim"],
        "--provider: there is no provider nominatim, but zip-table"
      ),
      (
        ["geocode", "x", "--provider", "zip-table,"],
        "--provider: there is no provider without a name"
      ),
      (
        ["geocode", "x", "--precision", "zip"],
        "--precision: zip is none of address, street, postalCode"
      ),
      (["geocode", "x", "--threads", "0"], "--threads: 0 is no whole number from 1 on"),
      (["geocode", "x", "--threads", "two"], "--threads: two is no whole number from 1 on"),
      (["geocode", "x", "--progress", "yes"], "--progress: yes is none of auto, always, never"),
      (["pick", "x", "--index", "0"], "--index: 0 is no whole number from 1 on"),
      (["pick", "x", "--strict"], "pick takes no --strict; see cardmap help pick"),
      (["list", "x", "--address", "home"], "list takes no --address; see cardmap help list"),
      (["lookup", "x", "--ignore-geo"], "lookup takes no --ignore-geo"),
      (["tables", "--span", "1"], "tables takes no --span"),
      (["geocode"], "geocode needs a file: cardmap geocode FILE..."),
      (["list"], "list needs a file"), (["pick"], "pick needs a file"),
      (["lookup"], "lookup needs a code or an address: cardmap lookup 02134"),
      (["lookup", ""], "lookup needs a code or an address, but WHAT 1 is empty"),
      (["lookup", "02134", " \t"], "lookup needs a code or an address, but WHAT 2 is empty"),
      (["tables", "us"], "tables takes no more words, but there is us"),
      (
        ["list", "x", "-f", "geojson"],
        "list writes no geojson, but table, json, ndjson, csv; cardmap geocode writes geojson"
      ),
      (["tables", "-f", "csv"], "tables writes no csv, but table, json, ndjson"),
      (
        ["geocod", "x"],
        "there is no command geocod, but pick, geocode, list, lookup, tables, help; did you mean geocode?"
      ),
      (["map", "x"], "there is no command map, but pick, geocode, list, lookup, tables, help"),
      (["help", "picc"], "there is no command picc"),
      (["help", "geocode", "list"], "help takes one command, but there is list as well"),
      (["help", "--format", "json"], "help takes no --format"),
      (["help", "list", "--quiet"], "help takes no --quiet"),
      (["pick", "x", "ada", "--index", "1"], "pick takes only one of a name and --index"),
      (["pick", "x", "--uid", "1", "--follow"], "pick takes only one of --uid and --follow"),
      (["pick", "x", "--address", "all"], "pick gives one placemark; --address all is for"),
      (
        ["pick", "-", "--follow"],
        "--follow reads selections from standard input, so FILE cannot be -"
      ),
      (
        ["pick", "x", "--follow", "-f", "csv"], "--follow writes a line of JSON for each selection"
      ),
      (["pick", "x", "--follow", "-o", "y"], "--follow writes a line of JSON for each selection"),
      (["geocode", "-", "-"], "standard input (-) can be read only once"),
    ] as [([String], String)]
  )
  func wrongUsageIsSaidInOneLine(_ words: [String], _ message: String) async throws {
    let run = try await CommandRun(words)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("cardmap: \(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("formt", "format"), ("prov", "provider"), ("adress", "address"), ("fromat", "format"),
    ("quite", "quiet"), ("PROGRESS", "progress"),
  ])
  func nearestOption(_ word: String, _ name: String) {
    #expect(Suggestion.nearest(to: word, among: OptionName.allCases.map(\.rawValue)) == name)
  }

  @Test(arguments: ["", "x", "zzzzzz", "kml"])
  func nothingNear(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: ["table", "json", "csv", "geojson"]) == nil)
  }

  @Test
  func theEndingOfTheOutputIsTheFormat() throws {
    func format(_ words: String...) throws -> PlacemarkFormat? {
      try RunOptions(ArgumentParser(words), for: .geocode).format
    }
    #expect(try format("-o", "x.GeoJSON") == .geoJSON)
    #expect(try format("-o", "a.csv/x.jsonl") == .ndjson)
    #expect(try format("-o", "x.csv", "-f", "json") == .json)
    #expect(try format("-o", "x.kml", "-f", "json") == .json)
    #expect(try format("-o", "x.txt") == nil)
    #expect(try format("-o", ".csv") == nil)
    #expect(try format("-o", "csv") == nil)
  }

  @Test
  func thereAreNoMoreThreadsThanProcessors() throws {
    func threads(_ number: String) throws -> Int {
      try RunOptions(ArgumentParser(["--threads", number]), for: .geocode).threads
    }
    #expect(try threads("1") == 1)
    #expect(try threads("1000000") == RunOptions.processorCount)
    #expect(RunOptions.processorCount < 1_000_000)
  }

  @Test
  func optionsReachTheGeocoder() throws {
    let options = try RunOptions(
      ArgumentParser([
        "--address", "work", "--country", "de", "--span", "1.5", "--ignore-geo", "--precision",
        "locality", "--provider", "zip-table,zip-table",
      ]),
      for: .geocode
    )
    #expect(options.geocoding.addressChoice == .work)
    #expect(options.geocoding.defaultCountry == "DE")
    #expect(options.geocoding.span == 1.5)
    #expect(options.geocoding.ignoresCardPositions)
    #expect(options.geocoding.precisionFloor == .locality)
    #expect(options.providers == ["zip-table"])
  }
}
