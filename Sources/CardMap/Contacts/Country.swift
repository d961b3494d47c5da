/// A country, known by its ISO 3166-1 codes or by its name in one of the main languages.
public struct Country: Hashable, Sendable {
  /// The code, ISO 3166-1 alpha-2, two capitals.
  public let isoCode: String

  /// The United States.
  public static let unitedStates = Country(isoCode: "US")

  private init(isoCode: String) {
    self.isoCode = isoCode
  }

  /// Finds a country.
  ///
  /// Case, accents, points and blanks do not matter. Codes go before names: `CA` is Canada. A name
  /// that means two countries (`Congo`) is none.
  ///
  /// - Parameter name: the name or the code, alpha-2 or alpha-3, as written.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    // Nearly every address of an American address book has one of these.
    if name == "USA" || name == "United States" || name == "US" {
      self = .unitedStates
      return
    }
    guard let isoCode = CountryTable.shared.isoCode(named: name) else { return nil }
    self.init(isoCode: isoCode)
  }

  /// The state that a territory or a freely associated state is in addresses.
  ///
  /// Puerto Rico, Guam, the Virgin Islands and the others have ISO codes of their own, and ZIP
  /// codes; nil for every other country.
  public var usState: USState? {
    switch isoCode {
    case "AS": .AS
    case "FM": .FM
    case "GU": .GU
    case "MH": .MH
    case "MP": .MP
    case "PR": .PR
    case "PW": .PW
    case "VI": .VI
    default: nil
    }
  }

  /// Whether the country's postal codes are ZIP codes: the United States and its territories.
  public var hasZIPCodes: Bool { Country.hasZIPCodes(isoCode) }

  /// Whether the postal codes of the country of an ISO 3166-1 alpha-2 code are ZIP codes.
  static func hasZIPCodes(_ isoCode: String) -> Bool {
    isoCode == "US" || isoCode.utf8.count == 2 && USState(named: isoCode)?.isAlsoCountry == true
  }
}
