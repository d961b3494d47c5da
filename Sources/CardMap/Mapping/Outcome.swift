/// What became of a contact.
public enum Outcome: String, CaseIterable, Sendable {
  /// It is on the map.
  case placed
  /// It has no address.
  case noAddress
  /// Its address has no postal code.
  case noPostalCode
  /// No provider knows the place.
  case noMatch
  /// The code's place is not the address's.
  case mismatch
  /// The card cannot be read.
  case unreadable
  /// The provider could not be asked; running again asks again.
  case failed
}
