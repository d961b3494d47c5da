/// Makes a contact of a card's properties: what they mean, not how they are written.
struct ContactBuilder: ~Copyable {
  /// Whether the card is read by the rules of vCard 2.1, where a comma is a comma.
  var isVersion21 = false
  /// Whether a property was read that these rules change.
  private(set) var hasUsedVersion = false
  /// The position of the last GEO; nil where it is none.
  var lastPosition: CardPosition?
  /// What is to be said about the card.
  var diagnostics = DiagnosticList()

  /// How many values of each kind are kept.
  private let mostValues: Int
  private var decoder = TextDecoder()
  private var addresses = AddressBuilder()
  private var identifier = ""
  private var name = ""
  private var organization = ""
  private var phoneNumbers: [String] = []
  private var emailAddresses: [String] = []
  private var urls: [String] = []
  private var categories: [String] = []
  private var position: CardPosition?
  /// N as text, and N that is not read before it is known that there is no FN.
  private var structuredName = ""
  private var unreadName = ByteBuffer()
  private var unreadNameLine = 0
  private var hasWarnedOfCharacterSet = false
  private var isTaken = true

  init(limits: ReadingLimits) { mostValues = limits.values }

  /// Forgets the card, whether it was finished or not.
  @inline(__always)
  mutating func reset() {
    if !isTaken { _ = take() }
    isTaken = false
    isVersion21 = false
    hasUsedVersion = false
    hasWarnedOfCharacterSet = false
    decoder.assumedCharacterSet = false
    if !diagnostics.isEmpty { diagnostics = DiagnosticList() }
  }

  /// Ends a card.
  ///
  /// - Parameter otherwise: what stands for a UID where the card has none.
  /// - Returns: the contact.
  @inline(__always)
  mutating func finish(_ otherwise: @autoclosure () -> String) -> Contact {
    if identifier.isEmpty { identifier = otherwise() }
    if name.isEmpty { nameOtherwise() }
    return take()
  }

  /// Moves everything out, so that nothing is copied.
  @inline(__always)
  private mutating func take() -> Contact {
    isTaken = true
    unreadName.removeAll()
    structuredName = ""
    let position = position
    self.position = nil
    return Contact(
      identifier: taken(&identifier),
      name: taken(&name),
      organization: taken(&organization),
      addresses: addresses.finish(),
      phoneNumbers: taken(&phoneNumbers),
      emailAddresses: taken(&emailAddresses),
      urls: taken(&urls),
      categories: taken(&categories),
      position: position
    )
  }

  /// Names the contact without FN.
  private mutating func nameOtherwise() {
    if structuredName.isEmpty, unreadName.count > 0 {
      structuredName = personName(unreadName.bytes, PropertyParameters())
      if decoder.assumedCharacterSet { noteCharacterSet(.name, unreadNameLine) }
    }
    if !structuredName.isEmpty {
      name = structuredName
    } else if !organization.isEmpty {
      name = organization
    } else {
      name = emailAddresses.first ?? ""
    }
  }

  /// Adds a property of the card.
  ///
  /// - Parameters:
  ///   - head: its name and group.
  ///   - parameters: its parameters.
  ///   - value: its value, unfolded.
  ///   - line: its first line in the file, from 1.
  @inline(__always)
  mutating func add(
    _ head: PropertyHead,
    _ parameters: borrowing PropertyParameters,
    _ value: UnsafeBufferPointer<UInt8>,
    line: Int
  ) {
    switch head.name {
    case .address: addAddress(head, parameters, value, line)
    case .name: addName(parameters, value, line)
    case .organization:
      if organization.isEmpty {
        organization = joinedComponents(value, parameters)
      }
    case .categories: addCategories(value, parameters, line)
    default:
      let text = decoder.text(decoder.utf8(value, parameters))
      if !text.isEmpty { addText(head, parameters, text, line) }
    }
    if decoder.assumedCharacterSet { noteCharacterSet(head.name, line) }
    if let problem = parameters.problem { noteProblem(problem, head, line) }
  }

  @inline(__always)
  private mutating func addText(
    _ head: PropertyHead,
    _ parameters: borrowing PropertyParameters,
    _ text: String,
    _ line: Int
  ) {
    switch head.name {
    case .formattedName: if name.isEmpty { name = text }
    case .uid: if identifier.isEmpty { identifier = text }
    case .telephone:
      if hasRoom(behind: phoneNumbers.count, head.name, line) {
        ContactBuilder.append(WebAddress.telephone(text), to: &phoneNumbers)
      }
    case .email:
      if hasRoom(behind: emailAddresses.count, head.name, line) {
        ContactBuilder.append(WebAddress.email(text), to: &emailAddresses)
      }
    case .url:
      if hasRoom(behind: urls.count, head.name, line) { ContactBuilder.append(text, to: &urls) }
    case .label:
      if hasRoom(behind: addresses.labelCount, head.name, line) {
        addresses.appendLabel(text, group: head.group, parameters)
      }
    case .countryCode:
      if hasRoom(behind: addresses.countryCodeCount, head.name, line) {
        addresses.appendCountryCode(text, group: head.group)
      }
    case .position:
      lastPosition = readPosition(text, head, parameters, line)
      // What cardmap wrote may count no longer; somebody else's always does.
      let isBetter = position?.provenance != nil && lastPosition?.provenance == nil
      if position == nil || isBetter, let lastPosition { position = lastPosition }
    default: break
    }
  }

