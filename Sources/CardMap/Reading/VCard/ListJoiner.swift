/// What joins the members of a list in a component.
enum ListJoiner {
  /// There are no lists: a comma is a comma.
  case none
  /// A comma and a blank.
  case comma
  /// A blank.
  case blank
}
