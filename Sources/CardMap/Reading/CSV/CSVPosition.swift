/// The position of a row: latitude and longitude, and how good they are.
struct CSVPosition {
  /// As written.
  var latitude = ""
  /// As written.
  var longitude = ""
  /// How exact the position is; nil where no column says so.
  var precision: Precision?
  /// Metres that the place may lie from it.
  var radius: Int?
  /// Who gave it.
  var provider = ""

  /// Whether nothing is known.
  var isEmpty: Bool {
    latitude.isEmpty && longitude.isEmpty && precision == nil && radius == nil && provider.isEmpty
  }

  /// The position.
  ///
  /// Where a column says how exact it is, it was found by a program, for the row's postal code: it
  /// counts as cardmap's own does in a vCard, so that a ZIP's centre never comes back as a house.
  /// What a card had itself (provider `card`, precision `address`) stays somebody's own.
  ///
  /// - Parameter code: the postal code of the row's first address.
  /// - Returns: nil where it is none on Earth, or (0, 0).
  func position(code: String) -> CardPosition? {
    guard
      let coordinate = GeographicPosition.coordinate(
        Substring(CSVPosition.withPoint(latitude)).utf8,
        Substring(CSVPosition.withPoint(longitude)).utf8
      )
    else { return nil }
    guard let precision, precision != .address || provider != "card" else {
      return CardPosition(coordinate: coordinate)
    }
    return CardPosition(
      coordinate: coordinate,
      provenance: .init(code: code, precision: precision, radius: radius)
    )
  }

  /// Half of Europe's spreadsheets write `42,35`.
  private static func withPoint(_ number: String) -> String {
    number.contains(".") ? number : number.replacing(",", with: ".")
  }
}
