extension ContactRecord {
  /// The first address in the file that holds something; nil where there is none.
  public var firstAddress: DeliveryAddress? {
    contact?.addresses.first { !$0.isBlank }
  }

  /// How many addresses hold something.
  public var addressCount: Int {
    contact?.addresses.reduce(0) { count, address in count + (address.isBlank ? 0 : 1) } ?? 0
  }
}
