// Passing over what nobody keeps, and finding a card behind a broken place.

extension JSONTokenizer {
  /// What is passed over: only brackets and texts are looked at.
  struct Skipping {
    /// How many brackets are open in it.
    var nested = 0
    /// Whether it ends with its own last bracket; else before a bracket of what it is in.
    var endsWithBracket = false
    /// Whether a text is open in it.
    var isInText = false

    /// Begins, or goes on in what is passed over already.
    mutating func begin(nested more: Int, isInside: Bool) {
      self = Skipping(nested: isInside ? nested + more : more)
    }
  }

  /// Passes over what nobody keeps.
  ///
  /// - Returns: nil where it has ended; else the token for the reason why not.
  mutating func skip(_ base: UnsafePointer<UInt8>) -> JSONToken? {
    while position < piece.count {
      if skipping.isInText {
        if let token = skipText(base) { return token }
        continue
      }
      switch base[position] {
      case UInt8(ascii: "\""): skipping.isInText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): skipping.nested += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard skipping.nested > 0 else {
          open = .nothing
          return nil
        }
        skipping.nested -= 1
        if skipping.nested == 0, skipping.endsWithBracket {
          position += 1
          open = .nothing
          endValue()
          return nil
        }
      case .lineFeed, .carriageReturn: lines.endLine(at: position, in: base)
      default: break
      }
      position += 1
    }
    return endOfPiece()
  }

  private mutating func skipText(_ base: UnsafePointer<UInt8>) -> JSONToken? {
    position = JSONTokenizer.endOfPlainText(base, position, piece.count)
    guard position < piece.count else { return endOfPiece() }
    switch base[position] {
    case UInt8(ascii: "\""): skipping.isInText = false
    case UInt8(ascii: "\\"):
      guard position + 1 < piece.count else { return endOfPiece() }
      if !base[position + 1].isLineEnd { position += 1 }
    case .lineFeed, .carriageReturn: return broken("a line ends inside a text")
    default: break
    }
    position += 1
    return nil
  }

  /// Looks for the next card behind a broken place.
  mutating func findCard(_ base: UnsafePointer<UInt8>) -> JSONToken {
    while position < piece.count {
      let byte = base[position]
      if search.isFound(with: byte, line: lines.line) {
        beginProperties()
        return .card
      }
      if byte.isLineEnd { lines.endLine(at: position, in: base) }
      position += 1
    }
    return endOfPiece()
  }
}
