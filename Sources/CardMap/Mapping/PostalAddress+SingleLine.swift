extension PostalAddress {
  /// The address on one line: `street, city, state code` in the United States, elsewhere
  /// `street, code city, state, country`, as written; empty parts are left out.
  ///
  /// - Parameter defaultCountry: the country that need not be said, ISO 3166-1 alpha-2.
  /// - Returns: the line, without line breaks.
  public func singleLine(defaultCountry: String) -> String {
    let showsCountry = !country.isEmpty && isoCountryCode != defaultCountry
    // Each part with the two bytes before it; a line break of the street becomes two bytes.
    let most =
      2 * street.utf8.count + city.utf8.count + state.utf8.count + postalCode.utf8.count
      + (showsCountry ? country.utf8.count : 0) + 10
    return String(unsafeUninitializedCapacity: most) { buffer in
      var line = LineWriter(buffer)
      line.append(street, after: ", ")
      if GeocodingQuery.hasZIPCodes(isoCountryCode) {
        line.append(city, after: ", ")
        line.append(state, after: ", ")
        line.append(postalCode, after: state.isEmpty ? ", " : " ")
      } else {
        line.append(postalCode, after: ", ")
        line.append(city, after: postalCode.isEmpty ? ", " : " ")
        line.append(state, after: ", ")
      }
      if showsCountry { line.append(country, after: ", ") }
      return line.count
    }
  }
}

/// Writes parts of a line into memory that is large enough for them.
private struct LineWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  /// Appends a part that is not empty, with a separator where something stands before it.
  ///
  /// Line breaks become ", ".
  mutating func append(_ part: String, after separator: StaticString) {
    var part = part
    part.withUTF8 { bytes in
      guard !bytes.isEmpty else { return }
      if count > 0 {
        for index in 0..<separator.utf8CodeUnitCount { put(separator.utf8Start[index]) }
      }
      for byte in bytes {
        if byte == 10 {
          put(44)
          put(32)
        } else if byte != 13 {
          put(byte)
        }
      }
    }
  }

  private mutating func put(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }
}
