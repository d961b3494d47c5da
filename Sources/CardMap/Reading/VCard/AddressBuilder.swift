/// Gathers the addresses of a card: ADR, LABEL and X-ABADR stand in any order.
struct AddressBuilder {
  private var addresses: [DeliveryAddress] = []

  private var groups: [UInt64] = []
  private var labels: [Label] = []
  private var countryCodes: [(group: UInt64, code: String)] = []
  private var hasBlank = false

  /// How many ADRs are kept.
  var count: Int { addresses.count }

  /// How many LABELs are kept.
  var labelCount: Int { labels.count }

  /// How many X-ABADRs are kept.
  var countryCodeCount: Int { countryCodes.count }

  /// Whether the ADR that was kept last has nothing in it.
  private(set) var lastIsBlank = false

  /// A LABEL property (RFC 2426, section 3.2.2).
  private struct Label {
    var group: UInt64
    var text: String
    var types: AddressTypes
    var preference: Int?
  }

  /// Keeps an ADR; the first one gets an array of its own size.
  @inline(__always)
  mutating func append(_ address: consuming DeliveryAddress) {
    if addresses.isEmpty {
      addresses = [address]
    } else {
      addresses.append(address)
    }
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

  /// An address's own CC parameter wins over X-ABADR, and the first X-ABADR of a group over others.
  private mutating func spreadCountryCodes() {
    if countryCodes.count == 1, let only = countryCodes.first {
      // Nearly always, and not worth a dictionary.
      for index in addresses.indices
      where groups[index] == only.group && addresses[index].countryCode.isEmpty {
        addresses[index].countryCode = only.code
      }
      return
    }
    let codes = Dictionary(countryCodes.map { ($0.group, $0.code) }) { first, _ in first }
    for index in addresses.indices where groups[index] != 0 && addresses[index].countryCode.isEmpty
    {
      if let code = codes[groups[index]] { addresses[index].countryCode = code }
    }
  }

  /// Gives each label to the address that it belongs to: the one of the same group, else the first
  /// of the same TYPE set, else the first of the same set but for `pref`, else, where there is one
  /// of each and one of the two has no types, to the only address.
  ///
  /// - Returns: the labels that belong to none.
  private mutating func matchLabels() -> [Label] {
    var open = labels
    match(&open) {
      $0.group == 0 ? nil : $0.group
    } address: { _, group in
      group
    }
    match(&open) {
      UInt64($0.types.rawValue)
    } address: { types, _ in
      UInt64(types.rawValue)
    }
    match(&open) {
      UInt64($0.types.subtracting(.preferred).rawValue)
    } address: { types, _ in
      UInt64(types.subtracting(.preferred).rawValue)
    }
    if addresses.count == 1, labels.count == 1,
      labels[0].types.subtracting(.preferred).isEmpty
        || addresses[0].types.subtracting(.preferred).isEmpty
    {
      match(&open) { _ in
        0
      } address: { _, _ in
        0
      }
    }
    return open
  }

  /// Gives each label the first address without one that has the same key.
  private mutating func match(
    _ open: inout [Label],
    label key: (Label) -> UInt64?,
    address addressKey: (AddressTypes, _ group: UInt64) -> UInt64
  ) {
    guard !open.isEmpty else { return }
    // Backwards, so that the first address of a key is the last of its list.
    var places: [UInt64: [Int]] = [:]
    for index in addresses.indices.reversed() where addresses[index].label.isEmpty {
      places[addressKey(addresses[index].types, groups[index]), default: []].append(index)
    }
    open.removeAll { label in
      guard let key = key(label), let place = places[key]?.popLast() else { return false }
      addresses[place].label = label.text
      return true
    }
  }
}
