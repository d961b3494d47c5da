/// The vCard 4.0 that an xCard (RFC 6351) or a jCard (RFC 7095) stands for, as far as it is kept.
///
/// Both are other spellings of vCard 4.0. They are spelt back, and the reader of vCards says what
/// the properties mean: so a card means the same in all three.
///
/// For each card: begin, then for each property `beginProperty`, its parameters, its value, and
/// `endProperty`; then end.
struct CardText: ~Copyable {
  private var text = ByteBuffer(capacity: 4096)
  private var parser: CardParser

  /// The line of the file that each line of the text was made from.
  private var lines: [Int] = []

  /// Makes a text.
  ///
  /// - Parameter limits: how many values of a kind are kept.
  init(limits: ReadingLimits) { parser = CardParser(limits: limits) }

  /// How many bytes the card has so far.
  var count: Int { text.count }

  /// Begins a card and forgets the one before.
  ///
  /// - Parameter line: where the card begins in the file.
  mutating func begin(line: Int) {
    text.removeAll()
    lines.removeAll(keepingCapacity: true)
    append("BEGIN:VCARD\nVERSION:4.0\n")
    lines.append(line)
    lines.append(line)
  }

  /// Whether a property of this name is kept; any other one need not be added.
  ///
  /// - Parameter name: the name, in any case.
  /// - Returns: whether the property is kept.
  static func keeps(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch PropertyName(name) {
    case .other, .agent, .begin, .end, .version: false
    default: true
    }
  }

  /// Begins a property.
  ///
  /// - Parameters:
  ///   - name: its name, in any case; one that is kept.
  ///   - group: the name of its group; empty where it has none.
  ///   - line: where it begins in the file.
  mutating func beginProperty(
    _ name: UnsafeBufferPointer<UInt8>,
    group: UnsafeBufferPointer<UInt8>,
    line: Int
  ) {
    if !group.isEmpty {
      // A group is only compared, so what no name can have may become anything.
      for byte in group { text.append(byte.isNameByte ? byte : UInt8(ascii: "-")) }
      text.append(UInt8(ascii: "."))
    }
    append(name)
    lines.append(line)
  }

  /// Adds a value of a parameter of the property that was begun; parameters come before the value.
  ///
  /// - Parameters:
  ///   - name: the parameter's name, in any case; CHARSET and ENCODING have no meaning here and
  ///     are left out.
  ///   - value: the value as text.
  mutating func addParameter(
    _ name: UnsafeBufferPointer<UInt8>,
    _ value: UnsafeBufferPointer<UInt8>
  ) {
    guard !name.isEmpty, name.allSatisfy(\.isNameByte), !equal(name, "CHARSET"),
      !equal(name, "ENCODING")
    else { return }
    text.append(UInt8(ascii: ";"))
    append(name)
    append("=\"")
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""): append("^'")
      case UInt8(ascii: "^"): append("^^")
      case UInt8(ascii: "\\"): append("\\\\")
      case .lineFeed: append("^n")
      case .carriageReturn: break
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Begins the property's value.
  mutating func beginValue() { text.append(UInt8(ascii: ":")) }

  /// Adds text to the value, of which no character separates anything.
  ///
  /// - Parameter value: the text.
  mutating func addText(_ value: UnsafeBufferPointer<UInt8>) { add(value, isWritten: false) }

  /// Adds text to the value as it stands in a vCard: its commas, semicolons and backslashes mean
  /// what they mean there.
  ///
  /// - Parameter value: the text.
  mutating func addWrittenText(_ value: UnsafeBufferPointer<UInt8>) { add(value, isWritten: true) }

  private mutating func add(_ value: UnsafeBufferPointer<UInt8>, isWritten: Bool) {
    guard let base = value.baseAddress else { return }
    // What lies between two escapes is copied at once.
    var start = 0
    for index in 0..<value.count {
      let byte = base[index]
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
        if isWritten { continue }
        text.append(base + start, index - start)
        text.append(UInt8(ascii: "\\"))
        start = index
      case .lineFeed, .carriageReturn:
        text.append(base + start, index - start)
        start = index + 1
        let isHalf = byte == .carriageReturn && start < value.count && base[start] == .lineFeed
        if !isHalf { append("\\n") }
      default: continue
      }
    }
    text.append(base + start, value.count - start)
  }

  /// Ends a component of a structured value; the next one follows.
  mutating func endComponent() { text.append(UInt8(ascii: ";")) }

  /// Ends a member of a list; the next one follows.
  mutating func endListMember() { text.append(UInt8(ascii: ",")) }

  /// Ends the property.
  mutating func endProperty() { text.append(.lineFeed) }

  /// Ends the card.
  ///
  /// - Parameter index: the card's number, from 1.
  /// - Returns: the record; its diagnostics name the lines of the file.
  mutating func end(index: Int) -> ContactRecord {
    append("END:VCARD\n")
    lines.append(lines.last ?? 1)
    let bytes = text.bytes
    let first = lines.first ?? 1
    guard let next = bytes.firstIndex(of: .lineFeed),
      let begin = CardBegin(bytes, 0, next + 1, line: 1, isFinal: true),
      let beginning = LineCursor(of: bytes, begin: begin)
    else {
      let error = UnreadableCardError(.nothingReadable, "the card holds nothing")
      return ContactRecord(index: index, line: first, error: error)
    }
    var cursor = beginning
    _ = parser.parse(&cursor)
    let contact = parser.builder.finish(
      CardIdentifier.urn(of: beginning, endingAt: cursor.next, hasEnd: true)
    )
    var diagnostics = parser.builder.diagnostics.all
    for index in diagnostics.indices where lines.indices.contains(diagnostics[index].line - 1) {
      diagnostics[index].line = lines[diagnostics[index].line - 1]
    }
    return ContactRecord(index: index, line: first, contact: contact, diagnostics: diagnostics)
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { text.append(start, bytes.count) }
  }

  private mutating func append(_ word: StaticString) {
    text.append(word.utf8Start, word.utf8CodeUnitCount)
  }
}

extension PropertyName {
  /// Recognises a whole name.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    var packed: UInt64 = 0
    for byte in name {
      packed = packed << 8 | UInt64(byte.capital)
    }
    self.init(packed: packed, length: name.count)
  }
}

extension UInt8 {
  /// Whether names of properties, parameters and groups have this character.
  fileprivate var isNameByte: Bool {
    capital &- 0x41 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }
}
