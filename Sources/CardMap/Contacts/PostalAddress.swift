/// An address in the fields of Apple's `CNPostalAddress`: what the card says, trimmed.
public struct PostalAddress: Hashable, Sendable {
  /// Street, extended address and post office box, each that is there on a line of its own.
  public var street: String
  /// A part of the city.
  public var subLocality: String
  /// The city.
  public var city: String
  /// A part of the state: a county.
  public var subAdministrativeArea: String
  /// The state or province as written.
  public var state: String
  /// The postal code as written.
  public var postalCode: String
  /// The country's name as written.
  public var country: String
  /// The country that was used, ISO 3166-1 alpha-2; "" where it is unrecognised.
  public var isoCountryCode: String

  /// Makes an address; everything may be left out.
  public init(
    street: String = "",
    subLocality: String = "",
    city: String = "",
    subAdministrativeArea: String = "",
    state: String = "",
    postalCode: String = "",
    country: String = "",
    isoCountryCode: String = ""
  ) {
    self.street = street
    self.subLocality = subLocality
    self.city = city
    self.subAdministrativeArea = subAdministrativeArea
    self.state = state
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
  }
}

extension PostalAddress {
  /// The fields of an address of a card.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - isoCountryCode: the country that is used for it; "" where it is unrecognised.
  public init(_ address: DeliveryAddress, isoCountryCode: String) {
    self = withUnsafePointer(to: address) {
      PostalAddress($0, isoCountryCode: isoCountryCode)
    }
  }

  /// The same from where the address lies, so that it is not copied.
  @inline(__always)
  init(_ address: UnsafePointer<DeliveryAddress>, isoCountryCode: String) {
    self.init(
      street: address.pointee.extendedAddress.isEmpty && address.pointee.postOfficeBox.isEmpty
        ? address.pointee.streetAddress : address.pointee.streetLines,
      city: address.pointee.locality,
      state: address.pointee.region,
      postalCode: address.pointee.postalCode,
      country: address.pointee.country,
      isoCountryCode: isoCountryCode
    )
  }
}

extension DeliveryAddress {
  /// Street, extended address and post office box, each that is there on a line of its own.
  fileprivate var streetLines: String {
    var lines = streetAddress
    for part in [extendedAddress, postOfficeBox] where !part.isEmpty {
      if !lines.isEmpty { lines += "\n" }
      lines += part
    }
    return lines
  }
}
