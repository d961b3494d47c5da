import CardMap
import Testing

/// A value in bytes of some character set, and the text that it is.
struct EncodedCase: CustomTestStringConvertible, Sendable {
  var name: String
  var parameters: String
  var bytes: [UInt8]
  var text: String
  var isAssumed = false

  var testDescription: String { name }
}

@Suite(.tags(.reading))
struct EncodingTests {
  static let cases = [
    EncodedCase(name: "UTF-8", parameters: "", bytes: Array("Zoë 佐藤 🎻".utf8), text: "Zoë 佐藤 🎻"),
    EncodedCase(
      name: "declared UTF-8",
      parameters: ";CHARSET=\"utf-8\"",
      bytes: Array("Zoë".utf8),
      text: "Zoë"
    ),
    EncodedCase(
      name: "bytes that are no UTF-8 are Windows-1252",
      parameters: "",
      bytes: [0x5A, 0x6F, 0xEB, 0x20, 0x80, 0x20, 0x9C],
      text: "Zoë € œ",
      isAssumed: true
    ),
    EncodedCase(
      name: "an overlong form is no UTF-8",
      parameters: ";CHARSET=UTF-8",
      bytes: [0xC0, 0xAF],
      text: "À¯",
      isAssumed: true
    ),
    EncodedCase(
      name: "a surrogate is no UTF-8",
      parameters: "",
      bytes: [0xED, 0xA0, 0x80],
      text: "í\u{A0}€",
      isAssumed: true
    ),
    EncodedCase(
      name: "a sequence that is cut off is no UTF-8",
      parameters: "",
      bytes: [0x41, 0xE4, 0xBD],
      text: "Aä½",
      isAssumed: true
    ),
    EncodedCase(
      name: "ISO-8859-1",
      parameters: ";CHARSET=iso-8859-1",
      bytes: [0xC9, 0x76, 0x61],
      text: "Éva"
    ),
    EncodedCase(
      name: "ISO-8859-2",
      parameters: ";CHARSET=ISO-8859-2",
      bytes: [0xA3, 0xF3, 0x64, 0xBC],
      text: "Łódź"
    ),
    EncodedCase(
      name: "ISO-8859-15",
      parameters: ";CHARSET=ISO-8859-15",
      bytes: [0xA4, 0xBD],
      text: "€œ"
    ),
    EncodedCase(
      name: "Windows-1251",
      parameters: ";CHARSET=windows-1251",
      bytes: [0xCE, 0xEB, 0xFF],
      text: "Оля"
    ),
    EncodedCase(
      name: "Shift_JIS, whose second bytes may be backslashes",
      parameters: ";CHARSET=Shift_JIS",
      bytes: [0x95, 0x5C, 0x8E, 0x52, 0x83, 0x5C, 0x5C, 0x6E, 0xB1],
      text: "表山ソ\nｱ"
    ),
    EncodedCase(
      name: "GB2312",
      parameters: ";CHARSET=GB2312",
      bytes: [0xB1, 0xB1, 0xBE, 0xA9],
      text: "北京"
    ),
    EncodedCase(
      name: "EUC-JP",
      parameters: ";CHARSET=EUC-JP",
      bytes: [0xC5, 0xEC, 0xB5, 0xFE],
      text: "東京"
    ),
    EncodedCase(
      name: "EUC-KR",
      parameters: ";CHARSET=EUC-KR",
      bytes: [0xBC, 0xAD, 0xBF, 0xEF],
      text: "서울"
    ),
    EncodedCase(
      name: "ISO-2022-JP, whose bytes are all ASCII",
      parameters: ";CHARSET=ISO-2022-JP",
      bytes: [0x1B, 0x24, 0x42, 0x45, 0x6C, 0x35, 0x7E, 0x1B, 0x28, 0x42],
      text: "東京"
    ),
    EncodedCase(
      name: "Windows-1255, whose letters may be held back for a vowel sign",
      parameters: ";CHARSET=windows-1255",
      bytes: [0xEE, 0xF9, 0xE4],
      text: "משה"
    ),
    EncodedCase(
      name: "Windows-1258, whose letters may be held back for an accent",
      parameters: ";CHARSET=windows-1258",
      bytes: [0x48, 0xE0, 0x20, 0x4E, 0x6F],
      text: "Hà No"
    ),
    EncodedCase(
      name: "an unknown character set",
      parameters: ";CHARSET=X-KLINGON-9",
      bytes: [0x5A, 0x6F, 0xEB],
      text: "Zoë",
      isAssumed: true
    ),
    EncodedCase(
      name: "a character set whose name is too long for any",
      parameters: ";CHARSET=" + String(repeating: "ISO-8859-2-", count: 9),
      bytes: [0x5A, 0x6F, 0xEB],
      text: "Zoë",
      isAssumed: true
    ),
    EncodedCase(
      name: "a character set that has no ASCII",
      parameters: ";CHARSET=UTF-16",
      bytes: Array("Zoë".utf8),
      text: "Zoë",
      isAssumed: true
    ),
    EncodedCase(
      name: "a name that is no name of a character set",
      parameters: ";CHARSET=../../x//TRANSLIT",
      bytes: Array("Zoë".utf8),
      text: "Zoë",
      isAssumed: true
    ),
    EncodedCase(
      name: "UTF-8 under another name",
      parameters: ";CHARSET=EUC-KR",
      bytes: Array("佐 Zoë".utf8),
      text: "佐 Zoë",
      isAssumed: true
    ),
    EncodedCase(
      name: "plain ASCII needs no character set",
      parameters: ";CHARSET=X-KLINGON-9",
      bytes: Array("Zoe".utf8),
      text: "Zoe"
    ),
  ]

