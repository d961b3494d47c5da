extension DeliveryAddress {
  /// Reads an address that was written as a text: a label, or one line.
  ///
  /// It is read from its end: the country, the code, the state, the city; what is left is the
  /// street. `12 Main St, Boston, MA 02134, USA` and the same on three lines are one address.
  /// Without a state, five digits at the very end are a code only where they stand alone between
  /// commas or line breaks, or behind words that may be a city; a house number is never a code.
  ///
  /// - Parameters:
  ///   - text: the address.
  ///   - defaultCountry: the country where the text names none, ISO 3166-1 alpha-2.
  public init(parsing text: String, defaultCountry: String = "US") {
    self.init()
    var rest = AddressText(text)
    country = rest.takeCountry() ?? ""
    if DeliveryAddress.usesZIPCodes(country, defaultCountry: defaultCountry) {
      takeUnitedStates(from: &rest)
    } else if let (code, city) = rest.takeForeignCode() {
      postalCode = code
      locality = city
    }
    streetAddress = rest.text
  }

  private mutating func takeUnitedStates(from rest: inout AddressText) {
    var behindCode = rest
    if let (code, isAlone) = behindCode.takeCode() {
      if let (_, written) = behindCode.takeState(before: code) {
        postalCode = code.text
        region = written
      } else if isAlone || behindCode.endsWithCity {
        postalCode = code.text
      } else {
        return
      }
      locality = behindCode.takeCity()
      rest = behindCode
    } else if let (_, written) = rest.takeStateBehindCity() {
      region = written
      locality = rest.takeCity()
    }
  }

  private static func usesZIPCodes(_ country: String, defaultCountry: String) -> Bool {
    // Under a name that nobody knows, what looks like a ZIP code is read as one.
    Country(named: country.isEmpty ? defaultCountry : country)?.hasZIPCodes ?? true
  }
}
