/// Reads JSON (RFC 8259) token by token, in pieces of any size: one text, or several one behind the
/// other as in a file of JSON lines.
///
/// What somebody keeps is checked. What nobody keeps is only passed over, as quickly as its end can
/// be found.
struct JSONTokenizer: ~Copyable {
  /// The deepest nesting; what is deeper is passed over.
  static let deepest = 256

  /// Whether the text of the next name, text or word is wanted.
  var keepsText = true

  /// The name, text or word that was read last, without escapes; valid until the next token.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Whether it was too long, so that nothing of it is there.
  var isTooLong = false
  /// Whether it had half of a surrogate pair in it, which became U+FFFD.
  var hasHalfCharacter = false

  /// How many arrays and objects are open.
  private(set) var depth = 0

  /// Where the text is broken, and how.
  private(set) var problem: (line: Int, column: Int, message: StaticString) = (0, 0, "")

  /// The current line.
  var line: Int { lines.line }

  let longestText: Int
  var piece = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var isFinal = false
  var position = 0
  var lines = LineColumn()

  /// A text or word of which the end was not in the last piece, or what is passed over.
  var open = Open.nothing
  /// What was held of a text: that which stands in the piece as it is meant is not copied.
  var held = ByteBuffer()
  /// The column of a word that began in a piece before.
  var wordColumn: Int?
  var skipping = Skipping()
  var search = CardSearch()

  private var expected = Expected.value
  private var isName = false
  /// Whether what is open innermost is an object, and the same of each around it.
  private var isInObject = false
  private var objects = SIMD4<UInt64>()
  /// Whether a card was found behind a broken place: then the ends of what was open before it are
  /// nobody's.
  private var isLoose = false

  /// What a piece may end inside of.
  enum Open {
    case nothing, text, word, skipped, lost
  }

  private enum Expected {
    case value, firstElement, firstName, name, colon, separator
  }

  /// Makes a tokenizer.
  ///
  /// - Parameter longestText: the longest text that is kept, in bytes.
  init(longestText: Int) { self.longestText = longestText }

