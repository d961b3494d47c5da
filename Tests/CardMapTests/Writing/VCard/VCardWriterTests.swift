import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct VCardWriterTests: AllstonSuite {
  @Test("Each version in its own form, before END", arguments: ["2.1", "3.0", nil, "4.0"])
  func versions(_ version: String?) async {
    let text = card(version)
    let line = version == "4.0" ? added40 : added
    let file = await PositionedFile("junk\r\n\r\n" + text + "\r\n  \r\n" + text + "tail")
    #expect(
      file.text == "junk\r\n\r\n" + expected(text, line) + "\r\n  \r\n" + expected(text, line)
        + "tail"
    )
    #expect(file.failed.isEmpty)
    #expect(file.text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("In the line ends of the card", arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEnds(_ lineEnd: String) async {
    let text = card("3.0", lineEnd: lineEnd)
    let file = await PositionedFile(text)
    #expect(file.text == expected(text, added.replacing("\r\n", with: lineEnd)))
  }

  @Test("Indented and double-spaced as the card")
  func layout() async {
    let plain = expected(card("3.0", lineEnd: "\n"), added.replacing("\r\n", with: "\n"))
    let indented = { (text: String) in
      text.split(separator: "\n").map { "\t " + $0 + "\n" }.joined()
    }
    let spaced = { (text: String) in text.replacing("\n", with: "\n\n") }
    for change in [indented, spaced] {
      let text = change(card("3.0", lineEnd: "\n"))
      #expect(await PositionedFile(text).text == change(plain))
    }
  }

  @Test("In UTF-16 as in UTF-8", arguments: [true, false], [true, false])
  func wide(_ isBigEndian: Bool, _ hasMark: Bool) async {
    func encoded(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? bytes : bytes.reversed()
      }
    }
    let text = card("4.0", "NOTE:日本 😀")
    let file = await PositionedFile(encoded(text + text))
    #expect(file.bytes == encoded(expected(text, added40) + expected(text, added40)))
  }

  @Test("A radius that nobody knows is left out")
  func withoutRadius() async {
    let text = card("4.0")
    let provider = FakeProvider.always(.at(44.5, -68.25, .street))
    let file = await PositionedFile(Array(text.utf8), provider: provider)
    #expect(
      file.text
        == expected(text, "GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=street:geo:44.5,-68.25\r\n")
    )
  }

  @Test("The centre of a ZIP code never comes back as a house", arguments: ["2.1", "3.0", "4.0"])
  func precisionComesBack(_ version: String) async throws {
    let first = await PositionedFile(card(version))
    let second = await PositionedFile(first.bytes)
    let placemark = try #require(second.rows[0].placemark)
    #expect(placemark.provider == "card")
    #expect(placemark.precision == .postalCode)
    #expect(placemark.radius == 1007)
    #expect(placemark.coordinate == first.rows[0].placemark?.coordinate)
    #expect(second.bytes == first.bytes)
    // Nor when the code is empty, and where a program has dropped what is empty.
    for parameters in [
      "X-CARDMAP-CODE=;X-CARDMAP-PRECISION=locality", "X-CARDMAP-PRECISION=region",
    ] {
      let found = contact("GEO;\(parameters):44.81;-68.77").position
      #expect(found?.provenance?.code == "")
    }
  }

  @Test("Without END: before the next card, or at the end of the file")
  func withoutEnd() async {
    let open = card("3.0").replacing("END:VCARD\r\n", with: "")
    let file = await PositionedFile(open + open + "NOTE:last")
    #expect(file.text == open + added + open + "NOTE:last\r\n" + added)
    #expect(await PositionedFile(file.bytes).bytes == file.bytes)
    #expect(await PositionedFile(file.bytes, replacesAll: true).bytes == file.bytes)
  }

  @Test(
    "What was never closed does not swallow it",
    arguments: [
      "NOTE;QUOTED-PRINTABLE:to be continued=", "NOTE;ENCODING=QUOTED-PRINTABLE:a=\r\n b=20=",
      "BEGIN:VEVENT\r\nSUMMARY:x", "AGENT:", "AGENT:BEGIN:VCARD\r\nFN:Agent",
      "PHOTO;ENCODING=BASE64:QUJD\r\nQUJD\r\nQUJD", "PHOTO;ENCODING=b:QUJD\r\n QUJD",
      "NOTE:a\\", "X-A;B=\"open:c",
    ]
  )
  func openLines(_ lines: String) async throws {
    for end in ["END:VCARD\r\n", "", "BEGIN:VCARD\r\nFN:B\r\nEND:VCARD\r\n"] {
      let text = card("2.1", lines).replacing("END:VCARD\r\n", with: end)
      let file = await PositionedFile(text)
      #expect(file.failed.isEmpty)
      #expect(PositionedFile.contacts(file.bytes) == PositionedFile.contacts(Array(text.utf8)))
      #expect(read(file.bytes).records.first?.contact?.position?.provenance?.code == "02134")
      #expect(PositionedFile.withoutOwnPositions(file.bytes) == Array(text.utf8))
    }
  }

  @Test("Cards that cannot be read go out as they came")
  func unreadable() async {
    let text = "BEGIN:VCARD\r\nnothing\r\nEND:VCARD\r\n" + card("3.0")
    let file = await PositionedFile(text)
    #expect(file.rows.map(\.outcome) == [.unreadable, .placed])
    #expect(file.text == "BEGIN:VCARD\r\nnothing\r\nEND:VCARD\r\n" + expected(card("3.0"), added))
  }

  @Test("A card that would become too large stays as it came")
  func limit() async {
    let text = card("3.0")
    let size = text.utf8.count + added.utf8.count
    for (limit, isWritten) in [(size, true), (size - 1, false)] {
      var writer = VCardWriter(limits: ReadingLimits(card: limit))
      var output = OutputBuffer()
      let file = await PositionedFile(text)
      let source = CardSource(bytes: Array(text.utf8)[...], offset: 0, encoding: .utf8)
      let isDone = writer.write(
        file.rows[0],
        of: source,
        into: &output,
        PositionUpdate(file.rows[0])
      )
      #expect(isDone == isWritten)
      #expect(String(output) == (isWritten ? expected(text, added) : text))
    }
  }

  @Test("A code of any characters comes back", arguments: ["SW1A 1AA", "a;b:c,\"d\"^n", "〒100"])
  func codes(_ code: String) async {
    let escaped = code.replacing(";", with: "\\;").replacing(",", with: "\\,")
    let text = card("4.0").replacing("02134;USA", with: escaped + ";GB")
    let provider = FakeProvider.always(.at(51.5, -0.25, .street))
    let file = await PositionedFile(Array(text.utf8), provider: provider)
    #expect(read(file.bytes).records[0].contact?.position?.provenance?.code == code)
    #expect(
      await PositionedFile(file.bytes, provider: provider).rows[0].placemark?.provider == "card"
    )
  }

  // MARK: Files

  private func written(_ files: [(text: String, isContacts: Bool)]) async -> String {
    let geocoder = AddressBookGeocoder(provider: ZIPTable())
    var writer = VCardWriter()
    var output = OutputBuffer()
    for (number, file) in files.enumerated() {
      writer.beginFile()
      let bytes = Array(file.text.utf8)
      var rows = await geocoder.geocode(read(bytes).records)
      for index in rows.indices { rows[index].record.index += number * 100 }
      let source = CardSource(bytes: bytes[...], offset: 0, encoding: .utf8)
      _ = writer.write(rows, of: source, into: &output) { geocoder.positionUpdate(for: $0) }
      writer.endFile(isContacts: file.isContacts, into: &output)
    }
    return String(output)
  }

  @Test("Files one after another: no mark between, a line end between")
  func severalFiles() async {
    let text = card("3.0", lineEnd: "\n")
    let placed = expected(text, added.replacing("\r\n", with: "\n"))
    let open = String(text.dropLast())
    let result = await written([
      ("\u{FEFF}" + open, true), ("\u{FEFF}" + text, true), ("a letter", false), ("\n", true),
      ("\u{FEFF}junk\n" + open, true), (text, true),
    ])
    #expect(result == "\u{FEFF}" + placed + placed + "\njunk\n" + placed + placed)
  }

  @Test("Contacts of other formats become new cards, placed or not, each once")
  func otherFormats() async {
    var options = AddressBookGeocoder.Options()
    options.addressChoice = .all
    let geocoder = AddressBookGeocoder(provider: ZIPTable(), options: options)
    let allston = DeliveryAddress(components: ";;12 Main St;Allston;MA;02134;USA")
    let records = [
      ContactRecord(
        index: 2,
        line: 1,
        contact: Contact(identifier: "a:2", name: "Nora", addresses: [allston, allston])
      ),
      ContactRecord(index: 3, line: 2, error: UnreadableCardError(.nothingReadable, "")),
      ContactRecord(index: 4, line: 3, contact: Contact(identifier: "a:4", name: "Olin")),
    ]
    let address = "ADR:;;12 Main St;Allston;MA;02134;USA\r\n"
    let new =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:a:2\r\nFN:Nora\r\n\(address)\(address)\(added40)END:VCARD\r\n"
      + "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:a:4\r\nFN:Olin\r\nEND:VCARD\r\n"
    var writer = VCardWriter()
    var output = OutputBuffer()
    let before = Array("BEGIN:VCARD\nFN:A\nEND:VCARD".utf8)
    for (records, source) in [
      (read(before).records, CardSource(bytes: before[...], offset: 0, encoding: .utf8)),
      (records, nil),
    ] {
      writer.beginFile()
      let failed = writer.write(await geocoder.geocode(records), of: source, into: &output) {
        geocoder.positionUpdate(for: $0)
      }
      #expect(failed.isEmpty)
      writer.endFile(isContacts: true, into: &output)
    }
    #expect(String(output) == String(decoding: before, as: UTF8.self) + "\n" + new)
    // By itself a row is a card only where it is placed.
    var rows = OutputBuffer()
    var rowWriter = RowWriter(.vCard, of: .lookups)
    for row in await geocoder.geocode(records) { rowWriter.write(row, into: &rows) }
    #expect(String(rows).split(separator: "BEGIN:VCARD").count == 2)
  }

  @Test("A card by itself has a byte order mark in UTF-16 only")
  func alone() async throws {
    let geocoder = AddressBookGeocoder(provider: ZIPTable())
    let text = card("3.0")
    for (encoding, mark) in [
      (TextEncoding.utf8, []), (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    ] as [(TextEncoding, [UInt8])] {
      func encoded(_ text: String) -> [UInt8] {
        encoding == .utf8
          ? Array(text.utf8)
          : text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return encoding == .utf16BigEndian ? bytes : bytes.reversed()
          }
      }
      let bytes = encoded(text + text)
      let record = try #require(read(bytes).records.last)
      let row = await geocoder.geocode([record])[0]
      var writer = VCardWriter()
      var output = OutputBuffer()
      let source = CardSource(bytes: bytes[...], offset: 0, encoding: encoding).part(record.range)
      let isDone = writer.write(
        row,
        of: source.alone,
        into: &output,
        geocoder.positionUpdate(for: row)
      )
      #expect(isDone)
      #expect(output.withUnsafeBytes { Array($0) } == mark + encoded(expected(text, added)))
    }
  }
}
