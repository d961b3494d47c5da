import Testing

@testable import CardMap

@Suite("Folding of text", .tags(.contacts))
struct TextFoldingTests {
  @Test(
    "case, accents and width are folded",
    arguments: [
      ("Boston", "boston"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"),
      ("Smørrebrød", "smorrebrod"), ("Łódź", "lodz"), ("Đorđe", "dorde"), ("Æsop", "aesop"),
      ("Œuvre", "oeuvre"), ("ISPARTA ısparta İzmir", "isparta isparta izmir"),
      ("Þór Ðe", "thor de"), ("Αθήνα", "αθηνα"), ("ΟΔΟΣ οδός", "οδοσ οδοσ"),
      ("Йод ёлка", "иод елка"),
      ("１２３ Ｍａｉｎ", "123 main"), ("٣٤", "34"), ("ﬁn", "fin"), ("½", "1/2"), ("Ⅳ", "iv"),
      ("ﾄﾞｲﾂ", "ト\u{3099}イツ"), ("ß\u{301}", "ss"), ("नमस्ते", "नमस्ते"), ("🎻 é", "🎻 e"),
      ("Việt Nam", "viet nam"), ("O’Fallon", "o'fallon"), ("Winston–Salem", "winston-salem"),
      ("مُحَمَّد", "محمد"), ("\u{FEFF}a\u{200D}b\u{AD}c", "abc"),
    ]
  )
  func folded(_ text: String, _ expected: String) {
    #expect(Array(TextFolding.folded(text).utf8) == Array(expected.utf8))
  }

  @Test(
    "white space is made one blank, the ends are trimmed",
    arguments: [
      ("  a \t\r\n b  ", "a b"), ("\u{A0}é\u{3000}\u{2003}é\u{A0}", "e e"), ("", ""), (" \n ", ""),
      ("a\u{0}b\u{7F}c", "a b c"), ("\u{301} a", "a"), ("é\u{85}é", "e e"),
    ]
  )
  func blanks(_ text: String, _ expected: String) {
    #expect(TextFolding.folded(text) == expected)
  }

  @Test(
    "letters and digits of every script stay, nothing else",
    arguments: [
      ("U.S.A.", "usa"), ("Côte d’Ivoire", "cotedivoire"), ("12-34 Ave. №5", "1234aveno5"),
      ("東京都(本社)", "東京都本社"), ("…", ""), ("हिन्दी!", "हिन्दी"), ("a_b", "ab"), ("½", "12"),
      ("Hawai\u{2BB}i", "hawaii"), ("🎻", ""),
    ]
  )
  func lettersAndDigits(_ text: String, _ expected: String) {
    #expect(Array(TextFolding.lettersAndDigits(text).utf8) == Array(expected.utf8))
  }

  @Test(
    "composed and decomposed spellings give the same bytes",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{1EC7}", "e\u{323}\u{302}"), ("\u{419}", "\u{418}\u{306}"),
      ("\u{451}", "\u{435}\u{308}"), ("\u{3AC}", "\u{3B1}\u{301}"), ("\u{130}", "I\u{307}"),
      ("\u{30AC}", "\u{30AB}\u{3099}"), ("\u{304C}", "\u{304B}\u{3099}"),
      ("\u{30D1}", "\u{30CF}\u{309A}"), ("\u{FF76}\u{FF9E}", "\u{30AB}\u{3099}"),
      ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"), ("\u{D7A3}", "\u{1112}\u{1175}\u{11C2}"),
      ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{622}", "\u{627}\u{653}"), ("\u{F900}", "\u{8C48}"),
      ("\u{212B}", "A\u{30A}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{1E9B}", "s\u{307}"),
    ]
  )
  func normalization(_ composed: String, _ decomposed: String) {
    for fold in [TextFolding.folded, TextFolding.lettersAndDigits] {
      #expect(Array(fold(composed).utf8) == Array(fold(decomposed).utf8))
      #expect(!fold(composed).isEmpty)
    }
  }

  @Test("folding what is folded changes nothing, for every character")
  func idempotent() {
    var wrong: [UInt32] = []
    for number: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let folded = TextFolding.folded(String(scalar))
      let letters = TextFolding.lettersAndDigits(String(scalar))
      if TextFolding.folded(folded) != folded || TextFolding.lettersAndDigits(letters) != letters
        || TextFolding.lettersAndDigits(folded) != letters
      {
        wrong.append(number)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("ASCII is folded the same way on its own and beside other characters")
  func asciiPaths() {
    for byte: UInt8 in 0...0x7F {
      let text = "x" + String(Unicode.Scalar(byte)) + "y"
      let beside = TextFolding.folded(text + "é")
      #expect(beside == TextFolding.folded(text) + "e")
      #expect(TextFolding.lettersAndDigits(text + "é") == TextFolding.lettersAndDigits(text) + "e")
      #expect(PlaceKey(text + " é") == PlaceKey(text + " e"))
    }
  }

  @Test("the rules are of a known version of Unicode")
  func version() {
    #expect(FoldingTable.shared.unicodeVersion == "14.0.0")
  }
}
