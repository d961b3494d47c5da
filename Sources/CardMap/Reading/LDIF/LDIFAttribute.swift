/// The attributes that are read, under the name by which messages call them: those of inetOrgPerson
/// (RFC 2798, RFC 4519), of Mozilla's address book, and of Active Directory.
enum LDIFAttribute: String {
  case objectClass, changetype, entryUUID

  // Of the person.
  case commonName = "cn"
  case displayName, givenName
  case surname = "sn"
  case organization = "o"
  case telephone = "telephoneNumber"
  case mail
  case labeledURI
  case webPage = "url"

  // Where they work.
  case street, street2, postOfficeBox
  case locality = "l"
  case state = "st"
  case postalCode, postalAddress
  case country = "c"
  case countryName = "co"

  // Where they live.
  case homeStreet, homeStreet2, homeLocality, homeState, homePostalCode, homePostalAddress
  case homeCountry

  /// Whether only one value of it can be used.
  var isSingle: Bool {
    switch self {
    case .objectClass, .telephone, .mail, .labeledURI, .webPage, .commonName, .givenName, .surname:
      false
    default: true
    }
  }

  /// The property that it becomes.
  var property: PropertyName {
    switch self {
    case .telephone: .telephone
    case .mail: .email
    case .labeledURI, .webPage: .url
    default: .other
    }
  }

  /// Whether it is a part of an address, and of which.
  var address: LDIFPerson.Address? {
    switch self {
    case .street, .street2, .postOfficeBox, .locality, .state, .postalCode, .postalAddress,
      .country, .countryName:
      .work
    case .homeStreet, .homeStreet2, .homeLocality, .homeState, .homePostalCode,
      .homePostalAddress, .homeCountry:
      .home
    default: nil
    }
  }

  /// Recognises an attribute by its name, in any case; nil for one that is not read.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    guard name.count < LDIFAttribute.names.count,
      let found = LDIFAttribute.names[name.count].first(where: { equal(name, $0.name) })
    else { return nil }
    self = found.attribute
  }

  private typealias Name = (name: StaticString, attribute: LDIFAttribute)

  /// The names in capitals, by their length.
  private static let names: [[Name]] = {
    let all: [Name] = [
      ("OBJECTCLASS", .objectClass), ("CHANGETYPE", .changetype), ("ENTRYUUID", .entryUUID),
      ("CN", .commonName), ("COMMONNAME", .commonName), ("DISPLAYNAME", .displayName),
      ("GIVENNAME", .givenName), ("GN", .givenName), ("SN", .surname), ("SURNAME", .surname),
      ("O", .organization), ("ORGANIZATIONNAME", .organization), ("COMPANY", .organization),
      ("TELEPHONENUMBER", .telephone), ("HOMEPHONE", .telephone), ("MOBILE", .telephone),
      ("HOMETELEPHONENUMBER", .telephone), ("MOBILETELEPHONENUMBER", .telephone),
      ("CELLPHONE", .telephone), ("MAIL", .mail), ("RFC822MAILBOX", .mail),
      ("MOZILLASECONDEMAIL", .mail), ("XMOZILLASECONDEMAIL", .mail), ("LABELEDURI", .labeledURI),
      ("MOZILLAWORKURL", .webPage), ("MOZILLAHOMEURL", .webPage), ("WORKURL", .webPage),
      ("HOMEURL", .webPage), ("WWWHOMEPAGE", .webPage), ("URL", .webPage), ("STREET", .street),
      ("STREETADDRESS", .street), ("MOZILLAWORKSTREET2", .street2),
      ("POSTOFFICEBOX", .postOfficeBox), ("L", .locality), ("LOCALITYNAME", .locality),
      ("ST", .state), ("STATEORPROVINCENAME", .state), ("POSTALCODE", .postalCode),
      ("ZIP", .postalCode), ("POSTALADDRESS", .postalAddress), ("C", .country),
      ("COUNTRYNAME", .countryName), ("CO", .countryName), ("FRIENDLYCOUNTRYNAME", .countryName),
      ("MOZILLAHOMESTREET", .homeStreet), ("HOMESTREET", .homeStreet),
      ("MOZILLAHOMESTREET2", .homeStreet2), ("MOZILLAHOMELOCALITYNAME", .homeLocality),
      ("MOZILLAHOMESTATE", .homeState), ("MOZILLAHOMEPOSTALCODE", .homePostalCode),
      ("HOMEPOSTALADDRESS", .homePostalAddress), ("MOZILLAHOMECOUNTRYNAME", .homeCountry),
    ]
    let longest = all.map(\.name.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in all.filter { $0.name.utf8CodeUnitCount == length } }
  }()
}
