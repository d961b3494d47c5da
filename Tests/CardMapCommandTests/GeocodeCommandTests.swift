import CardMap
import Glibc
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct GeocodeCommandTests {
  @Test(arguments: PlacemarkFormat.allCases)
  func aCodeIsNoNumber(_ format: PlacemarkFormat) async throws {
    let stamford = ";;4 Elm Row;Stamford;CT;06902;USA"
    let book = Books.card("FN:Zero", "ADR:\(stamford)")
    let words = ["-", "-f", format.rawValue]
    var runs = [try await CommandRun(["geocode"] + words, input: book)]
    runs.append(try await CommandRun(["pick"] + words + ["zero"], input: book))
    runs.append(try await CommandRun(["lookup", "06902", "-f", format.rawValue]))
    if ContactListWriter.formats.contains(format) {
      runs.append(try await CommandRun(["list"] + words, input: book))
    }
    for run in runs {
      #expect(run.status == 0)
      #expect(run.output.contains("06902"))
      #expect(!run.output.replacing("06902", with: "").contains("6902"), "\(run.output)")
    }
  }

  @Test
  func aCodeWithoutItsZeroIsAnother() async throws {
    let bare = try await CommandRun(["lookup", "6902"])
    #expect(bare.status == 1)
    #expect(bare.output.contains("\"reasonCode\": \"tooShort\""))
    let book = Books.card("FN:Zero", "ADR:;;4 Elm Row;Stamford;CT;6902;USA")
    let run = try await CommandRun(["geocode", "-", "-f", "ndjson"], input: book)
    #expect(run.output.contains(#""postalCode":"6902","country":"USA""#))
    #expect(run.output.contains(#","postalCode":"06902","precision":"#))
    #expect(run.output.contains("leadingZeroRestored"))
  }

  @Test(arguments: ["table", "json", "ndjson", "csv", "geojson"])
  func everyFormat(_ format: String) async throws {
    let run = try await CommandRun(["geocode", "-", "-f", format], input: Books.friends)
    #expect(run.status == 0)
    try expectSnapshot(run.output, named: "geocode.\(format)")
    #expect(
      run.errors == "cardmap: placed 2 of 6 (vcard); not placed: 4 "
        + "(foreignCode 1, militaryMail 1, noAddress 1, placesDiffer 1)\n"
    )
  }

  @Test
  func theFormatFollowsTheTarget() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("book.vcf", Books.friends)
    let pipe = try await CommandRun(["geocode", file])
    #expect(pipe.output.hasPrefix(#"{"index":1,"file":"\#(file)","line":1,"name":"Wren Okafor""#))
    let terminal = try await CommandRun(["geocode", file], terminals: [.output])
    #expect(terminal.output.hasPrefix("#  NAME "))
    let csv = try await CommandRun(
      ["geocode", file, "-o", folder.path("x.csv")],
      terminals: [.output]
    )
    #expect(csv.output == "")
    #expect(try folder.text("x.csv").hasPrefix("index,file,line,"))
    _ = try await CommandRun(["geocode", file, "-o", folder.path("x")], terminals: [.output])
    #expect(try folder.text("x") == pipe.output)
  }

  @Test
  func severalFilesAreOneBook() async throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.vcf", Books.friends)
    try folder.file("cards/z.vcf", Books.card("FN:Zed"))
    try folder.file("cards/B.VCF", Books.card("FN:Bea"))
    try folder.file("cards/c.vcard", Books.card("FN:Cy"))
    try folder.file("cards/.hidden.vcf", Books.card("FN:No"))
    try folder.file("cards/notes.txt", Books.card("FN:No"))
    try folder.file("cards/deeper.vcf/d.vcf", Books.card("FN:No"))
    let cards = folder.path("cards")
    let run = try await CommandRun(
      ["list", first, cards, "-", cards + "/", "-f", "ndjson"],
      input: Books.card("FN:In")
    )
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\n").dropFirst(6).map { line in
      line.split(separator: ",").prefix(5).joined(separator: ",")
    }
    let expected = [
      (7, "\(cards)/B.VCF", "Bea"), (8, "\(cards)/c.vcard", "Cy"), (9, "\(cards)/z.vcf", "Zed"),
      (10, "-", "In"), (11, "\(cards)/B.VCF", "Bea"), (12, "\(cards)/c.vcard", "Cy"),
      (13, "\(cards)/z.vcf", "Zed"),
    ]
    #expect(rows.count == expected.count)
    for (row, (index, file, name)) in zip(rows, expected) {
      #expect(row.hasPrefix(#"{"index":\#(index),"file":"\#(file)","line":1,"identifier":"#))
      #expect(row.hasSuffix(#""name":"\#(name)""#))
    }
  }

  @Test
  func addressesOfAllKinds() async throws {
    let all = try await CommandRun(
      ["geocode", "-", "--address", "all", "-f", "csv", "--quiet"],
      input: Books.friends
    )
    let rows = all.output.split(separator: "\r\n")
    #expect(rows.count == 8)
    #expect(rows[1].hasPrefix("1,-,1,wren-1,Wren Okafor,placed,,,42.35879,"))
    #expect(rows[2].hasPrefix("1,-,1,wren-1#2,Wren Okafor,placed,,,41.8"))
    #expect(all.errors == "")
    let work = try await CommandRun(
      ["geocode", "-", "--address=work", "-f", "csv"],
      input: Books.friends
    )
    #expect(work.output.contains("\r\n1,-,1,wren-1,Wren Okafor,placed,,,41.8"))
  }

  @Test
  func strict() async throws {
    let failing = try await CommandRun(["geocode", "-", "--strict"], input: Books.friends)
    #expect(failing.status == 1)
    #expect(failing.output.split(separator: "\n").count == 6)
    let good = try await CommandRun(
      ["geocode", "-", "--strict"],
      input: Books.card("FN:A", "ADR:;;1 A St;;;02134;USA")
    )
    #expect(good.status == 0)
    #expect(good.errors == "cardmap: placed 1 of 1 (vcard)\n")
  }

  @Test
  func precisionSpanAndCountry() async throws {
    let book = Books.card("FN:A", "ADR:;;1 A St;Berlin;;10115;")
    let foreign = try await CommandRun(["geocode", "-", "--country", "DE"], input: book)
    #expect(foreign.output.contains(#""reasonCode":"foreignCode""#))
    let fine = try await CommandRun(
      ["geocode", "-", "--precision", "street", "--span", "1"],
      input: Books.friends
    )
    #expect(fine.output.contains(#""reasonCode":"tooCoarse""#))
    let wide = try await CommandRun(["geocode", "-", "--span", "1.25"], input: Books.friends)
    #expect(wide.output.contains(#""span":{"latitudeDelta":1.25,"longitudeDelta":1.25}"#))
  }

  @Test
  func progress() async throws {
    let always = try await CommandRun(
      ["geocode", "-", "--progress", "always"],
      input: Books.friends
    )
    #expect(always.errors.hasPrefix("cardmap: 6 contacts, 0 MiB\ncardmap: placed"))
    let terminal = try await CommandRun(
      ["geocode", "-", "--progress", "always"],
      input: Books.friends,
      terminals: [.errors]
    )
    #expect(terminal.errors.hasPrefix("\r6 contacts, 0 MiB\u{1B}[K\r\u{1B}[Kcardmap: placed"))
    let short = try await CommandRun(["geocode", "-"], input: Books.friends, terminals: [.errors])
    #expect(short.errors.hasPrefix("cardmap: placed"))
  }

  @Test
  func brokenCardsAreRows() async throws {
    let book = Books.card("FN:A") + "BEGIN:VCARD\r\nFN:cut of" + "f"
    let run = try await CommandRun(["geocode", "-", "-f", "ndjson"], input: book)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 2)
  }
}
