extension OutputBuffer {
  /// Appends a contact as a vCard 4.0 (RFC 6350) that is read as the same contact.
  ///
  /// - Parameters:
  ///   - contact: the contact, of a file of another format.
  ///   - update: what becomes of its position.
  mutating func append(card contact: Contact, _ update: PositionUpdate) {
    var line = ContentLine()
    let layout = LineLayout()
    append("BEGIN:VCARD\r\nVERSION:4.0\r\n")
    if !contact.identifier.isEmpty {
      line.makeIdentifier(contact.identifier)
      line.write(layout, into: &self)
    }
    // FN must be there (section 6.2.1), also where nobody knows the name.
    append(&line, "FN", contact.name)
    if !contact.organization.isEmpty { append(&line, "ORG", contact.organization) }
    for address in contact.addresses {
      line.makeAddress(address)
      line.write(layout, into: &self)
    }
    let kept = contact.position.flatMap { update.keeps($0) ? $0 : nil }
    if let position = kept ?? update.position {
      line.makePosition(position, isVersion40: true)
      line.write(layout, into: &self)
    }
    for number in contact.phoneNumbers { append(&line, "TEL", number) }
    for address in contact.emailAddresses { append(&line, "EMAIL", address) }
    for url in contact.urls {
      line.begin("URL")
      line.append(":")
      line.append(uri: url)
      line.write(layout, into: &self)
    }
    if !contact.categories.isEmpty {
      line.begin("CATEGORIES")
      for (index, category) in contact.categories.enumerated() {
        line.append(index == 0 ? ":" : ",")
        line.append(escaping: category)
      }
      line.write(layout, into: &self)
    }
    append("END:VCARD\r\n")
  }

  private mutating func append(_ line: inout ContentLine, _ name: StaticString, _ text: String) {
    line.begin(name)
    line.append(":")
    line.append(escaping: text)
    line.write(LineLayout(), into: &self)
  }
}
