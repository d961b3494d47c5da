import Glibc
import Testing

@testable import CardMapCommand

/// `--format vcard`: the file as it came, with positions.
@Suite(.tags(.command))
struct VCardFormatTests {
  private let allston = "ADR:;;48 Fern Ln;Allston;MA;02134;USA"
  private let added =
    "GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=postalCode;\r\n"
    + " X-CARDMAP-RADIUS=1007:42.35879;-71.12958\r\n"

  /// The text without what cardmap has added.
  private func rest(_ text: String) -> String {
    text.split(separator: "\r\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("GEO;X-CARDMAP-CODE=") && !$0.hasPrefix(" X-CARDMAP-RADIUS=") }
      .joined(separator: "\r\n")
  }

  /// Writes UTF-16 with the low byte first.
  private func wide(_ text: String, to path: String) throws {
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.close()
  }

  /// What a file of UTF-16 holds.
  private func narrow(_ path: String) throws -> String {
    let file = try Descriptor(opening: path, O_RDONLY)
    defer { try? file.close() }
    var bytes = [UInt8](repeating: 0, count: try Int(file.status().st_size))
    let count = try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
    #expect(count == bytes.count)
    let units = stride(from: 0, to: count - 1, by: 2).map { place in
      UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test
  func everyCardAsItCameWithAPosition() async throws {
    let run = try await CommandRun(["geocode", "-", "-f", "vcard"], input: Books.friends)
    #expect(run.status == 0)
    #expect(rest(run.output) == Books.friends)
    #expect(run.output.split(separator: "GEO;").count == 3)
    #expect(run.errors.hasPrefix("cardmap: placed 2 of 6 (vcard); not placed: 4 ("))
    let again = try await CommandRun(["geocode", "-", "-f", "vcard"], input: run.output)
    #expect(again.output == run.output)
    let strict = try await CommandRun(
      ["geocode", "-", "-f", "vcard", "--strict", "--quiet"],
      input: Books.friends
    )
    #expect((strict.status, strict.output, strict.errors) == (1, run.output, ""))
  }

  @Test
  func theEndingMeansItAlsoInPlace() async throws {
    let folder = try TemporaryFolder()
    let book = try folder.file("friends.vcf", Books.friends)
    let run = try await CommandRun(["geocode", book, "-o", book])
    #expect((run.status, run.output) == (0, ""))
    let written = try folder.text("friends.vcf")
    #expect(written != Books.friends)
    #expect(rest(written) == Books.friends)
  }

  @Test
  func largeBooksThroughFilesPipesAndThreads() async throws {
    let book = "\u{FEFF}" + Books.large(4_000) + "\r\n  \r\nthe end"
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", book)
    let mapped = try await CommandRun(["geocode", path, "-f", "vcard"])
    #expect(rest(mapped.output) == book)
    #expect(mapped.output.split(separator: "\r\nGEO;X-CARDMAP-CODE").count == 4_001)
    for options in [["-"], [path, "--threads", "3"]] {
      let run = try await CommandRun(
        ["geocode", "-f", "vcard"] + options,
        input: options == ["-"] ? book : ""
      )
      #expect(run.output == mapped.output)
    }
    let wideBook = folder.path("wide.vcf")
    try wide(book, to: wideBook)
    let output = folder.path("out.vcf")
    let run = try await CommandRun(["geocode", wideBook, "-o", output, "--quiet"])
    #expect((run.status, run.errors) == (0, ""))
    #expect(try narrow(output) == mapped.output)
  }

  @Test
  func verySmallAndVeryLargeCards() async throws {
    let small = (1...3_000).map { "BEGIN:VCARD\nFN:\($0)\nADR:;;;;;02134;\nEND:VCARD\n" }.joined()
    let photo = "PHOTO;ENCODING=b:" + String(repeating: "QUJD", count: 300_000)
    let book = small + Books.card("FN:A", photo, allston) + small
    let run = try await CommandRun(["geocode", "-", "-f", "vcard", "--quiet"], input: book)
    let added = added.replacing("\r\n", with: "\n")
    #expect(
      run.output.replacing(added, with: "").replacing(self.added, with: "") == book
    )
    #expect(run.output.split(separator: "GEO;X").count == 6_002)
  }

  @Test
  func severalFilesBecomeOne() async throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.vcf", "\u{FEFF}" + Books.card("FN:A").dropLast())
    let letter = try folder.file("b.vcf", "Dear Sir")
    let last = try folder.file("c.vcf", "\u{FEFF}" + Books.card("FN:C", allston))
    let run = try await CommandRun(["geocode", first, letter, last, "-f", "vcard"])
    #expect(run.status == 65)
    #expect(
      run.output == "\u{FEFF}" + Books.card("FN:A") + Books.card("FN:C", allston, added.trimmed)
    )
    let none = try await CommandRun(["geocode", letter, "-f", "vcard"])
    #expect((none.status, none.output) == (65, ""))
    let empty = try await CommandRun(["geocode", "-", "-f", "vcard"])
    #expect((empty.status, empty.output) == (0, ""))
  }

