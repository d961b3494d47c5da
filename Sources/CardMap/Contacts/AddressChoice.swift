/// Which address of a contact is used.
public enum AddressChoice: String, CaseIterable, Sendable {
  /// The first in the file that is not blank.
  case first
  /// The one with the best PREF, else the first.
  case preferred
  /// The first of type `home`, else none.
  case home
  /// The first of type `work`, else none.
  case work
  /// Every address that is not blank.
  case all
}

extension AddressChoice {
  /// Calls a closure with each address that is used.
  ///
  /// An address of which only a label is known counts only where the contact has no other.
  ///
  /// - Parameters:
  ///   - addresses: the contact's addresses.
  ///   - body: gets each chosen address, and whether it is the contact's first, the one that the
  ///     position of the card stands for.
  @inline(__always)
  func forEach(of addresses: [DeliveryAddress], _ body: (DeliveryAddress, Bool) -> Void) {
    guard let first = AddressChoice.firstIndex(of: addresses) else { return }
    let onlyLabels = addresses[first].isBlank
    switch self {
    case .first:
      body(addresses[first], true)
    case .preferred:
      var best = first
      for index in first..<addresses.count
      where AddressChoice.counts(addresses[index], onlyLabels)
        && addresses[index].rank < addresses[best].rank
      {
        best = index
      }
      body(addresses[best], best == first)
    case .home, .work:
      let type: AddressTypes = self == .home ? .home : .work
      for index in first..<addresses.count
      where addresses[index].types.contains(type)
        && AddressChoice.counts(addresses[index], onlyLabels)
      {
        return body(addresses[index], index == first)
      }
    case .all:
      for index in first..<addresses.count
      where AddressChoice.counts(addresses[index], onlyLabels) {
        body(addresses[index], index == first)
      }
    }
  }

  /// Where the first address stands: the first that is not blank, else the first with a label.
  private static func firstIndex(of addresses: [DeliveryAddress]) -> Int? {
    addresses.firstIndex { !$0.isBlank } ?? addresses.firstIndex { !$0.label.isEmpty }
  }

  private static func counts(_ address: DeliveryAddress, _ onlyLabels: Bool) -> Bool {
    onlyLabels ? !address.label.isEmpty : !address.isBlank
  }
}

extension DeliveryAddress {
  /// PREF, where none is behind every other; the type `pref` of vCard 3.0 is 1.
  fileprivate var rank: Int {
    preference ?? (types.contains(.preferred) ? 1 : Int.max)
  }
}
