/// Makes a contact of a card's properties: what they mean, not how they are written.
struct ContactBuilder: ~Copyable {
  /// Whether the card is read by the rules of vCard 2.1, where a comma is a comma.
  var isVersion21 = false
  /// Whether a property was read that these rules change.
  private(set) var hasUsedVersion = false
  /// What is to be said about the card.
  var diagnostics = DiagnosticList()

  private var contact = Contact(identifier: "")
  private var addresses = AddressBuilder()
  private var decoder = TextDecoder()
  private var isFresh = true
  /// N as text, and N that is not read before it is known that there is no FN.
  private var structuredName = ""
  private var unreadName = ByteBuffer()
  private var hasWarnedOfCharacterSet = false

  init() {}

  /// Forgets the card.
  mutating func reset() {
    guard !isFresh || isVersion21 || !diagnostics.isEmpty else { return }
    isFresh = true
    contact = Contact(identifier: "")
    _ = addresses.finish()
    structuredName = ""
    unreadName.removeAll()
    isVersion21 = false
    hasUsedVersion = false
    hasWarnedOfCharacterSet = false
    if !diagnostics.isEmpty { diagnostics = DiagnosticList() }
  }

  /// Ends a card.
  ///
  /// - Parameter identifier: what stands for a UID where the card has none.
  /// - Returns: the contact.
  @inline(__always)
  mutating func finish(identifier: @autoclosure () -> String) -> Contact {
    if contact.identifier.isEmpty { contact.identifier = identifier() }
    contact.addresses = addresses.finish()
    if contact.name.isEmpty { nameOtherwise() }
    var finished = Contact(identifier: "")
    swap(&finished, &contact)
    return finished
  }

  /// Names the contact without FN.
  private mutating func nameOtherwise() {
    if structuredName.isEmpty, unreadName.count > 0 {
      structuredName = personName(unreadName.bytes, PropertyParameters())
    }
    if !structuredName.isEmpty {
      contact.name = structuredName
    } else if !contact.organization.isEmpty {
      contact.name = contact.organization
    } else {
      contact.name = contact.emailAddresses.first ?? ""
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
    isFresh = false
    switch head.name {
    case .address: addAddress(head, parameters, value, line)
    case .name: addName(parameters, value)
    case .organization:
      if contact.organization.isEmpty {
        contact.organization = joinedComponents(value, parameters)
      }
    case .categories: addCategories(value, parameters)
    default:
      let text = decoder.text(decoder.utf8(value, parameters))
      if !text.isEmpty { addText(head, parameters, text, line) }
    }
    if decoder.assumedCharacterSet { noteCharacterSet(head, line) }
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
    case .formattedName: if contact.name.isEmpty { contact.name = text }
    case .uid: if contact.identifier.isEmpty { contact.identifier = text }
    case .telephone: ContactBuilder.append(WebAddress.telephone(text), to: &contact.phoneNumbers)
    case .email: ContactBuilder.append(WebAddress.email(text), to: &contact.emailAddresses)
    case .url: ContactBuilder.append(text, to: &contact.urls)
    case .label: addresses.appendLabel(text, group: head.group, parameters)
    case .countryCode: addresses.appendCountryCode(text, group: head.group)
    case .position:
      let found = position(text, head, parameters, line)
      if contact.position == nil { contact.position = found }
    default: break
    }
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
    var texts = ComponentTexts(
      value,
      copy parameters,
      joiningListsWith: isVersion21 ? nil : ", ",
      &decoder
    )
    var address = DeliveryAddress(
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
    if texts.count < 7, !address.isBlank {
      note(head, .fewComponents, "the address has \(texts.count) of its 7 components", line)
    }
    if !parameters.label.isEmpty { address.label = ParameterText.decode(parameters.label) }
    if !parameters.countryCode.isEmpty {
      address.countryCode = ParameterText.decode(parameters.countryCode)
    }
    if !parameters.position.isEmpty {
      let text = ParameterText.decode(parameters.position)
      address.position = position(text, head, parameters, line)
    }
    addresses.append(address, group: head.group)
  }

  /// Keeps N; a plain one is only read where there is no FN.
  private mutating func addName(
    _ parameters: borrowing PropertyParameters,
    _ value: UnsafeBufferPointer<UInt8>
  ) {
    guard structuredName.isEmpty, unreadName.count == 0 else { return }
    hasUsedVersion = true
    if parameters.encoding == .none, parameters.characterSet.isEmpty {
      if let start = value.baseAddress { unreadName.append(start, value.count) }
    } else {
      structuredName = personName(value, copy parameters)
    }
  }

  /// Given and family name of N (RFC 6350, section 6.2.2).
  private mutating func personName(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: PropertyParameters
  ) -> String {
    var texts = ComponentTexts(
      value,
      parameters,
      joiningListsWith: isVersion21 ? nil : " ",
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
    var texts = ComponentTexts(value, copy parameters, joiningListsWith: nil, &decoder)
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
    _ parameters: borrowing PropertyParameters
  ) {
    var list = ComponentList(decoder.utf8(value, parameters), separator: UInt8(ascii: ","))
    while let component = list.next() {
      let text = decoder.text(component, joiningListWith: nil)
      ContactBuilder.append(text, to: &contact.categories)
    }
  }

  private mutating func position(
    _ text: String,
    _ head: PropertyHead,
    _ parameters: borrowing PropertyParameters,
    _ line: Int
  ) -> CardPosition? {
    guard let value = GeographicPosition.parse(text) else {
      note(head, .geoInvalid, "the position is none on Earth, or is 0, 0", line)
      return nil
    }
    if value.isUnusual {
      note(head, .geoNotation, "the position is not written as any version has it", line)
    }
    return CardPosition(coordinate: value.coordinate, provenance: parameters.provenance)
  }

  private mutating func noteCharacterSet(_ head: PropertyHead, _ line: Int) {
    decoder.assumedCharacterSet = false
    guard !hasWarnedOfCharacterSet else { return }
    hasWarnedOfCharacterSet = true
    let message = "the character set is not declared, or not as declared; a likely one was assumed"
    note(head, .encodingAssumed, message, line)
  }

  private mutating func noteProblem(
    _ problem: PropertyParameters.Problem,
    _ head: PropertyHead,
    _ line: Int
  ) {
    switch problem {
    case .encoding:
      let message = "the ENCODING is unknown, so the text was taken as it stands"
      note(head, .parameterIgnored, message, line)
    case .preference: note(head, .parameterIgnored, "PREF is no number from 1 to 100", line)
    }
  }

  private mutating func note(
    _ head: PropertyHead,
    _ kind: Warning.Code,
    _ message: String,
    _ line: Int
  ) {
    diagnostics.append(
      Diagnostic(line: line, property: head.name.text, kind: kind, message: message)
    )
  }
}
