/// What is known of the person of an entry, until all of it was read: an address's parts stand in any
/// order.
struct LDIFPerson {
  /// Which of a person's addresses.
  enum Address: CaseIterable {
    case home, work
  }

  /// A value: where its bytes are, and its line.
  private struct Value {
    var attribute: LDIFAttribute
    var range: Range<Int>
    var line: Int
  }

  /// What became of a value.
  enum Taking {
    case taken
    /// Another value of the attribute is used.
    case second
    /// The entry has too many.
    case tooMany
  }

  /// The values in the order of the entry.
  private var values: [Value] = []
  /// Their bytes, one behind the other.
  private var bytes: [UInt8] = []

  /// More values of an entry are not held; of no kind of value are more than 1,000 kept anyway.
  private static let mostValues = 4096

  /// Whether the entry changes or deletes another.
  private(set) var isChange = false

  private var hasPersonClass = false
  private var hasOtherClass = false
  /// Active Directory calls computers users as well.
  private var isDevice = false

  /// Forgets the person.
  mutating func clear() {
    values.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
    isChange = false
    hasPersonClass = false
    hasOtherClass = false
    isDevice = false
  }

  /// Whether the entry is a person's: it is called one, or it is not called anything else and has
  /// something that is read.
  var isPerson: Bool { hasPersonClass && !isDevice || !hasOtherClass && !values.isEmpty }

  /// Takes a value.
  ///
  /// - Parameters:
  ///   - attribute: what it is.
  ///   - text: the value; not empty.
  ///   - line: where it stands in the file.
  /// - Returns: what became of it.
  mutating func take(
    _ attribute: LDIFAttribute,
    _ text: UnsafeBufferPointer<UInt8>,
    line: Int
  ) -> Taking {
    switch attribute {
    case .changetype: isChange = !equal(text, "ADD")
    case .objectClass:
      if LDIFPerson.personClasses.contains(where: { equal(text, $0) }) { hasPersonClass = true }
      if equal(text, "COMPUTER") {
        isDevice = true
        hasOtherClass = true
      }
      if LDIFPerson.otherClasses.contains(where: { equal(text, $0) }) { hasOtherClass = true }
    default:
      if attribute.isSingle, first(attribute) != nil { return .second }
      guard values.count < LDIFPerson.mostValues else { return .tooMany }
      let start = bytes.count
      bytes.append(contentsOf: text)
      values.append(Value(attribute: attribute, range: start..<bytes.count, line: line))
    }
    return .taken
  }

  private static let personClasses: [StaticString] = [
    "PERSON", "ORGANIZATIONALPERSON", "INETORGPERSON", "MOZILLAABPERSON",
    "MOZILLAABPERSONALPHA", "MOZILLAABPERSONOBSOLETE", "USER", "CONTACT", "RESIDENTIALPERSON",
  ]

  private static let otherClasses: [StaticString] = [
    "GROUPOFNAMES", "GROUPOFUNIQUENAMES", "GROUPOFURLS", "GROUP", "POSIXGROUP",
    "ORGANIZATIONALUNIT", "ORGANIZATION", "ORGANIZATIONALROLE", "DOMAIN", "DCOBJECT", "LOCALITY",
    "COUNTRY", "CONTAINER", "APPLICATIONPROCESS", "DEVICE", "ACCOUNT", "ALIAS", "REFERRAL",
    "SUBENTRY",
  ]
}

// MARK: - As a vCard

extension LDIFPerson {
  private func first(_ attribute: LDIFAttribute) -> Value? {
    for value in values where value.attribute == attribute { return value }
    return nil
  }

  private func text(_ value: Value?) -> ArraySlice<UInt8> { value.map { bytes[$0.range] } ?? [] }