  @Test("A text in its character set", arguments: cases)
  func characterSets(_ example: EncodedCase) {
    var bytes = Array("BEGIN:VCARD\r\nVERSION:2.1\r\nFN\(example.parameters):".utf8)
    bytes += example.bytes + Array("\r\nADR\(example.parameters):;;".utf8)
    bytes += example.bytes + Array(";X;;1;\r\nEND:VCARD\r\n".utf8)
    let record = read(bytes).records.first
    #expect(record?.contact?.name == example.text)
    #expect(record?.contact?.addresses.first?.streetAddress == example.text)
    #expect(record?.contact?.addresses.first?.postalCode == "1")
    // Said once a card, though there are two such properties.
    #expect(kinds(record) == (example.isAssumed ? [.encodingAssumed] : []))
  }

  @Test("A fold inside a character does no harm")
  func foldedCharacter() {
    let bytes =
      Array("BEGIN:VCARD\r\nADR:;;Gr".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xBC]
      + Array("ner Weg 5;Jena;;07743;Germany\r\nEND:VCARD".utf8)
    #expect(read(bytes).records.first?.contact?.addresses.first?.streetAddress == "Grüner Weg 5")
  }

  @Test("A byte order mark is skipped, also between files that were put together")
  func byteOrderMarks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let one = card(["FN:Al"])
    let found = read(mark + one + mark + one)
    #expect(found.records.map { $0.contact?.name } == ["Al", "Al"])
    #expect(found.records.map(\.range.lowerBound) == [3, one.count + 6])
    #expect(found.summary.strayLines == 0)
  }

  @Test("UTF-16 with a byte order mark and without, both byte orders")
  func utf16() {
    let text = "BEGIN:VCARD\r\nFN:Zoë 🎻\r\nEND:VCARD\r\n\r\nBEGIN:VCARD\r\nFN:二\r\nEND:VCARD\r\n"
    for mark in ["", "\u{FEFF}"] {
      let units = Array((mark + text).utf16)
      let low = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let high = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for (bytes, encoding) in [(low, TextEncoding.utf16LittleEndian), (high, .utf16BigEndian)] {
        let found = read(bytes)
        #expect(found.records.map { $0.contact?.name } == ["Zoë 🎻", "二"])
        #expect(found.records.map(\.line) == [1, 5])
        #expect(found.summary.encoding == encoding)
        let first = found.records.first?.byteRange
        // The violin is two units; the ranges are those of the file.
        #expect(first == mark.utf16.count * 2..<(mark.utf16.count + 35) * 2)
      }
    }
  }

  @Test("A lone surrogate and half a unit at the end do no harm")
  func brokenUTF16() {
    var bytes = "BEGIN:VCARD\nFN:a".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    bytes += [0x00, 0xD8, 0x62, 0x00, 0x00, 0xDC, 0x0A, 0x00, 0x45]
    let found = read(bytes)
    #expect(found.records.first?.contact?.name == "a\u{FFFD}b\u{FFFD}")
  }

  @Test("One letter beyond ASCII is seen wherever it stands")
  func oneLetter() {
    for length in 1...26 {
      for place in 0..<length {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        bytes[place] = 0xE9
        let text = String(bytes.map { Character(Unicode.Scalar($0)) })
        let lines = Array("BEGIN:VCARD\nFN:".utf8) + bytes + Array("\nEND:VCARD\n".utf8)
        let record = read(lines).records.first
        #expect(record?.contact?.name == text)
      }
    }
  }
}
