/// One entry of an LDIF file (RFC 2849), and the vCard that it stands for.
struct LDIFEntry: ~Copyable {
  /// What an entry is.
  enum Kind {
    /// A person, or what could not be read of one.
    case person(ContactRecord)
    /// Something else: a group, a unit, a domain. It begins on this line.
    case other(Int)
    /// A change of an entry that is not in the file. It begins on this line.
    case change(Int)
    /// What is no entry.
    case nobody
    /// Comments, or the version.
    case nothing
  }

  private let limits: ReadingLimits
  private var card: CardText
  private var person = LDIFPerson()
  private var unfolded = ByteBuffer()
  private var decoded = ByteBuffer()
  private var diagnostics = DiagnosticList()

  /// Makes an entry.
  init(limits: ReadingLimits) {
    self.limits = limits
    card = CardText(limits: limits)
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - text: its lines.
  ///   - line: the first one's number in the file.
  ///   - index: the number of the record that it becomes.
  /// - Returns: what it is.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, line: Int, index: Int) -> Kind {
    person.clear()
    if !diagnostics.isEmpty { diagnostics = DiagnosticList() }
    var lines = LDIFLines(text, line: line)
    var firstLine: Int?
    var hasAttribute = false
    var hasName = false
    while let found = lines.next(&unfolded) {
      let attribute = LDIFAttributeLine(found.isFolded ? unfolded.bytes : found.text)
      guard let attribute else {
        firstLine = firstLine ?? found.line
        skip(found.line, "", "this is no attribute, so it was left out")
        continue
      }
      // Not of the entry: it may stand right before it.
      if firstLine == nil, equal(attribute.name, "VERSION") { continue }
      firstLine = firstLine ?? found.line
      hasAttribute = true
      if equal(attribute.name, "DN") { hasName = true }
      take(attribute, line: found.line)
    }
    guard let firstLine else { return .nothing }
    if person.isChange { return .change(firstLine) }
    guard hasAttribute else {
      let error = UnreadableCardError(.nothingReadable, "no line of the entry is an attribute")
      return .person(ContactRecord(index: index, line: firstLine, error: error))
    }
    // What a search program says of its search has no name.
    guard person.isPerson else { return hasName ? .other(firstLine) : .nobody }
    card.begin(line: firstLine)
    person.write(to: &card)
    var record = card.end(index: index)
    record.diagnostics = diagnostics.all + record.diagnostics
    return .person(record)
  }

  private mutating func take(_ attribute: LDIFAttributeLine, line: Int) {
    guard let kind = LDIFAttribute(named: attribute.name) else { return }
    let value: UnsafeBufferPointer<UInt8>
    switch attribute.form {
    case .text: value = attribute.value
    case .base64:
      decoded.removeAll()
      guard Base64Decoder.decode(attribute.value, into: &decoded) else {
        skip(line, kind.rawValue, "this is no base64, so it was left out")
        return
      }
      value = decoded.bytes
    case .url:
      skip(line, kind.rawValue, "what stands at a URL is not fetched, so it was left out")
      return
    }
    let text = trimmed(value)
    if text.isEmpty { return }
    switch person.take(kind, text, line: line) {
    case .taken: break
    case .second: skip(line, kind.rawValue, "only the first value counts, so this one was left out")
    case .tooMany: diagnostics.leaveOutValue(of: kind.property, line: line)
    }
  }

  private mutating func skip(_ line: Int, _ name: String, _ message: String) {
    diagnostics.append(
      Diagnostic(line: line, property: name, kind: .lineSkipped, message: message)
    )
  }
}
