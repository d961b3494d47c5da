import Glibc
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct InputTests {
  static let commands = [["geocode"], ["list"], ["geocode", "--threads", "3"]]

  @Test(arguments: commands)
  func nothingAtAllIsNoContacts(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let empty = try folder.file("empty.vcf", "")
    mkdir(folder.path("none"), 0o755)
    for (path, name) in [
      ("-", "standard input is empty: no contacts"), (empty, "\(empty) is empty: no contacts"),
      (
        folder.path("none"),
        "\(folder.path("none")) holds no contacts files (.vcf, .vcard, .xcard, .xml, .jcard, .csv, .tsv, "
          + ".ldif, .ldi)"
      ),
    ] {
      let run = try await CommandRun(command + [path, "-f", "json"])
      #expect(run.status == 0)
      #expect(run.output == "[]\n")
      #expect(run.errors.hasPrefix("cardmap: warning: \(name)\n"))
      let quiet = try await CommandRun(command + [path, "--quiet"])
      #expect(quiet.errors == "")
    }
  }

  @Test(arguments: commands)
  func whatIsNoFileInAFolderIsLeftOutAndSaid(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.vcf", Books.card("FN:A"))
    #expect(mkfifo(folder.path("b.vcf"), 0o600) == 0)
    #expect(symlink("/nowhere", folder.path("c.vcf")) == 0)
    mkdir(folder.path("d.vcf"), 0o755)
    let run = try await CommandRun(command + [folder.path, "-f", "ndjson"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    for name in ["b.vcf", "c.vcf"] {
      #expect(run.errors.contains("warning: \(folder.path(name)) is no file, so it was left out\n"))
    }
    #expect(!run.errors.contains("d.vcf"))
  }

  @Test(arguments: commands)
  func somethingThatIsNoContactsIsRefused(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let text = try folder.file("a.vcf", "Dear Sir,\nthis is a letter.\n")
    let output = folder.path("out.json")
    let run = try await CommandRun(command + [text, "-f", "json", "-o", output, "--quiet"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("cardmap: \(text): "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(TemporaryFolder.names(in: folder.path) == ["a.vcf"])
    let plain = try await CommandRun(command + ["-", "-f", "json"], input: "\u{0}\u{1}\u{2}binary")
    #expect((plain.status, plain.output) == (65, ""))
  }

  @Test(arguments: commands)
  func ofSeveralFilesTheOthersAreRead(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.vcf", Books.card("FN:A"))
    let letter = try folder.file("b.vcf", "Dear Sir")
    let last = try folder.file("c.vcf", Books.card("FN:C"))
    let run = try await CommandRun(command + [first, letter, last, "-f", "ndjson"])
    #expect(run.status == 65)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains(#"{"index":2,"file":"\#(last)","line":1,"#))
  }

  @Test(arguments: commands)
  func linesOutsideTheCardsAreNotLostWithoutAWord(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    // Long enough for several threads; the lost card stands in the middle.
    let half = Books.large(12_000)
    let lost = Books.card("FN:Lost").replacing("BEGIN", with: "BEGN")
    let path = try folder.file("a.vcf", half + lost + half + "the end")
    let first = half.split(separator: "\r\n").count + 1
    let run = try await CommandRun(command + [path, "-f", "ndjson"])
    #expect(run.status == 0)
    let warning = "warning: \(path): left out 4 lines outside the cards, from line \(first) on"
    #expect(run.errors.hasPrefix("cardmap: \(warning)\n"), "\(run.errors)")
    let quiet = try await CommandRun(command + [path, "-f", "ndjson", "--quiet"])
    #expect(quiet.errors == "")
  }

  @Test(arguments: commands)
  func aMissingFileStopsBeforeAnythingIsRead(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let book = try folder.file("a.vcf", Books.friends)
    let missing = folder.path("b.vcf")
    let run = try await CommandRun(command + [book, missing, "-o", folder.path("out.csv")])
    #expect((run.status, run.output) == (66, ""))
    #expect(run.errors == "cardmap: cannot read \(missing): no such file or directory\n")
    #expect(TemporaryFolder.names(in: folder.path) == ["a.vcf"])
  }

  @Test(arguments: commands)
  func aNameNeedNotBeUTF8(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path("book"), 0o755)
    try folder.file("book/b.vcf", Books.card("FN:Second"))
    let names: [[UInt8]] = [[0xFF] + Array(".vcf".utf8), Array("a\u{E9}".utf8) + [0xE9, 0x2E]]
    let path = Array(folder.path("book/").utf8CString.dropLast())
    let odd = path + (names[0] + [0]).map(CChar.init(bitPattern:))
    let first = path + (names[1] + Array("vcf".utf8) + [0]).map(CChar.init(bitPattern:))
    for (name, title) in [(odd, "Third"), (first, "First")] {
      let file = try Descriptor(opening: name, O_WRONLY | O_CREAT)
      try file.write(Books.card("FN:\(title)"))
      try file.close()
    }
    let run = try await CommandRun(command + [folder.path("book"), "-f", "csv"])
    unlink(odd)
    unlink(first)
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\r\n").map { $0.split(separator: ",") }
    #expect(rows.dropFirst().map { $0[4] } == ["First", "Second", "Third"])
    #expect(
      rows.dropFirst().map { $0[1] } == [
        "\(folder.path)/book/a\u{E9}\u{FFFD}.vcf", "\(folder.path)/book/b.vcf",
        "\(folder.path)/book/\u{FFFD}.vcf",
      ]
    )
  }

  @Test
  func aNameGivesTheTerminalNoCommands() async throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("\u{1B}]0;x\u{7}.vcf")
    let run = try await CommandRun(["list", missing])
    #expect(run.status == 66)
    let shown = folder.path("\u{FFFD}]0;x\u{FFFD}.vcf")
    #expect(run.errors == "cardmap: cannot read \(shown): no such file or directory\n")
    let letter = try folder.file("\u{1B}[2J.vcf", "Dear Sir")
    let empty = try folder.file("\u{1B}[3J.vcf", "")
    for words in [["list", letter, empty], ["pick", letter, "\u{1B}c"], ["\u{1B}c"]] {
      let run = try await CommandRun(words)
      #expect(!run.errors.isEmpty)
      #expect(!run.errors.contains("\u{1B}"), "\(words)")
    }
  }

  @Test
  func aFolderMayHoldSeveralFormats() async throws {
    let folder = try TemporaryFolder()
    let json = #"["vcard",[["fn",{},"text","B"],["adr",{},"text",["","","","","","02134",""]]]]"#
    _ = try folder.file("a.vcf", Books.card("FN:A"))
    _ = try folder.file("b.JCARD", json)
    let other = try folder.file("c.json", json)
    let run = try await CommandRun(["geocode", folder.path, "-f", "csv"])
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\r\n").map { $0.split(separator: ",")[4] }
        == ["name", "A", "B"]
    )
    #expect(run.errors.contains("placed 1 of 2 (vcard, jcard)"))
    // By its own name any file is read, and as what it is asked to be.
    let named = try await CommandRun(["list", other, "-f", "ndjson"])
    #expect(named.output.contains(#""name":"B","addresses":1"#))
    let forced = try await CommandRun(["list", other, "--from", "vcard"])
    #expect(forced.status == 65)
  }

  @Test
  func pipesOfAnySizeAreReadLikeFiles() async throws {
    let book = Books.large(4_000)
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", book)
    let mapped = try await CommandRun(["list", path, "-f", "csv"])
    let streamed = try await CommandRun(["list", "-", "-f", "csv"], input: book)
    #expect(mapped.output.replacing(path, with: "-") == streamed.output)
    #expect(mapped.output.split(separator: "\r\n").count == 4_001)
    // A FIFO, which stays open from the check on.
    let fifo = folder.path("fifo")
    mkfifo(fifo, 0o600)
    let writer = Background {
      let file = try? Descriptor(opening: fifo, O_WRONLY)
      try? file?.write(book)
      try? file?.close()
    }
    let piped = try await CommandRun(["list", fifo, "-f", "csv"])
    writer.join()
    #expect(piped.output.replacing(fifo, with: "-") == streamed.output)
  }

  @Test
  func aCardMayBeLongerThanAWindow() async throws {
    let photo = String(repeating: "QUJD", count: 5 << 20)
    let folded = "PHOTO;ENCODING=b:" + photo.prefix(13 << 20)
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "book.vcf",
      Books.card("FN:A") + Books.card("FN:B", folded, folded.replacing("PHOTO", with: "LOGO"))
        + Books.card("FN:C")
    )
    for input in [[path], ["-"]] {
      let run = try await CommandRun(
        ["list", "-f", "csv"] + input,
        input: input == ["-"] ? TemporaryFolder.text(of: path) : ""
      )
      #expect(
        run.output.split(separator: "\r\n").map { $0.split(separator: ",")[4] }
          == ["name", "A", "B", "C"]
      )
    }
  }

  @Test
  func aFileThatIsCutWhileItIsReadIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.large(2_000))
    var source = try ByteSource(InputFile(name: path, source: .path(Array(path.utf8CString))))
    let length = source.size
    let size = try #require(length)
    _ = try source.withPiece(of: 4_096) { _, _ in 4_096 }
    truncate(path, 10)
    var error: CommandError?
    do throws(CommandError) {
      _ = try source.withPiece(of: size) { bytes, _ in
        // Zeros instead of the signal that would end the program.
        bytes.reduce(0) { $0 + Int($1 & 0) } + bytes.count
      }
    } catch let thrown {
      error = thrown
    }
    #expect(error == CommandError(.inputOutput, "cannot read \(path): it was cut meanwhile"))
  }
}
