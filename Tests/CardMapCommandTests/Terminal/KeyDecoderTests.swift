import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.character("a")]), ("é", [.character("é")]),
      ("日🎉", [.character("日"), .character("🎉")]),
      ("\u{A0}", [.character("\u{A0}")]), ("\u{9B}", []), ("\r", [.enter]), ("\n", [.enter]),
      ("\u{3}", [.interrupt]), ("\u{1C}", [.interrupt]), ("\u{4}", [.endOfInput]),
      ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{15}\u{17}", [.clear, .deleteWord]),
      ("\u{10}\u{E}", [.up, .down]), ("\u{C}\u{1A}", [.redraw, .suspend]), ("\u{0}\t\u{1D}", []),
      ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OA\u{1B}OB", [.up, .down]),
      ("\u{1B}[1;5A", [.up]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[5;2~", [.pageUp]), ("\u{1B}[H\u{1B}[F", [.home, .end]),
      ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
      ("\u{1B}OH\u{1B}OF\u{1B}OM", [.home, .end, .enter]),
      // Insert, Delete, F1, F5, F12, a mouse: nothing, and nothing of them is text.
      ("\u{1B}[2~\u{1B}[3~\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[Ax", [.character("x")]),
      ("\u{1B}[<0;1;1Mx", [.character("x")]),
      // Alt and a letter.
      ("\u{1B}xy", [.character("y")]), ("\u{1B}\u{1B}", [.escape]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
    ] as [(String, [Key])]
  )
  func keys(_ text: String, _ keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array(text.utf8)) == keys)
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}OB", "\u{1B}[5~", "日", "🎉", "é"])
  func aKeyInPieces(_ text: String) {
    var whole = KeyDecoder()
    let keys = whole.take(Array(text.utf8))
    #expect(keys.count == 1)
    var decoder = KeyDecoder()
    for byte in text.utf8.dropLast() {
      #expect(decoder.take([byte]).isEmpty)
      #expect(decoder.isWaiting)
    }
    #expect(decoder.take(Array(text.utf8.suffix(1))) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test
  func escapeAlone() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]).isEmpty)
    #expect(decoder.takeRest() == .escape)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [[0x1B, 0x5B], [0xC3], [0xF0, 0x9F]] as [[UInt8]])
  func theRestOfAKeyNeverComes(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes).isEmpty)
    #expect(decoder.takeRest() == nil)
    #expect(decoder.take([0x61]) == [.character("a")])
  }

  @Test(arguments: [[0xFF, 0x61], [0xC3, 0x28, 0x61], [0x80, 0x61]] as [[UInt8]])
  func bytesThatAreNoText(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes).last == .character("a"))
  }
}
