/// The one placemark of a contact that a map shows.
///
/// A map never shows two: a selection replaces the placemark that is there and says which one
/// went, and a selection that fails changes nothing. Pins of a search and tags are layers of
/// their own, not selections.
public struct MapSelection: Hashable, Sendable {
  /// The placemark on the map; nil where there is none.
  public private(set) var placemark: Placemark?

  /// Makes a map without a placemark.
  public init() {}

  /// Puts a contact's placemark on the map, in the place of the one that is there.
  ///
  /// - Parameter contact: the contact, geocoded.
  /// - Returns: the placemark now on the map; its ``Placemark/replaces`` names the one that went.
  /// - Throws: ``SelectionError`` where the contact has no place; the map is then as it was.
  @discardableResult
  public mutating func select(
    _ contact: GeocodedContact
  ) throws(SelectionError) -> Placemark {
    switch contact.result {
    case .placed(let placemark): return select(placemark)
    case .notPlaced(let reason): throw SelectionError(reason: reason)
    }
  }

  /// Puts a placemark on the map, in the place of the one that is there.
  ///
  /// - Parameter placemark: the placemark.
  /// - Returns: the same, with ``Placemark/replaces`` naming the one that went.
  @discardableResult
  public mutating func select(_ placemark: Placemark) -> Placemark {
    var selected = placemark
    selected.replaces = self.placemark?.identifier
    self.placemark = selected
    return selected
  }

  /// Takes the placemark off the map.
  ///
  /// - Returns: the placemark that went; nil where there was none.
  @discardableResult
  public mutating func clear() -> Placemark? {
    defer { placemark = nil }
    return placemark
  }
}
