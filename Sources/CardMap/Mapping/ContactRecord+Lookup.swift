extension ContactRecord {
  /// Makes the record to geocode for what a user asks for by itself: a code or an address.
  ///
  /// A single word with a digit in it, and every word with one (`SW1A 1AA`), is a code, and so is a
  /// state or `US` with a ZIP code behind it, and a single word of capitals that names no state; the
  /// rest is the text of an address. The identifier of a code is `zip:02134`, of an address a UUID
  /// of version 5 made from the text. The name is `02134 Allston, MA` for a code that the ZIP table
  /// places, else the text.
  ///
  /// - Parameters:
  ///   - written: the code or the address; white space round it is left out.
  ///   - index: its number, from 1.
  ///   - defaultCountry: the country where the text names none, ISO 3166-1 alpha-2.
  public init(lookingUp written: String, index: Int, defaultCountry: String = "US") {
    var written = written
    let text = written.withUTF8 { String(decoding: trimmed($0), as: UTF8.self) }
    let code = PostalCode(unitedStates: text)
    let contact: Contact
    if code.form != .other || ContactRecord.isCode(text) {
      contact = Contact(
        identifier: "zip:\(code.text)",
        name: ContactRecord.title(of: code, defaultCountry: defaultCountry) ?? text,
        addresses: [DeliveryAddress(postalCode: text)]
      )
    } else {
      var identifier = UUIDVersion5()
      identifier.update(Array(text.utf8))
      contact = Contact(
        identifier: identifier.urn(),
        name: text,
        addresses: [DeliveryAddress(parsing: text, defaultCountry: defaultCountry)]
      )
    }
    self.init(index: index, line: index, contact: contact)
  }

  private static func isCode(_ text: String) -> Bool {
    let bytes = CodeText.normalized(text)
    let words = bytes.split(separator: 32)
    if !words.isEmpty, words.allSatisfy({ $0.contains(where: CodeText.isDigit) }) {
      return !bytes.contains(44) && !bytes.contains(10)
    }
    return words.count == 1 && bytes.count > 3 && bytes.allSatisfy { $0 >= 65 && $0 <= 90 }
      && USState(named: text) == nil
  }

  /// The title of a code that the table will place: its digits, city and state.
  private static func title(of code: PostalCode, defaultCountry: String) -> String? {
    guard code.form == .zip,
      code.namesUnitedStates || Country.hasZIPCodes(defaultCountry),
      let entry = ZIPTable().entry(zip: code.number), entry.kind != .military,
      code.state == nil || code.state == entry.state
    else { return nil }
    return "\(entry.code) \(entry.city), \(entry.state.code)"
  }
}
