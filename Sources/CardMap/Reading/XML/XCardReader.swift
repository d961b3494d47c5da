/// Reads the elements of a card (RFC 6351): properties, alone or in a group, with their parameters.
struct XCardReader: ~Copyable {
  /// Where in the card the reader is.
  private enum Place {
    case card, group, property, value(XCardProperty.Role), parameters, parameter, parameterValue
  }

  private let limits: ReadingLimits
  private var card: CardText
  private var property = XCardProperty()
  private var group = ByteBuffer(capacity: 64)
  private var place = Place.card
  private var diagnostics = DiagnosticList()

  /// How many elements are open that nobody keeps, the outermost of them in one that is kept.
  private var ignored = 0

  /// The card's elements and text, in bytes.
  private var size = 0
  /// The limit that the card has passed; nothing of it is kept then.
  private var passedLimit: String?
  private var hasBareNames = false
  private var line = 1

  /// Where the card begins in the file.
  var firstLine: Int { line }

  /// Makes a reader.
  init(limits: ReadingLimits) {
    self.limits = limits
    card = CardText(limits: limits)
  }

  /// Begins a card.
  ///
  /// - Parameters:
  ///   - line: where it begins in the file.
  ///   - hasNamespace: whether its element is in the namespace of xCard.
  mutating func begin(line: Int, hasNamespace: Bool) {
    card.begin(line: line)
    self.line = line
    place = .card
    ignored = 0
    size = 0
    passedLimit = nil
    group.removeAll()
    if !diagnostics.isEmpty { diagnostics = DiagnosticList() }
    hasBareNames = false
    if !hasNamespace { noteMissingNamespace(line) }
  }

  /// An element of the card begins.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - namespace: its namespace; empty for none.
  ///   - parser: says where it stands.
  ///   - lineOffset: how many lines of the file are before the document.
  mutating func startElement(
    _ name: UnsafeBufferPointer<UInt8>,
    in namespace: UnsafeBufferPointer<UInt8>,
    _ parser: XMLPushParser,
    lineOffset: Int
  ) {
    grow(by: 2 * name.count + 5)
    property.separate()
    guard ignored == 0, passedLimit == nil, isCardName(namespace) else {
      ignored += 1
      return
    }
    switch place {
    case .card where equal(name, "GROUP"):
      appendGroup(parser.attribute("name"))
      place = .group
    case .card, .group:
      guard CardText.keeps(name) else {
        ignored = 1
        return
      }
      let line = parser.tagLine + lineOffset
      if namespace.isEmpty { noteMissingNamespace(line) }
      property.begin(name, line: line)
      place = .property
    case .property:
      if equal(name, "PARAMETERS") {
        place = .parameters
      } else if let role = property.role(of: name) {
        place = .value(role)
      } else {
        ignored = 1
      }
    case .parameters:
      property.append(name, as: .parameterName)
      place = .parameter
    case .parameter: place = .parameterValue
    case .value, .parameterValue: ignored = 1
    }
  }

  /// An element of the card ends, or the card itself.
  ///
  /// - Returns: whether it was the card.
  mutating func endElement() -> Bool {
    property.separate()
    guard ignored == 0 else {
      ignored -= 1
      return false
    }
    switch place {
    case .card: return true
    case .group:
      group.removeAll()
      place = .card
    case .property:
      endProperty()
      place = isInGroup ? .group : .card
    case .value, .parameters: place = .property
    case .parameter: place = .parameters
    case .parameterValue: place = .parameter
    }
    return false
  }

  /// Text of the element that is open.
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>) {
    grow(by: text.count)
    guard ignored == 0, passedLimit == nil else { return }
    switch place {
    case .property: property.append(text, as: .bare)
    case .value(let role): property.append(text, as: role)
    case .parameter, .parameterValue: property.append(text, as: .parameterValue)
    case .card, .group, .parameters: return
    }
    if property.count > limits.line {
      passedLimit = "a property of the card is longer than \(limits.lineText)"
    }
  }

  /// Ends the card.
  ///
  /// - Returns: the record; its number is for somebody else to fill in.
  mutating func end() -> ContactRecord {
    if let passedLimit {
      return ContactRecord(index: 0, line: line, error: UnreadableCardError(.limit, passedLimit))
    }
    var record = card.end(index: 0)
    if !diagnostics.isEmpty { record.diagnostics = diagnostics.all + record.diagnostics }
    return record
  }
}

extension XCardReader {
  /// A group has at least one byte, since its place must be known when a property ends.
  private var isInGroup: Bool { group.count > 0 }

  private mutating func appendGroup(_ name: UnsafeBufferPointer<UInt8>) {
    group.removeAll()
    if let start = name.baseAddress, !name.isEmpty {
      group.append(start, name.count)
    } else {
      group.append(UInt8(ascii: "-"))
    }
  }

  private mutating func endProperty() {
    guard passedLimit == nil else { return }
    property.write(to: &card, group: group.bytes)
    if property.isBare {
      diagnostics.append(
        Diagnostic(
          line: property.line,
          property: property.name.text,
          kind: .valueAssumed,
          message: "the text is not in an element of its kind, as <text>; it was taken all the same"
        )
      )
    }
  }

  private mutating func grow(by count: Int) {
    size += count
    if size > limits.card, passedLimit == nil {
      passedLimit = "the card is larger than \(limits.cardText)"
    }
  }

  /// Whether a name may be one of a card's: of its namespace, or of none.
  private func isCardName(_ namespace: UnsafeBufferPointer<UInt8>) -> Bool {
    namespace.isEmpty || XMLName.isEqual(namespace, XMLName.xCard)
  }

  private mutating func noteMissingNamespace(_ line: Int) {
    guard !hasBareNames else { return }
    hasBareNames = true
    diagnostics.append(
      Diagnostic(
        line: line,
        property: "",
        kind: .namespaceMissing,
        message: "the card, or a part of it, is not in the namespace of xCard; it was read as one"
      )
    )
  }
}
