extension ContentLine {
  /// Makes the line a UID: a URI, or else text, which must be declared (RFC 6350, section 6.7.6).
  mutating func makeIdentifier(_ identifier: String) {
    begin("UID")
    let scheme = identifier.utf8.prefix { $0 != UInt8(ascii: ":") }
    let isURI =
      scheme.count < identifier.utf8.count && scheme.first.map { $0.capital &- 0x41 < 26 } ?? false
      && scheme.allSatisfy { byte in
        byte.capital &- 0x41 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      }
    if isURI {
      append(":")
      append(uri: identifier)
    } else {
      append(";VALUE=text:")
      append(escaping: identifier)
    }
  }

  /// Makes the line an ADR (RFC 6350, section 6.3.1).
  mutating func makeAddress(_ address: DeliveryAddress) {
    begin("ADR")
    // Before TYPE, since the type `pref` counts only where there is no PREF.
    if let preference = address.preference { appendParameter("PREF", number: preference) }
    appendTypes(address.types)
    if !address.countryCode.isEmpty { appendParameter("CC", address.countryCode) }
    if let position = address.position {
      append(";GEO=\"geo:")
      append(position, separator: ",")
      append("\"")
      appendProvenance(position.provenance)
    }
    if !address.label.isEmpty { appendParameter("LABEL", address.label) }
    append(":")
    append(escaping: address.postOfficeBox)
    for component in [
      address.extendedAddress, address.streetAddress, address.locality, address.region,
      address.postalCode, address.country,
    ] {
      append(";")
      append(escaping: component)
    }
  }

  private mutating func appendTypes(_ types: AddressTypes) {
    let names: [(AddressTypes, StaticString)] = [
      (.home, "home"), (.work, "work"), (.preferred, "pref"), (.domestic, "dom"),
      (.international, "intl"), (.postal, "postal"), (.parcel, "parcel"), (.other, "x-other"),
    ]
    var separator: StaticString = ";TYPE="
    for (type, name) in names where types.contains(type) {
      append(separator)
      append(name)
      separator = ","
    }
  }
}
