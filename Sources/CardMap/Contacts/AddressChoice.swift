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