  /// Begins a piece: what the last one left, and the next bytes of the file.
  mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) {
    piece = bytes
    self.isFinal = isFinal
    position = 0
  }

  /// Whether all of the piece is read.
  var isAtEnd: Bool { position == piece.count }

  /// Ends a piece.
  ///
  /// - Returns: how many bytes of it are read.
  mutating func endPiece() -> Int {
    if let base = piece.baseAddress { lines.endPiece(at: position, in: base) }
    piece = UnsafeBufferPointer(start: nil, count: 0)
    return position
  }

  /// Moves to the next token.
  mutating func next() -> JSONToken {
    guard let base = piece.baseAddress else { return endOfPiece() }
    switch open {
    case .nothing: break
    case .text: return readText(base)
    case .word: return readWord(base)
    case .skipped: if let token = skip(base) { return token }
    case .lost: return findCard(base)
    }
    while position < piece.count {
      let byte = base[position]
      switch byte {
      case UInt8(ascii: "\""):
        switch expected {
        case .value, .firstElement: isName = false
        case .name, .firstName: isName = true
        case .colon, .separator: return notExpected()
        }
        position += 1
        beginText()
        return readText(base)
      case UInt8(ascii: ","):
        if depth > 0 || !isLoose {
          guard expected == .separator else { return notExpected() }
          expected = isInObject ? .name : .value
        }
        position += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard expected == .value || expected == .firstElement else { return notExpected() }
        position += 1
        return beginContainer(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let token = endContainer(isObject: byte == UInt8(ascii: "}")) { return token }
      case UInt8(ascii: ":"):
        guard expected == .colon else { return notExpected() }
        expected = .value
        position += 1
      case 0x20, 0x09: position += 1
      case .lineFeed, .carriageReturn:
        lines.endLine(at: position, in: base)
        position += 1
      default:
        if byte == 0xEF, depth == 0 {
          switch skipByteOrderMark(base) {
          case true?: continue
          case false?: return notExpected()
          case nil: return .needsMore
          }
        }
        guard expected == .value || expected == .firstElement, byte.beginsWord else {
          return notExpected()
        }
        isName = false
        beginText()
        return readWord(base)
      }
    }
    return endOfPiece()
  }

  /// What a piece that is read ends with.
  mutating func endOfPiece() -> JSONToken {
    guard isFinal else { return .needsMore }
    position = piece.count
    switch open {
    case .lost: return .end
    case .nothing where depth == 0 && expected == .value: return .end
    case .text: return broken("the file ends inside a text")
    case .nothing, .word, .skipped:
      return broken(
        isInObject ? "the file ends before an object has" : "the file ends before an array has"
      )
    }
  }

  /// Ends a name, text or word.
  @inline(__always)
  mutating func endText(_ token: JSONToken) -> JSONToken {
    open = .nothing
    if isName {
      expected = .colon
      return .name
    }
    endValue()
    return token
  }

  /// Says that the text is broken.
  ///
  /// - Parameters:
  ///   - message: how.
  ///   - column: where in the current line, if not at the current position.
  /// - Returns: the token for it.
  mutating func broken(_ message: StaticString, column: Int? = nil) -> JSONToken {
    let here = column ?? lines.column(of: position, in: piece.baseAddress)
    problem = (lines.line, here, message)
    open = .lost
    search = CardSearch()
    return .broken
  }

  /// Goes on with the properties of a card, whatever was open: in its second array, right behind
  /// the bracket.
  mutating func beginProperties() {
    open = .nothing
    isLoose = true
    depth = 2
    isInObject = false
    objects = SIMD4()
    expected = .firstElement
  }

  /// Passes over the rest of what is open down to a depth; the token that comes next is the end of
  /// the array or object of that depth.
  mutating func skip(toDepth target: Int) {
    skipping.begin(nested: depth - target, isInside: open == .skipped)
    if target < depth { leave(toDepth: target) }
    expected = .separator
    open = .skipped
  }

  /// Ends a value: what comes next is another one or the end of what it is in.
  mutating func endValue() { expected = depth == 0 ? .value : .separator }

  private mutating func leave(toDepth target: Int) {
    depth = target
    isInObject = objects[target >> 6] >> UInt64(target & 63) & 1 == 1
  }

  private mutating func beginContainer(isObject: Bool) -> JSONToken {
    guard depth < JSONTokenizer.deepest else {
      skipping = Skipping(nested: 1, endsWithBracket: true)
      open = .skipped
      return .tooDeep
    }
    let bit: UInt64 = 1 << UInt64(depth & 63)
    if isInObject { objects[depth >> 6] |= bit } else { objects[depth >> 6] &= ~bit }
    isInObject = isObject
    depth += 1
    expected = isObject ? .firstName : .firstElement
    return isObject ? .beginObject : .beginArray
  }

  /// Ends an array or object; nil for a bracket that ends nothing that is known.
  private mutating func endContainer(isObject: Bool) -> JSONToken? {
    if depth == 0, isLoose {
      position += 1
      return nil
    }
    let mayEnd = expected == .separator || expected == (isObject ? .firstName : .firstElement)
    guard depth > 0, mayEnd, isInObject == isObject else { return notExpected() }
    position += 1
    leave(toDepth: depth - 1)
    endValue()
    return isObject ? .endObject : .endArray
  }

  private mutating func notExpected() -> JSONToken {
    switch expected {
    case .value, .firstElement: broken("a value is missing")
    case .firstName, .name: broken("the name of a member is missing")
    case .colon: broken("a colon is missing")
    case .separator where isInObject: broken("a comma or the end of the object is missing")
    case .separator: broken("a comma or the end of the array is missing")
    }
  }

  /// Passes over a byte order mark, also between texts: files that were put together have them.
  ///
  /// - Returns: whether it was one; nil where more bytes are needed to say.
  private mutating func skipByteOrderMark(_ base: UnsafePointer<UInt8>) -> Bool? {
    guard position + 3 <= piece.count else { return isFinal ? false : nil }
    guard base[position + 1] == 0xBB, base[position + 2] == 0xBF else { return false }
    position += 3
    lines.beginColumns(at: position)
    return true
  }
}

extension UInt8 {
  /// Whether a number or one of `true`, `false` and `null` begins with this.
  fileprivate var beginsWord: Bool {
    self &- 0x30 < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: "t")
      || self == UInt8(ascii: "f") || self == UInt8(ascii: "n")
  }
}
