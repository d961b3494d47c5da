extension PostalAddress {
  /// The address on one line: `street, city, state code` in the United States, elsewhere
  /// `street, code city, state, country`, as written; empty parts are left out.
  ///
  /// - Parameter defaultCountry: the country that need not be said, ISO 3166-1 alpha-2.
  /// - Returns: the line, without line breaks.
  @inline(__always)
  public func singleLine(defaultCountry: String) -> String {
    PostalAddress.line(
      street,
      city,
      state,
      postalCode,
      isoCountryCode == defaultCountry ? "" : country,
      isUnitedStates: Country.hasZIPCodes(isoCountryCode)
    )
  }

  private static func line(
    _ street: String,
    _ city: String,
    _ state: String,
    _ postalCode: String,
    _ country: String,
    isUnitedStates: Bool
  ) -> String {
    // A line break becomes two bytes; before each of four parts stand two more.
    let most =
      2 * (street.utf8.count + city.utf8.count + state.utf8.count + postalCode.utf8.count)
      + 2 * country.utf8.count + 8
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      var end = append(street, after: "", from: start, to: start)
      if isUnitedStates {
        end = append(city, after: ", ", from: start, to: end)
        end = append(state, after: ", ", from: start, to: end)
        end = append(postalCode, after: state.isEmpty ? ", " : " ", from: start, to: end)
      } else {
        end = append(postalCode, after: ", ", from: start, to: end)
        end = append(city, after: postalCode.isEmpty ? ", " : " ", from: start, to: end)
        end = append(state, after: ", ", from: start, to: end)
      }
      end = append(country, after: ", ", from: start, to: end)
      return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }

  /// Appends a part that is not empty, with a separator where something stands before it.
  ///
  /// Line breaks become ", ".
  @inline(__always)
  private static func append(
    _ part: String,
    after separator: StaticString,
    from start: UnsafeMutablePointer<UInt8>,
    to end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if part.isEmpty { return end }
    var end = end
    if end > start {
      for index in 0..<separator.utf8CodeUnitCount {
        end[index] = separator.utf8Start[index]
      }
      end += separator.utf8CodeUnitCount
    }
    var part = part
    part.withUTF8 { bytes in
      for byte in bytes {
        if byte != 10, byte != 13 {
          end[0] = byte
          end += 1
        } else if byte == 10 {
          end[0] = 44
          end[1] = 32
          end += 2
        }
      }
    }
    return end
  }
}
