import CardMap
import Glibc
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct ParallelGeocodingTests {
  /// Books in which a BEGIN line is not always where a card begins.
  static let books: [(name: String, text: String)] = [
    ("plain", Books.large(300)),
    ("line feeds", Books.large(300).replacing("\r\n", with: "\n")),
    ("returns", Books.large(300).replacing("\r\n", with: "\r")),
    ("small letters", Books.large(300).replacing("BEGIN:VCARD", with: "Begin:vCard")),
    ("agents", (1...150).map(agent).joined()),
    ("quoted-printable", (1...150).map(quoted).joined()),
    ("no END", Books.large(300).replacing("END:VCARD\r\n", with: "")),
    ("some without END", (1...200).map(sometimesWithoutEnd).joined()),
    ("lines between cards", (1...200).map { "stray\n\n" + Books.large($0 % 3 + 1) }.joined()),
    ("one large card", Books.card("FN:A", "NOTE:" + String(repeating: "x", count: 30_000))),
    ("a large card", Books.large(50) + bigCard + Books.large(50)),
    ("too large a card", Books.large(50) + hugeCard + Books.large(50)),
    ("cut at the end", Books.large(200) + "BEGIN:VCARD\nFN:cut"),
    ("in a component", "BEGIN:ADDRESSBOOK\n" + Books.large(200) + "END:ADDRESSBOOK\n"),
  ]

  static let bigCard = Books.card("FN:Big", "NOTE:" + String(repeating: "y", count: 9_000))
  static let hugeCard = Books.card("FN:Huge", "NOTE:" + String(repeating: "z", count: 17 << 20))

  static func agent(_ number: Int) -> String {
    Books.card(
      "FN:Boss \(number)",
      "AGENT:",
      "BEGIN:VCARD",
      "FN:Agent \(number)",
      "END:VCARD",
      "ADR:;;\(number) Elm;;;60606;US"
    ).replacing("VERSION:3.0", with: "VERSION:2.1")
  }

  static func quoted(_ number: Int) -> String {
    Books.card(
      "FN:Q \(number)",
      "NOTE;ENCODING=QUOTED-PRINTABLE:see=",
      "BEGIN:VCARD=",
      "FN:not one=",
      "end",
      "ADR:;;\(number) Elm;;;60606;US"
    ).replacing("VERSION:3.0", with: "VERSION:2.1")
  }

  static func sometimesWithoutEnd(_ number: Int) -> String {
    let card = Books.card("FN:S \(number)", "ADR;CHARSET=X:;;\(number) Elm;;;60606;US", "stray")
    return number % 3 == 0 ? card.replacing("END:VCARD\r\n", with: "") : card
  }

  /// What is written of a file with slices of a length; nil where the file is not cut.
  static func output(
    of path: String,
    _ format: PlacemarkFormat,
    slices length: Int,
    threads: Int,
    in folder: TemporaryFolder
  ) async throws -> String? {
    let console = Console.standard
    let options = try RunOptions(ArgumentParser([]), for: .geocode)
    let inputs = try InputList([path], console: console)
    var reading = AddressBookReading(inputs, options: options, console: console)
    let target = try OutputTarget(folder.path("out"), console: console, isProgram: false)
    var document = ParallelGeocoding.Document(
      writer: RowWriter(format, of: .addressBook),
      output: DocumentOutput(target),
      progress: ProgressLine(.never, console: console)
    )
    document.begin()
    let parallel = ParallelGeocoding(
      geocoder: AddressBookGeocoder(provider: ZIPTable()),
      batchSize: 16,
      threads: threads,
      sliceLength: length
    )
    let isDone = try await parallel.run(
      inputs.files[0],
      format: nil,
      reading: &reading,
      to: &document
    )
    guard isDone else { return nil }
    document.end()
    try document.output.commit()
    return try folder.text("out")
  }

  @Test(arguments: books.indices, [(1, 2), (500, 3), (4_096, 2), (7_001, 5)])
  func theOutputIsThatOfOneThread(_ book: Int, _ slices: (length: Int, threads: Int)) async throws {
    let (name, text) = ParallelGeocodingTests.books[book]
    // Slices of a byte are for small books.
    guard slices.length > 1 || text.utf8.count < 1 << 20 else { return }
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", text)
    let formats: [PlacemarkFormat] =
      text.utf8.count < 1 << 20 ? [.ndjson, .json, .geoJSON] : [.ndjson]
    for format in formats {
      let plain = try await CommandRun(["geocode", path, "-f", format.rawValue])
      let parallel = try await ParallelGeocodingTests.output(
        of: path,
        format,
        slices: slices.length,
        threads: slices.threads,
        in: folder
      )
      // A first slice without a card says nothing of the file, so that it is not cut.
      if parallel == nil, slices.length == 1 { continue }
      // A huge comparison that fails is no pleasure to read.
      #expect((parallel == plain.output) as Bool, "\(name) as \(format)")
    }
  }

  @Test(arguments: [
    "[\"vcard\"]\n" + Books.large(100), "<?xml version=\"1.0\"?>\n" + Books.large(100),
    "Dear Sir\n" + String(repeating: "a line\n", count: 1_000),
  ])
  func whatIsNotCertainlyCardsIsNotCut(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", text)
    let output = try await ParallelGeocodingTests.output(
      of: path,
      .ndjson,
      slices: 1_000,
      threads: 2,
      in: folder
    )
    #expect(output == nil)
  }

  @Test
  func smallFilesAndStreamsAreNotCut() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.friends)
    let output = try await ParallelGeocodingTests.output(
      of: path,
      .ndjson,
      slices: 1 << 20,
      threads: 2,
      in: folder
    )
    #expect(output == nil)
    let plain = try await CommandRun(["geocode", "-"], input: Books.friends)
    let threads = try await CommandRun(["geocode", "-", "--threads", "4"], input: Books.friends)
    #expect(plain.output == threads.output)
    #expect(plain.errors == threads.errors)
  }

  @Test
  func theWholeCommandWithThreads() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("book.vcf", Books.large(12_000))
    let plain = try await CommandRun(["geocode", path, path])
    let threads = try await CommandRun(["geocode", path, path, "--threads", "3"])
    #expect((plain.output == threads.output) as Bool)
    #expect(plain.errors == threads.errors)
    #expect(plain.errors.hasPrefix("cardmap: placed 24000 of 24000"))
  }
}
