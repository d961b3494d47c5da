/// What the reader takes a column for.
enum ColumnMeaning: Equatable {
  /// A field that a person may also name.
  case field(ContactColumn)
  /// The street, or the whole address where no other column holds a part of it.
  case streetOrAddress
  /// The house number, where it stands apart from the street.
  case houseNumber
  /// What the address is for: `Home`, `Work`.
  case addressType
  /// How exact latitude and longitude are, in the words of our own CSV.
  case precision
  /// Metres that the place may lie from the position.
  case radius
  /// Who gave the position.
  case provider
  /// Known, and not kept.
  case unused

  /// Whether it is a part of an address.
  var isOfAddress: Bool {
    switch self {
    case .streetOrAddress, .houseNumber, .addressType: true
    case .field(let column):
      switch column {
      case .street, .extended, .postOfficeBox, .city, .state, .zip, .country, .countryCode,
        .address:
        true
      default: false
      }
    default: false
    }
  }

  /// Whether an address that has it has columns of its own for its parts.
  var isPlace: Bool {
    switch self {
    case .field(.city), .field(.state), .field(.zip): true
    default: false
    }
  }

  /// Whether its cells hold lists, so that numbers in a header say nothing.
  var isList: Bool {
    switch self {
    case .field(.phone), .field(.email), .field(.url), .field(.categories), .field(.organization):
      true
    default: false
    }
  }

  /// Whether something of the contact is read from it.
  var isUsed: Bool { self != .unused && self != .field(.ignore) }
}
