// Texts, their escapes, and words.

extension JSONTokenizer {
  /// Begins a name, text or word.
  @inline(__always)
  mutating func beginText() {
    text = UnsafeBufferPointer(start: nil, count: 0)
    isTooLong = false
    hasHalfCharacter = false
    held.removeAll()
  }

  /// Reads a text, or the rest of one, up to its closing quote.
  mutating func readText(_ base: UnsafePointer<UInt8>) -> JSONToken {
    open = .text
    var start = position
    while true {
      position = JSONTokenizer.endOfPlainText(base, position, piece.count)
      guard position < piece.count else {
        hold(base, start, position)
        return endOfPiece()
      }
      switch base[position] {
      case UInt8(ascii: "\""):
        finish(base, start, position)
        position += 1
        return endText(.text)
      case UInt8(ascii: "\\"):
        hold(base, start, position)
        switch keepsText ? readEscape(base) : skipEscape(base) {
        case .done(let length): position += length
        case .needsMore: return endOfPiece()
        case .invalid: return broken("this is no escape of JSON")
        }
        start = position
      case .lineFeed, .carriageReturn: return broken("a line ends inside a text")
      default: position += 1
      }
    }
  }

  /// Reads a number, `true`, `false` or `null`, or the rest of one.
  mutating func readWord(_ base: UnsafePointer<UInt8>) -> JSONToken {
    open = .word
    let start = position
    while position < piece.count, base[position].isOfWord { position += 1 }
    if position == piece.count, !isFinal {
      if wordColumn == nil { wordColumn = lines.column(of: start, in: base) }
      hold(base, start, position)
      return .needsMore
    }
    finish(base, start, position)
    let column = wordColumn
    wordColumn = nil
    guard !keepsText || isTooLong || JSONWord.isValid(text) else {
      return broken("this is no value of JSON", column: column ?? lines.column(of: start, in: base))
    }
    return endText(.word)
  }

  /// How far an escape came.
  private enum Escape {
    case done(Int), needsMore, invalid
  }

  private func skipEscape(_ base: UnsafePointer<UInt8>) -> Escape {
    guard position + 1 < piece.count else { return .needsMore }
    // A line end ends the text, also behind a backslash.
    return .done(base[position + 1].isLineEnd ? 1 : 2)
  }

  private mutating func readEscape(_ base: UnsafePointer<UInt8>) -> Escape {
    guard position + 1 < piece.count else { return .needsMore }
    let meant: UInt8
    switch base[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): meant = base[position + 1]
    case UInt8(ascii: "n"): meant = .lineFeed
    case UInt8(ascii: "r"): meant = .carriageReturn
    case UInt8(ascii: "t"): meant = 0x09
    case UInt8(ascii: "b"): meant = 0x08
    case UInt8(ascii: "f"): meant = 0x0C
    case UInt8(ascii: "u"): return readCodeUnit(base)
    default: return .invalid
    }
    hold(scalar: UInt32(meant))
    return .done(2)
  }

  /// Reads `\u` and, where it is the first half of a surrogate pair, the second.
  private mutating func readCodeUnit(_ base: UnsafePointer<UInt8>) -> Escape {
    let left = piece.count - position
    guard left >= 6 else { return .needsMore }
    guard let unit = JSONTokenizer.hexadecimal(base + position + 2) else { return .invalid }
    guard unit & 0xF800 == 0xD800 else {
      hold(scalar: unit)
      return .done(6)
    }
    if unit < 0xDC00 {
      guard left >= 12 || isFinal else { return .needsMore }
      if left >= 12, base[position + 6] == UInt8(ascii: "\\"),
        base[position + 7] == UInt8(ascii: "u"),
        let second = JSONTokenizer.hexadecimal(base + position + 8), second & 0xFC00 == 0xDC00
      {
        hold(scalar: 0x1_0000 + (unit & 0x3FF) << 10 + second & 0x3FF)
        return .done(12)
      }
    }
    hasHalfCharacter = true
    hold(scalar: 0xFFFD)
    return .done(6)
  }

  private static func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<4 {
      let digit = digits[index]
      if digit &- 0x30 < 10 {
        value = value << 4 | UInt32(digit & 0x0F)
      } else if digit & 0xDF &- 0x41 < 6 {
        value = value << 4 | UInt32(digit & 0x0F + 9)
      } else {
        return nil
      }
    }
    return value
  }

  // MARK: What is held

  private mutating func hold(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    guard keepsText, !isTooLong else { return }
    held.append(base + start, end - start)
    limitHeld()
  }

  private mutating func hold(scalar: UInt32) {
    guard !isTooLong else { return }
    held.append(scalar: scalar)
    limitHeld()
  }

  private mutating func limitHeld() {
    guard held.count > longestText else { return }
    isTooLong = true
    held.removeAll()
  }

  /// Ends the text: where nothing was held, it is what stands in the piece.
  @inline(__always)
  private mutating func finish(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    guard keepsText, !isTooLong else { return }
    if held.count > 0 {
      hold(base, start, end)
      text = held.bytes
    } else {
      isTooLong = end - start > longestText
      text = UnsafeBufferPointer(start: base + start, count: isTooLong ? 0 : end - start)
    }
  }

  /// The first quote, backslash or control character from a place on, eight bytes at a time; the
  /// end where there is none.
  @inline(__always)
  static func endOfPlainText(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    var position = start
    while position + 8 <= count {
      let bytes = EightBytes(base + position)
      let marks =
        bytes.marks(below: 0x20) | bytes.marks(of: UInt8(ascii: "\""))
        | bytes.marks(of: UInt8(ascii: "\\"))
      if marks != 0 { return position + EightBytes.countBefore(marks) }
      position += 8
    }
    while position < count {
      let byte = base[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      position += 1
    }
    return position
  }
}

extension UInt8 {
  /// Whether numbers, `true`, `false`, `null` and what people take for such have this in them.
  fileprivate var isOfWord: Bool {
    self & 0xDF &- 0x41 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
