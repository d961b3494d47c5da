/// A property of a jCard (RFC 7095, section 3.3), on its way to a line of a vCard.
///
/// The group stands among the parameters, in any place, but first in the line: so they are held
/// until the first value. What is written as one property and has several values that a vCard has
/// no room for becomes several lines; the parameters are those of the first.
struct JCardProperty: ~Copyable {
  /// The line where it begins.
  var line = 0

  /// Which property it is.
  private(set) var kind = PropertyName.other

  /// The name, the group and the parameters, one behind the other.
  private var bytes = ByteBuffer()
  private var nameLength = 0
  private var group = 0..<0
  private var parameters: [Parameter] = []
  private var parameterName = 0..<0
  private var isGroup = false

  /// Whether a line of the card was begun for it, and what is in it.
  private var hasLine = false
  private var hasWrittenParameters = false
  private var hasComponent = false
  private var hasMember = false

  private struct Parameter {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Begins a property.
  mutating func begin(_ name: UnsafeBufferPointer<UInt8>) {
    forget()
    kind = PropertyName(name)
    nameLength = append(name).count
  }

  /// Forgets the property but for its line.
  mutating func forget() {
    kind = .other
    bytes.removeAll()
    group = 0..<0
    parameters.removeAll(keepingCapacity: true)
    hasLine = false
    hasWrittenParameters = false
  }

  /// About how many bytes are held of the parameters; each takes some for itself.
  var size: Int { bytes.count + parameters.count * MemoryLayout<Parameter>.size }

  // MARK: Parameters

  /// Begins a parameter.
  mutating func beginParameter(_ name: UnsafeBufferPointer<UInt8>) {
    isGroup = equal(name, "GROUP")
    parameterName = append(name)
  }

  /// Adds a value of the parameter.
  mutating func addParameterValue(_ value: UnsafeBufferPointer<UInt8>) {
    if isGroup {
      group = append(value)
    } else {
      parameters.append(Parameter(name: parameterName, value: append(value)))
    }
  }

  // MARK: Values

  /// Begins an array in the values.
  ///
  /// - Parameters:
  ///   - level: 1 for a value, 2 for a component of one.
  ///   - card: gets the property.
  mutating func beginArray(level: Int, in card: inout CardText) {
    guard isStructured else { return }
    if level == 1 {
      // A second structured value is a second property.
      if hasLine { card.endProperty() }
      beginLine(of: &card)
    } else if level == 2 {
      beginComponent(of: &card)
    }
  }

  /// Adds a text of a value.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - level: 0 for a value, 1 for one in an array, 2 for one in an array in it.
  ///   - card: gets the property.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, level: Int, to card: inout CardText) {
    if isStructured {
      if level >= 2 {
        if hasMember { card.endListMember() }
        hasMember = true
      } else {
        let isWhole = level == 0 && !hasLine && (kind == .address || kind == .name)
        beginComponent(of: &card)
        // A writer that did not take the value apart; as one component it would be nonsense.
        if isWhole, text.contains(UInt8(ascii: ";")) { return card.addWrittenText(text) }
      }
    } else if kind == .categories, hasLine {
      card.endListMember()
    } else {
      if hasLine { card.endProperty() }
      beginLine(of: &card)
    }
    card.addText(text)
  }

  /// Ends the property.
  ///
  /// - Returns: whether it had a value.
  mutating func end(in card: inout CardText) -> Bool {
    if hasLine { card.endProperty() }
    return hasLine
  }

  /// Whether the elements of an array are the components of a structured value; those of any other
  /// property are values.
  private var isStructured: Bool {
    switch kind {
    case .address, .name, .organization, .position: true
    default: false
    }
  }

  private mutating func beginComponent(of card: inout CardText) {
    if !hasLine { beginLine(of: &card) }
    if hasComponent { card.endComponent() }
    hasComponent = true
    hasMember = false
  }

  private mutating func beginLine(of card: inout CardText) {
    // Written again for each value, they would make much of little.
    let isFirst = !hasWrittenParameters
    card.beginProperty(part(0..<nameLength), group: part(isFirst ? group : 0..<0), line: line)
    if isFirst {
      for parameter in parameters { card.addParameter(part(parameter.name), part(parameter.value)) }
    }
    hasWrittenParameters = true
    card.beginValue()
    hasLine = true
    hasComponent = false
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = bytes.count
    if let base = text.baseAddress { bytes.append(base, text.count) }
    return start..<bytes.count
  }

  private func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.bytes[range])
  }
}
