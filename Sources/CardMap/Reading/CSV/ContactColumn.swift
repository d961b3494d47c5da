/// What a column of a CSV file may hold of a contact; the words for it on a command line.
public enum ContactColumn: String, CaseIterable, Sendable {
  /// The whole name.
  case name
  /// The given name.
  case given
  /// The family name.
  case family
  /// The organisation.
  case organization
  /// The street and house number.
  case street
  /// An apartment, a suite, a second line of the street.
  case extended
  /// The post office box.
  case postOfficeBox = "pobox"
  /// The city.
  case city
  /// The state or province.
  case state
  /// The postal code.
  case zip
  /// The country's name or code.
  case country
  /// The country's code, which counts where no column names the country.
  case countryCode = "countrycode"
  /// The whole address in one cell.
  case address
  /// Telephone numbers.
  case phone
  /// E-mail addresses.
  case email
  /// Web addresses.
  case url
  /// The identifier.
  case uid
  /// Groups or labels.
  case categories
  /// The latitude in degrees.
  case latitude
  /// The longitude in degrees.
  case longitude
  /// Nothing that is used.
  case ignore
}
