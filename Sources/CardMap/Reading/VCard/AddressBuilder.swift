/// Gathers the addresses of a card: ADR, LABEL and X-ABADR stand in any order.
struct AddressBuilder {
  /// The ADRs, kept here directly, since a call would copy them.
  var addresses: [DeliveryAddress] = []

  private var groups: [UInt64] = []
  private var labels: [Label] = []
  private var countryCodes: [(group: UInt64, code: String)] = []
  private var hasBlank = false

  /// Whether the ADR that was kept last has nothing in it.
  private(set) var lastIsBlank = false

  /// A LABEL property (RFC 2426, section 3.2.2).
  private struct Label {
    var group: UInt64
    var text: String
    var types: AddressTypes
    var preference: Int?
  }

  /// Notes the group of the ADR that was just kept, and whether there is something in it.
  @inline(__always)
  mutating func endAddress(group: UInt64) {
    groups.append(group)
    lastIsBlank = addresses[addresses.count - 1].isBlank
    if lastIsBlank { hasBlank = true }
  }

  /// Sets the LABEL of the ADR that was kept last.
  mutating func setLastLabel(_ label: String) { addresses[addresses.count - 1].label = label }

  /// Sets the CC of the ADR that was kept last.
  mutating func setLastCountryCode(_ code: String) {
    addresses[addresses.count - 1].countryCode = code
  }

  /// Sets the GEO of the ADR that was kept last.
  mutating func setLastPosition(_ position: CardPosition?) {
    addresses[addresses.count - 1].position = position
  }

  /// Keeps a LABEL property.
  mutating func appendLabel(_ text: String, group: UInt64, _ parameters: PropertyParameters) {
    guard !text.isEmpty else { return }
    labels.append(
      Label(
        group: group,
        text: text,
        types: parameters.types,
        preference: parameters.preference
      )
    )
  }

  /// Keeps an X-ABADR: only two letters are a country's code.
  mutating func appendCountryCode(_ code: String, group: UInt64) {
    guard group != 0, code.utf8.count == 2,
      code.utf8.allSatisfy({ $0.capital &- 0x41 < 26 })
    else { return }
    countryCodes.append((group, code))
  }

  /// Ends a card and begins the next.
  ///
  /// - Returns: every ADR that holds something, in the order of the file, and behind them the
  ///   labels that belong to none.
  mutating func finish() -> [DeliveryAddress] {
    if !countryCodes.isEmpty { spreadCountryCodes() }
    let unmatched = labels.isEmpty ? [] : matchLabels()
    var result: [DeliveryAddress] = []
    swap(&result, &addresses)
    if hasBlank {
      result.removeAll { $0.isBlank && $0.label.isEmpty }
    }
    for label in unmatched {
      result.append(
        DeliveryAddress(label: label.text, types: label.types, preference: label.preference)
      )
    }
    groups.removeAll(keepingCapacity: true)
    if !labels.isEmpty { labels.removeAll(keepingCapacity: true) }
    if !countryCodes.isEmpty { countryCodes.removeAll(keepingCapacity: true) }
    hasBlank = false
    return result
  }

  /// An address's own CC parameter wins over X-ABADR.
  private mutating func spreadCountryCodes() {
    for index in addresses.indices where groups[index] != 0 && addresses[index].countryCode.isEmpty
    {
      if let found = countryCodes.first(where: { $0.group == groups[index] }) {
        addresses[index].countryCode = found.code
      }
    }
  }

  /// Gives each label to the address that it belongs to: the one of the same group, else the first
  /// of the same TYPE set, else the first of the same set but for `pref`, else, where there is one
  /// of each and one of the two has no types, to the only address.
  ///
  /// - Returns: the labels that belong to none.
  private mutating func matchLabels() -> [Label] {
    var open = labels
    match(&open) { label, _, group in label.group != 0 && label.group == group }
    match(&open) { label, address, _ in label.types == address.types }
    match(&open) { label, address, _ in
      label.types.subtracting(.preferred) == address.types.subtracting(.preferred)
    }
    if addresses.count == 1, labels.count == 1 {
      match(&open) { label, address, _ in
        label.types.subtracting(.preferred).isEmpty
          || address.types.subtracting(.preferred).isEmpty
      }
    }
    return open
  }

  private mutating func match(
    _ open: inout [Label],
    where belongs: (Label, DeliveryAddress, _ group: UInt64) -> Bool
  ) {
    open.removeAll { label in
      let place = addresses.indices.first { index in
        addresses[index].label.isEmpty && belongs(label, addresses[index], groups[index])
      }
      guard let place else { return false }
      addresses[place].label = label.text
      return true
    }
  }
}
