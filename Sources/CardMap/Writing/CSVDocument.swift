// Rows as comma-separated values (RFC 4180): a header, CRLF line ends, quotes where they are
// needed.
//
// A cell that holds a list joins it with "; ". A text cell that a spreadsheet would take for a
// formula gets one apostrophe before it; numbers never do.

extension OutputBuffer {
  /// Appends the header of a run's rows.
  mutating func appendCSVHeader() {
    append(
      """
      index,file,line,identifier,name,outcome,reasonCode,reason,latitude,longitude,precision,\
      radius,provider,postalCode,street,city,state,country,isoCountryCode,phone,email,url,warnings
      """
    )
    append("\r\n")
  }

  /// Appends a row of a run.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - file: the file that the card stands in; nil leaves the cells of file and line empty.
  mutating func append(csv row: GeocodedContact, file: String?) {
    append(number: row.record.index)
    append(",")
    if let file { append(cell: file) }
    append(",")
    if file != nil { append(number: row.record.line) }
    append(",")
    append(cell: row.identifier)
    append(",")
    switch row.result {
    case .placed(let placemark):
      append(cell: placemark.title)
      append(",placed,,,")
      append(degrees: placemark.coordinate.latitude)
      append(",")
      append(degrees: placemark.coordinate.longitude)
      append(",")
      append(text: placemark.precision.rawValue)
      append(",")
      if let radius = placemark.radius { append(number: radius) }
      append(",")
      append(cell: placemark.provider)
      append(",")
      append(cell: placemark.postalCode ?? "")
      append(address: placemark.postalAddress)
      append(ways: placemark.phoneNumbers, placemark.emailAddresses, placemark.urls)
      append(warnings: placemark.warnings)
    case .notPlaced(let reason):
      append(cell: row.record.title)
      append(",")
      append(text: reason.outcome.rawValue)
      append(",")
      append(cell: reason.code.rawValue)
      append(",")
      append(cell: reason.message)
      append(",,,,,,")
      append(cell: row.postalAddress.postalCode)
      append(address: row.postalAddress)
      let contact = row.record.contact
      append(
        ways: contact?.phoneNumbers ?? [],
        contact?.emailAddresses ?? [],
        contact?.urls ?? []
      )
      append(warnings: reason.warnings)
    }
    append("\r\n")
  }

  /// Appends the header of a list of contacts.
  mutating func appendCSVListHeader() {
    append(
      """
      index,file,line,identifier,name,addresses,postOfficeBox,extendedAddress,streetAddress,\
      locality,region,postalCode,country,warnings,error
      """
    )
    append("\r\n")
  }

  /// Appends a contact of a list.
  mutating func append(csv record: ContactRecord, file: String) {
    append(number: record.index)
    append(",")
    append(cell: file)
    append(",")
    append(number: record.line)
    append(",")
    append(cell: record.identifier)
    append(",")
    append(cell: record.title)
    append(",")
    append(number: record.addressCount)
    let address = record.firstAddress ?? DeliveryAddress()
    for component in [
      address.postOfficeBox, address.extendedAddress, address.streetAddress, address.locality,
      address.region, address.postalCode, address.country,
    ] {
      append(",")
      append(cell: component)
    }
    append(warnings: record.diagnostics.map(\.warning))
    append(",")
    append(cell: record.error?.message ?? "")
    append("\r\n")
  }

  private mutating func append(address: PostalAddress) {
    append(",")
    append(cell: address.street)
    append(",")
    append(cell: address.city)
    append(",")
    append(cell: address.state)
    append(",")
    append(cell: address.country)
    append(",")
    append(cell: address.isoCountryCode)
  }

  private mutating func append(ways phones: [String], _ emails: [String], _ urls: [String]) {
    append(",")
    let needsGuard = !phones.allSatisfy { $0.utf8.allSatisfy(CSVCell.isInPhoneNumber) }
    append(cell: CSVCell.joined(phones), isGuarded: needsGuard)
    append(",")
    append(cell: CSVCell.joined(emails))
    append(",")
    append(cell: CSVCell.joined(urls))
  }

  private mutating func append(warnings: [Warning]) {
    append(",")
    guard !warnings.isEmpty else { return }
    append(cell: CSVCell.joined(warnings.map { "\($0.code.rawValue): \($0.message)" }))
  }

  /// Appends a cell.
  ///
  /// - Parameters:
  ///   - text: what it holds.
  ///   - isGuarded: whether it is guarded against being taken for a formula.
  mutating func append(cell text: String, isGuarded: Bool = true) {
    withUTF8(of: text) { buffer, bytes in
      guard let first = bytes.first else { return }
      let needsGuard = isGuarded && FormulaGuard.isNeeded(before: first) && !CSVCell.isHyphen(bytes)
      guard bytes.contains(where: CSVCell.needsQuotes) else {
        if needsGuard { buffer.append("'") }
        buffer.append(bytes)
        return
      }
      buffer.append("\"")
      if needsGuard { buffer.append("'") }
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { buffer.append("\"") }
        buffer.append(byte: byte)
      }
      buffer.append("\"")
    }
  }
}

/// What the cells of comma-separated values need.
private enum CSVCell {
  /// Whether a cell is a hyphen and nothing else: no formula, but the name of standard input.
  static func isHyphen(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 1 && bytes[0] == UInt8(ascii: "-")
  }

  /// Whether a cell that holds this byte stands in quotes (RFC 4180, section 2, rule 6).
  static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }

  /// Whether a telephone number may hold this byte and still be no formula worth a guard.
  static func isInPhoneNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The members of a list in one cell.
  static func joined(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : texts.joined(separator: "; ")
  }
}
