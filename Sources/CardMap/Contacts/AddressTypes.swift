/// The TYPE values of an address (RFC 6350, section 5.6, and those of vCard 2.1 and 3.0).
public struct AddressTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A residence.
  public static let home = AddressTypes(rawValue: 1)
  /// A place of work.
  public static let work = AddressTypes(rawValue: 2)
  /// The preferred one.
  public static let preferred = AddressTypes(rawValue: 4)
  /// A domestic delivery address (vCard 3.0).
  public static let domestic = AddressTypes(rawValue: 8)
  /// An international delivery address (vCard 3.0).
  public static let international = AddressTypes(rawValue: 16)
  /// A postal delivery address (vCard 3.0).
  public static let postal = AddressTypes(rawValue: 32)
  /// A parcel delivery address (vCard 3.0).
  public static let parcel = AddressTypes(rawValue: 64)
  /// A value that none of the others names.
  public static let other = AddressTypes(rawValue: 128)
}
