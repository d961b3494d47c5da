/// A property of an xCard while it is read (RFC 6351, section 5): its parameters and its value
/// stand in elements of their own, which may come in any order and number.
struct XCardProperty: ~Copyable {
  /// What a piece of text is of the property.
  enum Role: Equatable {
    /// The name of a parameter; its values follow.
    case parameterName
    /// A value of the parameter whose name came last.
    case parameterValue
    /// A component of a structured value, by its place.
    case component(Int)
    /// A value that has no components.
    case value
    /// Text that stands in the property without an element of its own.
    case bare
  }

  private struct Part {
    var role: Role
    var start: Int
    var end: Int
  }

  private var text = ByteBuffer(capacity: 1024)
  private var parts: [Part] = []
  private var isOpen = false
  private var nameLength = 0
  private(set) var name = PropertyName.other
  private(set) var line = 1

  init() {}

  /// How many bytes are held.
  var count: Int { text.count }

  /// Whether the value is there only as text without an element.
  var isBare: Bool {
    !hasComponents && firstValue?.role == .bare
  }

  /// Begins a property.
  ///
  /// - Parameters:
  ///   - name: its name, in any case; one that is kept.
  ///   - line: where it begins in the file.
  mutating func begin(_ name: UnsafeBufferPointer<UInt8>, line: Int) {
    text.removeAll()
    parts.removeAll(keepingCapacity: true)
    isOpen = false
    self.name = PropertyName(name)
    self.line = line
    nameLength = name.count
    if let start = name.baseAddress { text.append(start, name.count) }
  }

  /// What the text of an element of the property is; nil where nobody keeps it.
  func role(of element: UnsafeBufferPointer<UInt8>) -> Role? {
    switch name {
    case .address: XCardProperty.place(of: element, in: XCardProperty.addressComponents)
    case .name: XCardProperty.place(of: element, in: XCardProperty.nameComponents)
    default: .value
    }
  }

  private static let addressComponents: [StaticString] = [
    "POBOX", "EXT", "STREET", "LOCALITY", "REGION", "CODE", "COUNTRY",
  ]
  private static let nameComponents: [StaticString] = [
    "SURNAME", "GIVEN", "ADDITIONAL", "PREFIX", "SUFFIX",
  ]

  private static func place(
    of element: UnsafeBufferPointer<UInt8>,
    in components: [StaticString]
  ) -> Role? {
    if let place = components.firstIndex(where: { equal(element, $0) }) { return .component(place) }
    return equal(element, "TEXT") ? .value : nil
  }

  /// Adds text; what comes of the same role, with no element between, is one.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, as role: Role) {
    guard let start = bytes.baseAddress else { return }
    let isContinued = isOpen && parts.last?.role == role
    if !isContinued {
      // What only indents elements is no text.
      if role == .bare || role == .parameterValue, trimmed(bytes).isEmpty { return }
      parts.append(Part(role: role, start: text.count, end: text.count))
    }
    text.append(start, bytes.count)
    parts[parts.count - 1].end = text.count
    isOpen = true
  }

  /// Notes that an element begins or ends, so that what follows is another text.
  mutating func separate() { isOpen = false }

  /// Writes the property to the card.
  mutating func write(to card: inout CardText, group: UnsafeBufferPointer<UInt8>) {
    card.beginProperty(
      UnsafeBufferPointer(rebasing: text.bytes[..<nameLength]),
      group: group,
      line: line
    )
    writeParameters(to: &card)
    card.beginValue()
    switch name {
    case .address: writeComponents(count: XCardProperty.addressComponents.count, to: &card)
    case .name where hasComponents:
      writeComponents(count: XCardProperty.nameComponents.count, to: &card)
    case .organization, .categories: writeValues(to: &card)
    default: if let value = firstValue { card.addText(bytes(of: value)) }
    }
    card.endProperty()
  }

  private func bytes(of part: Part) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.bytes[part.start..<part.end])
  }

  private var hasComponents: Bool {
    parts.contains { part in
      if case .component = part.role { return true }
      return false
    }
  }

  /// What the values are: text that has no element of its own only where nothing else is there.
  private var valueRole: Role { parts.contains { $0.role == .value } ? .value : .bare }

  private var firstValue: Part? {
    let role = valueRole
    return parts.first { $0.role == role }
  }

  private func writeParameters(to card: inout CardText) {
    var parameter: Part?
    for part in parts {
      if part.role == .parameterName { parameter = part }
      if part.role == .parameterValue, let parameter {
        card.addParameter(bytes(of: parameter), bytes(of: part))
      }
    }
    // An address that is only a text is what vCard has as its label.
    guard name == .address, !hasComponents, let value = firstValue else { return }
    let label: StaticString = "LABEL"
    card.addParameter(
      UnsafeBufferPointer(start: label.utf8Start, count: label.utf8CodeUnitCount),
      bytes(of: value)
    )
  }

  private func writeComponents(count: Int, to card: inout CardText) {
    for place in 0..<count {
      if place > 0 { card.endComponent() }
      var isFirst = true
      for part in parts where part.role == .component(place) {
        if !isFirst { card.endListMember() }
        isFirst = false
        card.addText(bytes(of: part))
      }
    }
  }

  private func writeValues(to card: inout CardText) {
    let role = valueRole
    var isFirst = true
    for part in parts where part.role == role {
      if !isFirst {
        if name == .organization { card.endComponent() } else { card.endListMember() }
      }
      isFirst = false
      card.addText(bytes(of: part))
    }
  }
}
