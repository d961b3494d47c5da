import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct OutputBufferTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.2, "0.2"), (180, "180"), (-180, "-180"),
    (42.35879, "42.35879"), (-71.12958, "-71.12958"), (0.000001, "0.000001"),
    (-0.000001, "-0.000001"), (0.0000004, "0"), (-0.0000004, "0"), (0.0000006, "0.000001"),
    (-0.0000006, "-0.000001"), (12.3456785, "12.345679"), (89.9999999, "90"), (1e-300, "0"),
    (100.000010, "100.00001"), (360, "360"), (7.05, "7.05"),
  ])
  func degrees(_ value: Double, _ text: String) {
    #expect(written { $0.append(degrees: value) } == text)
  }

  @Test
  func degreesReadBackToTheMillionth() {
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(Int64(bitPattern: state) % 180_000_000_000) / 1_000_000_000
      let text = written { $0.append(degrees: value) }
      let back = Double(text)
      #expect(back.map { abs($0 - value) <= 0.000_000_500_001 } == true, "\(value) as \(text)")
      #expect(!text.hasSuffix("0") || !text.contains("."))
    }
  }

  @Test(arguments: [
    (0, "0"), (9, "9"), (10, "10"), (-5, "-5"), (1_234_567, "1234567"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func number(_ value: Int, _ text: String) {
    #expect(written { $0.append(number: value) } == text)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("exactly8", "exactly8"), ("a\"b", #"a\"b"#),
    (#"back\slash"#, #"back\\slash"#), ("two\nlines", #"two\nlines"#),
    ("\r\t\u{8}\u{C}", #"\r\t\b\f"#),
    ("\u{0}\u{1F}", #"\u0000\u001f"#), ("\u{7F}", #"\u007f"#), ("\u{9B}31m", #"\u009b31m"#),
    ("Ângela Â ¡ £ \u{A0}", "Ângela Â ¡ £ \u{A0}"), ("日本語 ok 🗺️", "日本語 ok 🗺️"),
    ("\u{2028}", "\u{2028}"),
    ("quote at the very end of many bytes\"", #"quote at the very end of many bytes\""#),
    (
      "sixteen bytes ok\u{1}and then more text that is plain",
      #"sixteen bytes ok\u0001and then more text that is plain"#
    ),
    ("/slash/", "/slash/"),
  ])
  func jsonEscapes(_ text: String, _ escaped: String) {
    #expect(written { $0.append(json: text) } == "\"\(escaped)\"")
  }

  @Test
  func everyControlCharacterAtEveryPlaceIsEscaped() {
    for scalar in (0..<0x20).map({ Unicode.Scalar(UInt8($0)) }) + ["\u{7F}", "\u{80}", "\u{9F}"] {
      for before in 0..<18 {
        let text = String(repeating: "x", count: before) + String(Character(scalar)) + "tail of it"
        let json = written { $0.append(json: text) }
        #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
        #expect(json.hasSuffix("tail of it\""))
      }
    }
  }

  @Test
  func growsAndIsEmptied() {
    var buffer = OutputBuffer(minimumCapacity: 1)
    for number in 0..<10_000 { buffer.append(text: "\(number),") }
    #expect(String(buffer).utf8.count == 48_890)
    buffer.removeAll()
    #expect(String(buffer).isEmpty)
    buffer.append("again")
    #expect(String(buffer) == "again")
  }
}
