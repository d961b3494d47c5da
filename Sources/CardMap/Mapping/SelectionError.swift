/// Why a contact could not be selected: it has no place.
public struct SelectionError: Error, Hashable, Sendable {
  /// Why the contact has no place.
  public var reason: PlacementResult.NotPlaced

  /// Makes an error.
  ///
  /// - Parameter reason: why the contact has no place.
  public init(reason: PlacementResult.NotPlaced) {
    self.reason = reason
  }
}
