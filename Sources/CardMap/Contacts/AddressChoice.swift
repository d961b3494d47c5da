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
  ///   - body: gets each chosen address, a pointer so that it is not copied, and whether it is the
  ///     contact's first, the one that the position of the card stands for.
  @inline(__always)
  func forEach(
    of addresses: UnsafeBufferPointer<DeliveryAddress>,
    _ body: (UnsafePointer<DeliveryAddress>, Bool) -> Void
  ) {
    guard let start = addresses.baseAddress, let first = AddressChoice.firstIndex(of: addresses)
    else { return }
    if self == .first { return body(start + first, true) }
    let onlyLabels = addresses[first].isBlank
    var best = first
    for index in first..<addresses.count
    where onlyLabels ? !addresses[index].label.isEmpty : !addresses[index].isBlank {
      switch self {
      case .first:
        return
      case .preferred:
        if addresses[index].rank < addresses[best].rank { best = index }
      case .home:
        if addresses[index].types.contains(.home) { return body(start + index, index == first) }
      case .work:
        if addresses[index].types.contains(.work) { return body(start + index, index == first) }
      case .all:
        body(start + index, index == first)
      }
    }
    if self == .preferred { body(start + best, best == first) }
  }

  /// Where the first address stands: the first that is not blank, else the first with a label.
  @inline(__always)
  private static func firstIndex(of addresses: UnsafeBufferPointer<DeliveryAddress>) -> Int? {
    for index in addresses.indices where !addresses[index].isBlank { return index }
    return addresses.firstIndex { !$0.label.isEmpty }
  }
}

extension DeliveryAddress {
  /// PREF, where none is behind every other; the type `pref` of vCard 3.0 is 1.
  fileprivate var rank: Int {
    preference ?? (types.contains(.preferred) ? 1 : Int.max)
  }
}
