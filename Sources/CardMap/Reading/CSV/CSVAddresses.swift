/// Gathers the addresses of a row: each has columns of its own.
struct CSVAddresses {
  private var addresses: [DeliveryAddress]
  private var isFilled: [Bool]
  private var hasLists = false
  private var knownTypes: [(text: String, types: AddressTypes)] = []

  /// Whether no address has anything.
  private(set) var isEmpty = true

  /// Makes room for the addresses of a row.
  init(count: Int) {
    addresses = .init(repeating: DeliveryAddress(), count: count)
    isFilled = .init(repeating: false, count: count)
  }

  /// Sets a part of an address.
  ///
  /// - Parameters:
  ///   - column: the part.
  ///   - bytes: the text, which is not empty.
  ///   - index: which address.
  @inline(__always)
  mutating func set(_ column: ContactColumn, _ bytes: UnsafeBufferPointer<UInt8>, of index: Int) {
    isFilled[index] = true
    isEmpty = false
    if let base = bytes.baseAddress, findByte(UInt8(ascii: ":"), base, bytes.count) != nil {
      hasLists = true
    }
    // Written out, since a key path costs as much as all the rest of the row.
    switch column {
    case .street: CSVText.set(&addresses[index].streetAddress, bytes)
    case .extended: addLine(bytes, index)
    case .postOfficeBox: CSVText.set(&addresses[index].postOfficeBox, bytes)
    case .city: CSVText.set(&addresses[index].locality, bytes)
    case .state: CSVText.set(&addresses[index].region, bytes)
    case .zip: CSVText.set(&addresses[index].postalCode, CSVText.code(bytes))
    case .country: CSVText.set(&addresses[index].country, bytes)
    case .countryCode: CSVText.set(&addresses[index].countryCode, bytes)
    case .address:
      // It comes last and stands only where nothing else is known, see CSVColumns.
      if addresses[index].hasOnlyCountry { CSVText.set(&addresses[index].label, bytes) }
    default: break
    }
  }

  /// Several lines of a street are several columns.
  private mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
    if !addresses[index].extendedAddress.isEmpty { addresses[index].extendedAddress += "\n" }
    addresses[index].extendedAddress += String(copying: bytes)
  }

  /// Adds a house number to the street before it.
  mutating func setHouseNumber(_ number: String, of index: Int) {
    isFilled[index] = true
    isEmpty = false
    if !addresses[index].streetAddress.isEmpty { addresses[index].streetAddress += " " }
    addresses[index].streetAddress += number
  }

  /// Sets what an address is for, as a cell says it; an asterisk marks the preferred one.
  mutating func setTypes(_ text: String, of index: Int) {
    addresses[index].types = types(of: text)
    // It is kept or forgotten with the rest of the address.
    isEmpty = false
  }

  /// The types that a cell says; the same few texts stand in all rows.
  private mutating func types(of text: String) -> AddressTypes {
    for known in knownTypes where known.text == text { return known.types }
    var types = HeaderReader.shared.types(of: text)
    if text.hasPrefix("*") { types.insert(.preferred) }
    if knownTypes.count < 8 { knownTypes.append((text, types)) }
    return types
  }

  /// Ends a row.
  ///
  /// - Parameter types: what each address is for, where the header says so.
  /// - Returns: the addresses that hold something, in the order of the columns.
  mutating func take(types: [AddressTypes]) -> [DeliveryAddress] {
    var result: [DeliveryAddress] = []
    for index in addresses.indices {
      var address = DeliveryAddress()
      swap(&address, &addresses[index])
      guard isFilled[index] else { continue }
      isFilled[index] = false
      address.types.formUnion(types[index])
      if hasLists {
        result += CSVAddresses.members(of: address)
      } else if !address.isBlank || !address.label.isEmpty {
        result.append(address)
      }
    }
    hasLists = false
    isEmpty = true
    return result
  }

  /// The addresses of a list: Google joins those of one label, part by part, with ` ::: `.
  private static func members(of address: DeliveryAddress) -> [DeliveryAddress] {
    let parts: [WritableKeyPath<DeliveryAddress, String>] = [
      \.postOfficeBox, \.extendedAddress, \.streetAddress, \.locality, \.region, \.postalCode,
      \.country, \.countryCode, \.label,
    ]
    let lists = parts.map {
      address[keyPath: $0].split(separator: ":::", omittingEmptySubsequences: false)
    }
    let count = lists.map(\.count).max() ?? 1
    return (0..<count).compactMap { number in
      var member = DeliveryAddress(types: address.types)
      for (part, list) in zip(parts, lists) where number < list.count {
        var text = String(list[number])
        member[keyPath: part] = text.withUTF8 { String(decoding: trimmed($0), as: UTF8.self) }
      }
      return member.isBlank && member.label.isEmpty ? nil : member
    }
  }
}
