/// How exact a location is, on one scale for every provider; the finest first.
public enum Precision: String, CaseIterable, Comparable, Sendable {
  /// A house, an entrance, a parcel.
  case address
  /// A street or a crossing.
  case street
  /// The area of a postal code.
  case postalCode
  /// A city, town or village.
  case locality
  /// A state, a province, or a part of one.
  case region
  /// A country.
  case country

  /// Whether the left one is finer than the right one.
  public static func < (left: Precision, right: Precision) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .address: 0
    case .street: 1
    case .postalCode: 2
    case .locality: 3
    case .region: 4
    case .country: 5
    }
  }
}
