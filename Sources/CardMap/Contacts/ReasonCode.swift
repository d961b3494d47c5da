/// Why a contact was not placed: a stable word for programs.
public struct ReasonCode: RawRepresentable, Hashable, Sendable {
  /// The word in documents.
  public let rawValue: String

  /// Makes a code of its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contact has no address.
  public static let noAddress = ReasonCode(rawValue: "noAddress")
  /// The address has no postal code.
  public static let noPostalCode = ReasonCode(rawValue: "noPostalCode")

  // No match.
  /// The code is not in the table.
  public static let unknownCode = ReasonCode(rawValue: "unknownCode")
  /// The code has too few digits, and nothing says which are missing.
  public static let tooShort = ReasonCode(rawValue: "tooShort")
  /// The text is not a postal code.
  public static let notACode = ReasonCode(rawValue: "notACode")
  /// Military mail, which has no fixed place.
  public static let militaryMail = ReasonCode(rawValue: "militaryMail")
  /// The code of a country that no provider asked knows.
  public static let foreignCode = ReasonCode(rawValue: "foreignCode")
  /// The provider knows no such place.
  public static let noSuchPlace = ReasonCode(rawValue: "noSuchPlace")
  /// The provider knows several such places.
  public static let ambiguous = ReasonCode(rawValue: "ambiguous")
  /// The answer is coarser than was asked for.
  public static let tooCoarse = ReasonCode(rawValue: "tooCoarse")

  // A mismatch.
  /// The code's place and the address's are not the same.
  public static let placesDiffer = ReasonCode(rawValue: "placesDiffer")
  /// The address names a country that the code does not belong to.
  public static let outsideCountry = ReasonCode(rawValue: "outsideCountry")

  // Unreadable.
  /// The card is larger than the limits.
  public static let limit = ReasonCode(rawValue: "limit")
  /// Nothing in the card can be read.
  public static let nothingReadable = ReasonCode(rawValue: "nothingReadable")

  // Failed: running again asks again.
  /// The provider's answer is not in its format.
  public static let badResponse = ReasonCode(rawValue: "badResponse")
  /// The provider's answer is (0, 0).
  public static let nullIsland = ReasonCode(rawValue: "nullIsland")
  /// The provider's quota is used up.
  public static let quota = ReasonCode(rawValue: "quota")
  /// The provider refuses the key.
  public static let badKey = ReasonCode(rawValue: "badKey")
  /// The provider was asked too fast.
  public static let rateLimited = ReasonCode(rawValue: "rateLimited")
  /// The provider did not answer in time.
  public static let timedOut = ReasonCode(rawValue: "timedOut")
  /// The provider cannot be asked or refuses to answer.
  public static let unavailable = ReasonCode(rawValue: "unavailable")
  /// The run ended before this one was asked.
  public static let notTried = ReasonCode(rawValue: "notTried")
  /// The run was cancelled.
  public static let cancelled = ReasonCode(rawValue: "cancelled")

  // Picking.
  /// No contact matches.
  public static let noSuchContact = ReasonCode(rawValue: "noSuchContact")
  /// Several contacts match.
  public static let severalContacts = ReasonCode(rawValue: "severalContacts")
}