  /// Writes the person's properties.
  ///
  /// - Parameter card: a card that was begun.
  func write(to card: inout CardText) {
    if let value = first(.entryUUID) {
      card.write("UID", ArraySlice("urn:uuid:".utf8) + text(value), line: value.line)
    }
    if let value = first(.displayName) ?? first(.commonName) {
      card.write("FN", text(value), line: value.line)
    }
    writeName(to: &card)
    var isWritten: Set<Address> = []
    for value in values {
      switch value.attribute {
      case .organization: card.write("ORG", text(value), line: value.line)
      case .telephone: card.write("TEL", text(value), line: value.line)
      case .mail: card.write("EMAIL", text(value), line: value.line)
      case .webPage: card.write("URL", text(value), line: value.line)
      // A label may follow the URI (RFC 2079).
      case .labeledURI:
        card.write("URL", text(value).prefix { $0 != 0x20 }, line: value.line)
      default:
        guard let address = value.attribute.address, isWritten.insert(address).inserted else {
          continue
        }
        write(address, line: value.line, to: &card)
      }
    }
  }

  private func writeName(to card: inout CardText) {
    let surname = first(.surname)
    let given = first(.givenName)
    guard let line = surname?.line ?? given?.line else { return }
    card.begin("N", line: line)
    card.beginValue()
    card.add(text(surname))
    card.endComponent()
    card.add(text(given))
    for _ in 0..<3 { card.endComponent() }
    card.endProperty()
  }

  private func write(_ address: Address, line: Int, to card: inout CardText) {
    let isHome = address == .home
    card.begin("ADR", line: line)
    card.addParameter("TYPE", ArraySlice(isHome ? "home".utf8 : "work".utf8))
    let country = isHome ? first(.homeCountry) : first(.countryName) ?? first(.country)
    if !isHome, first(.countryName) != nil, let code = first(.country), code.range.count == 2 {
      card.addParameter("CC", text(code))
    }
    if let label = isHome ? first(.homePostalAddress) : first(.postalAddress) {
      card.addParameter("LABEL", LDIFPerson.lines(of: text(label)))
    }
    card.beginValue()
    let components =
      isHome
      ? [
        nil, first(.homeStreet2), first(.homeStreet), first(.homeLocality), first(.homeState),
        first(.homePostalCode), country,
      ]
      : [
        first(.postOfficeBox), first(.street2), first(.street), first(.locality), first(.state),
        first(.postalCode), country,
      ]
    for (index, component) in components.enumerated() {
      if index > 0 { card.endComponent() }
      card.add(text(component))
    }
    card.endProperty()
  }

  /// The lines of a postal address (RFC 4517, section 3.3.28): `$` is between them, and a backslash
  /// before the digits of a `$` or of itself.
  static func lines(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var lines: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$") {
        while lines.last == 0x20 { lines.removeLast() }
        lines.append(.lineFeed)
        rest = rest.drop { $0 == 0x20 }
      } else if byte == UInt8(ascii: "\\"), rest.starts(with: "24".utf8) {
        lines.append(UInt8(ascii: "$"))
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "\\"),
        rest.starts(with: "5C".utf8) || rest.starts(with: "5c".utf8)
      {
        lines.append(UInt8(ascii: "\\"))
        rest = rest.dropFirst(2)
      } else {
        lines.append(byte)
      }
    }
    return lines[...]
  }
}

extension CardText {
  fileprivate mutating func begin(_ name: StaticString, line: Int) {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    beginProperty(name, group: UnsafeBufferPointer(start: nil, count: 0), line: line)
  }

  fileprivate mutating func addParameter(_ name: StaticString, _ value: ArraySlice<UInt8>) {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    value.withUnsafeBufferPointer { addParameter(name, $0) }
  }

  fileprivate mutating func add(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { addText($0) }
  }

  /// Writes a property with a value of one text.
  fileprivate mutating func write(_ name: StaticString, _ text: ArraySlice<UInt8>, line: Int) {
    begin(name, line: line)
    beginValue()
    add(text)
    endProperty()
  }
}