  /// Whether one more value of a kind is kept, of which the card has so many; else it is counted.
  @inline(__always)
  private mutating func hasRoom(behind count: Int, _ name: PropertyName, _ line: Int) -> Bool {
    if count < mostValues { return true }
    diagnostics.leaveOutValue(of: name, line: line)
    return false
  }

  /// Appends a text that is not empty; the first one gets an array of its own size.
  @inline(__always)
  private static func append(_ text: String, to list: inout [String]) {
    if text.isEmpty { return }
    if list.isEmpty {
      list = [text]
    } else {
      list.append(text)
    }
  }

  @inline(__always)
  private mutating func addAddress(
    _ head: PropertyHead,
    _ parameters: borrowing PropertyParameters,
    _ value: UnsafeBufferPointer<UInt8>,
    _ line: Int
  ) {
    hasUsedVersion = true
    guard hasRoom(behind: addresses.count, head.name, line) else { return }
    var texts = ComponentTexts(
      value,
      parameters,
      joiningListsWith: isVersion21 ? .none : .comma,
      &decoder
    )
    addresses.append(
      DeliveryAddress(
        postOfficeBox: texts.next(&decoder),
        extendedAddress: texts.next(&decoder),
        streetAddress: texts.next(&decoder),
        locality: texts.next(&decoder),
        region: texts.next(&decoder),
        postalCode: texts.next(&decoder),
        country: texts.next(&decoder),
        types: parameters.types,
        preference: parameters.preference
      )
    )
    addresses.endAddress(group: head.group)
    if texts.count < 7, !addresses.lastIsBlank {
      note(head.name, .fewComponents, "the address has \(texts.count) of its 7 components", line)
    }
    if !parameters.label.isEmpty {
      let text = ParameterText.decode(parameters.label, parameters.characterSet, &decoder)
      addresses.setLastLabel(text)
    }
    if !parameters.countryCode.isEmpty {
      let text = ParameterText.decode(parameters.countryCode, parameters.characterSet, &decoder)
      addresses.setLastCountryCode(text)
    }
    if !parameters.position.isEmpty {
      let text = ParameterText.decode(parameters.position, parameters.characterSet, &decoder)
      addresses.setLastPosition(readPosition(text, head, parameters, line))
    }
  }

  /// Keeps N; a plain one is only read where there is no FN.
  private mutating func addName(
    _ parameters: borrowing PropertyParameters,
    _ value: UnsafeBufferPointer<UInt8>,
    _ line: Int
  ) {
    guard structuredName.isEmpty, unreadName.count == 0 else { return }
    hasUsedVersion = true
    if parameters.encoding == .none, parameters.characterSet.isEmpty {
      if let start = value.baseAddress { unreadName.append(start, value.count) }
      unreadNameLine = line
    } else {
      structuredName = personName(value, parameters)
    }
  }

  /// Given and family name of N (RFC 6350, section 6.2.2).
  private mutating func personName(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters
  ) -> String {
    var texts = ComponentTexts(
      value,
      parameters,
      joiningListsWith: isVersion21 ? .none : .blank,
      &decoder
    )
    let family = texts.next(&decoder)
    let given = texts.next(&decoder)
    return given.isEmpty || family.isEmpty ? given + family : "\(given) \(family)"
  }

  private mutating func joinedComponents(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters
  ) -> String {
    var texts = ComponentTexts(value, parameters, joiningListsWith: .none, &decoder)
    var joined = ""
    while !texts.isAtEnd {
      let text = texts.next(&decoder)
      if !joined.isEmpty, !text.isEmpty { joined += ", " }
      joined += text
    }
    return joined
  }

  private mutating func addCategories(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters,
    _ line: Int
  ) {
    var list = ComponentList(decoder.utf8(value, parameters), separator: UInt8(ascii: ","))
    while let component = list.next() {
      guard hasRoom(behind: categories.count, .categories, line) else { continue }
      let text = decoder.text(component, joiningListWith: .none)
      ContactBuilder.append(text, to: &categories)
    }
  }

  private mutating func readPosition(
    _ text: String,
    _ head: PropertyHead,
    _ parameters: borrowing PropertyParameters,
    _ line: Int
  ) -> CardPosition? {
    guard let value = GeographicPosition.parse(text) else {
      note(head.name, .geoInvalid, "the position is none on Earth, or is 0, 0", line)
      return nil
    }
    if value.isUnusual {
      note(head.name, .geoNotation, "the position is not written as any version has it", line)
    }
    return CardPosition(coordinate: value.coordinate, provenance: parameters.provenance(&decoder))
  }

  private mutating func noteCharacterSet(_ name: PropertyName, _ line: Int) {
    decoder.assumedCharacterSet = false
    guard !hasWarnedOfCharacterSet else { return }
    hasWarnedOfCharacterSet = true
    let message = "the character set is not declared, or not as declared; a likely one was assumed"
    note(name, .encodingAssumed, message, line)
  }

  private mutating func noteProblem(
    _ problem: PropertyParameters.Problem,
    _ head: PropertyHead,
    _ line: Int
  ) {
    switch problem {
    case .encoding:
      let message = "the ENCODING is unknown, so the text was taken as it stands"
      note(head.name, .parameterIgnored, message, line)
    case .preference: note(head.name, .parameterIgnored, "PREF is no number from 1 to 100", line)
    }
  }

  private mutating func note(
    _ name: PropertyName,
    _ kind: Warning.Code,
    _ message: String,
    _ line: Int
  ) {
    diagnostics.append(
      Diagnostic(line: line, property: name.text, kind: kind, message: message)
    )
  }
}