  @Test
  func wideFilesStandAlone() async throws {
    let folder = try TemporaryFolder()
    let plain = try folder.file("a.vcf", Books.large(3_000))
    let other = folder.path("b.vcf")
    try wide(Books.card("FN:B", allston), to: other)
    for files in [[plain, other], [other, plain]] {
      let run = try await CommandRun(["geocode", "-f", "vcard"] + files)
      #expect((run.status, run.output) == (64, ""))
      #expect(
        run.errors == "cardmap: \(other) is UTF-16, which cannot be put into one vCard file with "
          + "others: write it by itself\n"
      )
      let table = try await CommandRun(["geocode", "-f", "ndjson", "--quiet"] + files)
      #expect(table.status == 0)
    }
    // From a pipe it shows when its turn comes; a file is not written at all then.
    let fifo = folder.path("fifo")
    mkfifo(fifo, 0o600)
    let writer = Background {
      if let text = try? TemporaryFolder.text(of: other),
        let file = try? Descriptor(opening: fifo, O_WRONLY)
      {
        try? file.write(text)
        try? file.close()
      }
    }
    let run = try await CommandRun(["geocode", plain, fifo, "-o", folder.path("out.vcf")])
    writer.join()
    #expect(run.status == 64)
    #expect(!TemporaryFolder.names(in: folder.path).contains("out.vcf"))
  }

  @Test
  func positionsAreReplacedOnlyWhereThatIsAsked() async throws {
    let other = Books.card("FN:A", "GEO:1;2", allston) + Books.card("FN:B", "GEO:3;4")
    let kept = try await CommandRun(["geocode", "-", "-f", "vcard"], input: other)
    #expect(kept.output == other)
    let aside = try await CommandRun(
      ["geocode", "-", "-f", "vcard", "--ignore-geo"],
      input: other
    )
    #expect(aside.output == other)
    let replaced = try await CommandRun(
      ["geocode", "-", "-f", "vcard", "--replace-geo"],
      input: other
    )
    #expect(
      replaced.output == Books.card("FN:A", allston, added.trimmed) + Books.card("FN:B", "GEO:3;4")
    )
    #expect(replaced.errors.hasPrefix("cardmap: placed 1 of 2 "))
    let wrong = try await CommandRun(["geocode", "-", "--replace-geo"], input: other)
    #expect((wrong.status, wrong.output) == (64, ""))
    #expect(
      wrong.errors == "cardmap: --replace-geo writes positions into cards, so it needs --format "
        + "vcard\n"
    )
  }

  @Test
  func aCardThatMustStayIsSaid() async throws {
    // Without its GEO it would look as if it had a blank line behind every line.
    let card = "BEGIN:VCARD\nGEO:1;2\n\nFN:A\n\(allston)\nEND:VCARD\n"
    let run = try await CommandRun(["geocode", "-", "-f", "vcard", "--replace-geo"], input: card)
    #expect((run.status, run.output) == (0, card))
    #expect(
      run.errors == "cardmap: warning: -: the position of card 1, line 1, A, cannot be written; "
        + "the card stays as it came\n"
        + "cardmap: placed 1 of 1 (vcard)\n"
    )
    let picked = try await CommandRun(["pick", "-", "-f", "vcard", "--replace-geo"], input: card)
    #expect((picked.status, picked.output) == (0, card))
    #expect(picked.errors.hasPrefix("cardmap: warning: -: the position of card 1, "))
  }

  @Test
  func pickWritesOneCard() async throws {
    let folder = try TemporaryFolder()
    let card = Books.card("UID:wren", "FN:Wren", "X-MINE:kept", allston)
    let book = try folder.file("a.vcf", "\u{FEFF}\r\n" + card + Books.card("FN:Bo"))
    let expected = Books.card("UID:wren", "FN:Wren", "X-MINE:kept", allston, added.trimmed)
    for words in [["wren"], ["--index", "1"], ["--uid", "wren"]] {
      let run = try await CommandRun(["pick", book, "-f", "vcard"] + words)
      #expect((run.status, run.output, run.errors) == (0, expected, ""))
    }
    _ = try await CommandRun(["pick", book, "wren", "-o", folder.path("wren.vcf")])
    #expect(try folder.text("wren.vcf") == expected)
    let piped = try await CommandRun(
      ["pick", "-", "wren", "--format", "vcard"],
      input: Books.card("FN:Wrenna") + card
    )
    #expect(piped.output == expected)
    let replaced = try await CommandRun(
      ["pick", "-", "wren", "--format", "vcard", "--replace-geo"],
      input: Books.card("FN:Wren", "GEO:1;2", allston)
    )
    #expect(replaced.output == Books.card("FN:Wren", allston, added.trimmed))
    let wideBook = folder.path("wide.vcf")
    try wide(card, to: wideBook)
    _ = try await CommandRun(["pick", wideBook, "-o", folder.path("out.vcf")])
    #expect(try narrow(folder.path("out.vcf")) == "\u{FEFF}" + expected)
    let nowhere = try await CommandRun(["pick", book, "bo", "-f", "vcard"])
    #expect((nowhere.status, nowhere.output) == (1, ""))
  }

  @Test
  func lookupWritesNewCards() async throws {
    let run = try await CommandRun(["lookup", "02134", "-f", "vcard"])
    try expectSnapshot(run.output, named: "lookup.vcf")
    let back = try await CommandRun(
      ["geocode", "-", "-f", "ndjson", "--strict"],
      input: run.output
    )
    #expect(back.status == 0)
    #expect(back.output.contains(#""provider":"card""#))
    #expect(back.output.contains(#""precision":"postalCode","radius":1007"#))
    let several = try await CommandRun(["lookup", "02134", "00000", "60606", "-f", "vcard"])
    #expect(several.output.split(separator: "BEGIN:VCARD").count == 2)
    let nowhere = try await CommandRun(["lookup", "00000", "-f", "vcard"])
    #expect((nowhere.status, nowhere.output) == (1, ""))
  }

  @Test
  func listWritesNone() async throws {
    let run = try await CommandRun(["list", "-", "-f", "vcard"], input: Books.friends)
    #expect((run.status, run.output) == (64, ""))
    #expect(run.errors.contains("list writes no vcard, but table, json, ndjson, csv; "))
  }
}

extension String {
  /// Without the line end at its end.
  fileprivate var trimmed: String { String(dropLast()) }
}
