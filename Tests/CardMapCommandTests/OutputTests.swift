import CardMap
import Glibc
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct OutputTests {
  static func write(_ text: String, to path: String, commits: Bool = true) throws {
    let console = Console.standard
    var output = DocumentOutput(try OutputTarget(path, console: console, isProgram: false))
    output.buffer.append(text: text)
    if commits { try output.commit() } else { try output.flush() }
  }

  @Test
  func aFileIsWrittenWhole() throws {
    let folder = try TemporaryFolder()
    try folder.file("old.json", "old")
    try OutputTests.write("new", to: folder.path("old.json"))
    #expect(try folder.text("old.json") == "new")
    #expect(TemporaryFolder.names(in: folder.path) == ["old.json"])
  }

  static func mode(_ path: String) -> mode_t {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o604] as [mode_t])
  func aFileThatIsReplacedKeepsItsMode(_ mode: mode_t) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("old.json", "old")
    chmod(path, mode)
    try OutputTests.write("new", to: path)
    #expect(try folder.text("old.json") == "new")
    #expect(OutputTests.mode(path) == mode)
  }

  @Test
  func aFileThatIsReplacedKeepsItsOwnerWhereThatIsAllowed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("old.json", "old")
    // Only the superuser may give a file away.
    guard chown(path, 12_345, 12_346) == 0 else { return }
    chmod(path, 0o640)
    try OutputTests.write("new", to: path)
    var status = stat()
    stat(path, &status)
    #expect((status.st_uid, status.st_gid) == (12_345, 12_346))
    #expect(OutputTests.mode(path) == 0o640)
  }

  @Test
  func aNewFileHasTheModeThatTheUserSet() throws {
    let folder = try TemporaryFolder()
    try OutputTests.write("new", to: folder.path("new.json"))
    let other = try folder.file("other.json", "made by the system")
    #expect(OutputTests.mode(folder.path("new.json")) == OutputTests.mode(other))
  }

  @Test
  func orNotAtAll() throws {
    let folder = try TemporaryFolder()
    try folder.file("old.json", "old")
    let console = Console.standard
    do {
      var output = DocumentOutput(
        try OutputTarget(folder.path("old.json"), console: console, isProgram: false)
      )
      output.buffer.append(text: "half")
      try output.flush()
      let names = TemporaryFolder.names(in: folder.path)
      #expect(names.count == 2)
      let temporary = try #require(names.first { $0 != "old.json" })
      #expect(temporary.hasPrefix(".cardmap-"))
      var status = stat()
      stat(folder.path(temporary), &status)
      #expect(status.st_mode & 0o777 == 0o600)
    }
    #expect(try folder.text("old.json") == "old")
    #expect(TemporaryFolder.names(in: folder.path) == ["old.json"])
  }

  @Test
  func linksAndFIFOsAreWrittenThrough() async throws {
    let folder = try TemporaryFolder()
    try folder.file("real.csv", "a longer text than the new one")
    symlink(folder.path("real.csv"), folder.path("link.csv"))
    try OutputTests.write("new", to: folder.path("link.csv"))
    #expect(try folder.text("real.csv") == "new")
    var status = stat()
    lstat(folder.path("link.csv"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    let fifo = folder.path("fifo")
    mkfifo(fifo, 0o600)
    let copy = folder.path("copy")
    let reader = Background {
      var room = [UInt8](repeating: 0, count: 64)
      let file = try? Descriptor(opening: fifo, O_RDONLY)
      let count = room.withUnsafeMutableBytes { (try? file?.read(into: $0)) ?? 0 }
      let made = try? Descriptor(opening: copy, O_WRONLY | O_CREAT)
      try? made?.write(String(decoding: room[..<count], as: UTF8.self))
    }
    try OutputTests.write("through", to: fifo)
    reader.join()
    #expect(try folder.text("copy") == "through")
  }

  @Test(arguments: [
    ["geocode"], ["list"], ["pick", "--index", "1"], ["geocode", "--threads", "2"],
  ])
  func aLinkToAFileThatIsReadIsRefused(_ command: [String]) async throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a/first.vcf", Books.card("FN:First"))
    let book = try folder.file("a/second.vcf", Books.friends)
    let link = folder.path("out.json")
    symlink(book, link)
    let inputs = command[0] == "pick" ? [[book]] : [[book], [first, book], [folder.path("a")]]
    for input in inputs {
      let words = command.prefix(1) + input + command.dropFirst() + ["-o", link]
      let run = try await CommandRun(Array(words))
      #expect(run.status == 73)
      #expect(run.errors == "cardmap: \(link) is one of the files to read; name another\n")
      #expect(try folder.text("a/second.vcf") == Books.friends)
    }
  }

  @Test
  func standardInputIsAFileToReadToo() async throws {
    let folder = try TemporaryFolder()
    let book = try folder.file("book.vcf", Books.friends)
    symlink(book, folder.path("out.json"))
    let input = try Descriptor(opening: book, O_RDONLY)
    let inputs = try InputList(["-"], console: OutputTests.console(reading: input))
    #expect(throws: CommandError.self) {
      try OutputTarget(
        folder.path("out.json"),
        console: .standard,
        isProgram: false,
        reading: inputs
      )
    }
    try input.close()
    #expect(try folder.text("book.vcf") == Books.friends)
  }

  static func console(reading input: Descriptor) -> Console {
    var console = Console.standard
    console.input = input
    return console
  }

  @Test
  func theFileThatIsReadMayBeReplacedAtTheEnd() async throws {
    let folder = try TemporaryFolder()
    for name in ["itself.txt", "linked.txt"] {
      let book = try folder.file("itself.txt", Books.friends)
      link(book, folder.path("linked.txt"))
      let output = folder.path(name)
      let run = try await CommandRun(["geocode", book, "-f", "ndjson", "-o", output])
      #expect(run.status == 0)
      #expect(try folder.text(name).split(separator: "\n").count == 6)
      if name == "linked.txt" { #expect(try folder.text("itself.txt") == Books.friends) }
      unlink(folder.path("linked.txt"))
    }
    let device = try await CommandRun(["geocode", "/dev/null", "-f", "json", "-o", "/dev/null"])
    #expect(device.status == 0)
  }

  @Test
  func whatCannotBeCreatedIsSaid() async throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path("no/such/x.json")] {
      let run = try await CommandRun(["geocode", "-", "-o", path], input: Books.friends)
      #expect(run.status == 73)
      #expect(run.errors.hasPrefix("cardmap: cannot create \(path): "))
    }
  }

  @Test
  func whatCannotBeWrittenIsSaid() async throws {
    let run = try await CommandRun(["geocode", "-", "-o", "/dev/full"], input: Books.friends)
    #expect(run.status == 74)
    #expect(run.errors == "cardmap: cannot write to /dev/full: no space left on device\n")
  }

  @Test
  func nobodyReadsOn() async throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.large(3_000))
    let errors = try Descriptor(opening: folder.path("errors"), O_RDWR | O_CREAT)
    let console = Console(
      input: Descriptor(-1),
      output: Descriptor(ends[1]),
      errors: errors,
      inputIsTerminal: false,
      outputIsTerminal: false,
      errorsAreTerminal: false
    )
    let status = await Command(console: console).run(["geocode", path])
    close(ends[1])
    #expect(status == .done)
    #expect(try folder.text("errors") == "")
  }

  @Test
  func hyphenIsStandardOutput() async throws {
    let run = try await CommandRun(["geocode", "-", "-o", "-"], input: Books.friends)
    #expect(run.output.split(separator: "\n").count == 6)
  }
}
