/// The properties that the reader looks at.
enum PropertyName {
  case address, agent, begin, categories, countryCode, email, end, formattedName, label
  case name, organization, position, telephone, uid, url, version
  /// A property that nobody keeps.
  case other

  /// Recognises a name by its last eight characters, packed as capitals.
  ///
  /// Names of the standards have ASCII letters, digits and hyphens only, so that packing loses
  /// nothing for up to eight.
  @inline(__always)
  init(packed: UInt64, length: Int) {
    switch packed {
    case 0x41_44_52: self = .address  // ADR
    case 0x41_47_45_4E_54: self = .agent  // AGENT
    case 0x42_45_47_49_4E: self = .begin  // BEGIN
    case 0x54_45_47_4F_52_49_45_53: self = length == 10 ? .categories : .other  // (CA)TEGORIES
    case 0x58_2D_41_42_41_44_52: self = .countryCode  // X-ABADR
    case 0x45_4D_41_49_4C: self = .email  // EMAIL
    case 0x45_4E_44: self = .end  // END
    case 0x46_4E: self = .formattedName  // FN
    case 0x4C_41_42_45_4C: self = .label  // LABEL
    case 0x4E: self = .name  // N
    case 0x4F_52_47: self = .organization  // ORG
    case 0x47_45_4F: self = .position  // GEO
    case 0x54_45_4C: self = .telephone  // TEL
    case 0x55_49_44: self = .uid  // UID
    case 0x55_52_4C: self = .url  // URL
    case 0x56_45_52_53_49_4F_4E: self = .version  // VERSION
    default: self = .other
    }
  }

  /// Whether the property's parameters say more than how its value is coded.
  @inline(__always)
  var hasParameters: Bool { self == .address || self == .label || self == .position }

  /// The name in the standards; only for what the reader looks at.
  var text: String {
    switch self {
    case .address: "ADR"
    case .agent: "AGENT"
    case .begin: "BEGIN"
    case .categories: "CATEGORIES"
    case .countryCode: "X-ABADR"
    case .email: "EMAIL"
    case .end: "END"
    case .formattedName: "FN"
    case .label: "LABEL"
    case .name: "N"
    case .organization: "ORG"
    case .position: "GEO"
    case .telephone: "TEL"
    case .uid: "UID"
    case .url: "URL"
    case .version: "VERSION"
    case .other: ""
    }
  }
}
