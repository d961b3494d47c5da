/// Finds the beginning of a card in text that is broken before it: `["vcard",[` and then `[` or `]`.
///
/// That is certain: inside a text of JSON the first quote would end the text, and no value of a
/// property is nested so deep. White space may stand between.
struct CardSearch {
  /// The line of the bracket with which the card begins.
  private(set) var line = 0

  /// How much of the pattern was found.
  private var matched = 0
  private var innerLine = 0

  private static let pattern = Array("[\"VCARD\",[".utf8)

  /// Takes the next byte.
  ///
  /// - Returns: whether it is the one behind a card's beginning.
  @inline(__always)
  mutating func isFound(with byte: UInt8, line current: Int) -> Bool {
    if matched == 0, byte != UInt8(ascii: "[") { return false }
    return take(byte, current)
  }

  private mutating func take(_ byte: UInt8, _ current: Int) -> Bool {
    let isBetween = matched == 1 || matched >= 8
    if isBetween, byte.isBlank || byte.isLineEnd { return false }
    if matched == CardSearch.pattern.count {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") { return true }
      // The second bracket may be a card's first.
      matched = 1
      line = innerLine
    }
    if byte.capital == CardSearch.pattern[matched] {
      matched += 1
    } else {
      matched = byte == UInt8(ascii: "[") ? 1 : 0
    }
    if byte == UInt8(ascii: "[") {
      if matched == 1 { line = current } else { innerLine = current }
    }
    return false
  }
}
