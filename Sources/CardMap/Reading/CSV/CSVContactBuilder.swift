/// Makes a contact of the cells of a row.
struct CSVContactBuilder: ~Copyable {
  private let columns: [CSVColumn]
  private let plan: [Step]
  private let addressTypes: [AddressTypes]
  private var text = CSVText()
  private var diagnostics = DiagnosticList()

  private var identifier = ""
  private var name = ""
  private var given = ""
  private var family = ""
  private var organization = ""
  private var phoneNumbers: [String] = []
  private var emailAddresses: [String] = []
  private var urls: [String] = []
  private var categories: [String] = []
  private var addresses: CSVAddresses
  private var position = CSVPosition()

  /// A column without its header: to copy it counts nothing.
  private struct Step {
    var index: Int
    var address: Int
    var meaning: ColumnMeaning
  }

  /// Whether a cell that is used holds something.
  private(set) var hasText = false

  /// Makes a builder for the rows of a file.
  ///
  /// - Parameters:
  ///   - columns: the columns that are used, in the order in which they are read.
  ///   - addressTypes: what each address of a row is for, where the header says so.
  init(columns: [CSVColumn], addressTypes: [AddressTypes]) {
    self.columns = columns
    plan = columns.map { Step(index: $0.index, address: $0.address, meaning: $0.meaning) }
    self.addressTypes = addressTypes
    addresses = CSVAddresses(count: addressTypes.count)
  }

  /// Reads the cells that are used.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - base: the piece of the file.
  ///   - isASCII: whether the row has nothing beyond ASCII.
  ///   - line: where it begins in the file.
  mutating func read(
    _ row: borrowing CSVRow,
    _ base: UnsafePointer<UInt8>,
    isASCII: Bool,
    line: Int
  ) {
    hasText = false
    if !diagnostics.isEmpty { diagnostics = DiagnosticList() }
    for place in plan.indices {
      let step = plan[place]
      guard step.index < row.count else { continue }
      let field = row.field(step.index)
      guard field.start < field.end else { continue }
      let bytes = text.bytes(field, base, isASCII: isASCII)
      guard !bytes.isEmpty else { continue }
      hasText = true
      add(bytes, step.meaning, step.address)
      if text.assumedCharacterSet, diagnostics.isEmpty { noteCharacterSet(place, line) }
    }
    text.assumedCharacterSet = false
    if row.hasMoreText {
      diagnostics.append(
        Diagnostic(
          line: line,
          property: "",
          kind: .extraCells,
          message: "the row has \(row.count) cells, more than the header names; "
            + "those at its end were left out"
        )
      )
    }
  }

  /// Ends a row.
  ///
  /// - Parameters:
  ///   - line: where the row begins in the file.
  ///   - otherwise: what stands for an identifier where the row has none.
  /// - Returns: the contact, and what is to be said about its row.
  mutating func finish(
    line: Int,
    _ otherwise: @autoclosure () -> String
  ) -> (contact: Contact, diagnostics: [Diagnostic]) {
    if identifier.isEmpty { identifier = otherwise() }
    let found = addresses.isEmpty ? [] : addresses.take(types: addressTypes)
    var place: CardPosition?
    if !position.isEmpty { place = takePosition(of: found.first, line) }
    if name.isEmpty { nameOtherwise() }
    given = ""
    family = ""
    let contact = Contact(
      identifier: taken(&identifier),
      name: taken(&name),
      organization: taken(&organization),
      addresses: found,
      phoneNumbers: taken(&phoneNumbers),
      emailAddresses: taken(&emailAddresses),
      urls: taken(&urls),
      categories: taken(&categories),
      position: place
    )
    return (contact, diagnostics.isEmpty ? [] : diagnostics.all)
  }

  @inline(__always)
  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ meaning: ColumnMeaning,
    _ address: Int
  ) {
    guard case .field(let column) = meaning else {
      addOther(bytes, meaning, address)
      return
    }
    switch column {
    case .name: CSVText.set(&name, bytes)
    case .given: CSVText.set(&given, bytes)
    case .family: CSVText.set(&family, bytes)
    case .organization: CSVText.set(&organization, bytes)
    case .uid: CSVText.set(&identifier, bytes)
    case .phone:
      CSVText.forEachMember(of: bytes, separators: ";") {
        phoneNumbers.append(WebAddress.telephone(String(copying: $0)))
      }
    case .email:
      CSVText.forEachMember(of: bytes, separators: ";") {
        emailAddresses.append(WebAddress.email(String(copying: $0)))
      }
    case .url:
      CSVText.forEachMember(of: bytes, separators: "") {
        urls += CSVContactBuilder.webAddresses(String(copying: $0))
      }
    case .categories:
      CSVText.forEachMember(of: bytes, separators: ",;") {
        categories.append(CSVContactBuilder.category($0))
      }
    case .latitude: CSVText.set(&position.latitude, bytes)
    case .longitude: CSVText.set(&position.longitude, bytes)
    case .ignore: break
    case .street, .extended, .postOfficeBox, .city, .state, .zip, .country, .countryCode, .address:
      addresses.set(column, bytes, of: address)
    }
  }

  private mutating func addOther(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ meaning: ColumnMeaning,
    _ address: Int
  ) {
    let text = String(copying: bytes)
    switch meaning {
    case .houseNumber: addresses.setHouseNumber(text, of: address)
    case .addressType: addresses.setTypes(text, of: address)
    case .precision: position.precision = Precision(rawValue: text)
    case .radius: position.radius = Int(text)
    case .provider: position.provider = text
    case .field, .streetOrAddress, .unused: break
    }
  }

  private mutating func nameOtherwise() {
    if !given.isEmpty || !family.isEmpty {
      name = given
      if !given.isEmpty, !family.isEmpty { name += " " }
      name += family
    } else if !organization.isEmpty {
      name = organization
    } else {
      name = emailAddresses.first ?? ""
    }
  }

  /// A semicolon may be a part of a web address; what separates two of them is one and a blank.
  private static func webAddresses(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return [text] }
    var members: [String] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      if !members.isEmpty, !part.hasPrefix(" ") {
        members[members.count - 1] += ";" + part
      } else {
        members.append(String(part.drop { $0 == " " }))
      }
    }
    return members.filter { !$0.isEmpty }
  }

  /// Google puts an asterisk before the groups that it made itself.
  private static func category(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let isOwn = bytes.count > 2 && bytes[0] == UInt8(ascii: "*") && bytes[1] == 0x20
    return String(copying: isOwn ? UnsafeBufferPointer(rebasing: bytes[2...]) : bytes)
  }

  private mutating func takePosition(of address: DeliveryAddress?, _ line: Int) -> CardPosition? {
    let value = position
    position = CSVPosition()
    if value.latitude.isEmpty, value.longitude.isEmpty { return nil }
    if let found = value.position(code: address?.postalCode ?? "") { return found }
    diagnostics.append(
      Diagnostic(
        line: line,
        property: "",
        kind: .geoInvalid,
        message: "latitude and longitude are no position on Earth, or are 0, 0"
      )
    )
    return nil
  }

  private mutating func noteCharacterSet(_ place: Int, _ line: Int) {
    diagnostics.append(
      Diagnostic(
        line: line,
        property: columns[place].header,
        kind: .encodingAssumed,
        message: "the text is no UTF-8; Windows-1252 was assumed for the row's cells that are none"
      )
    )
  }
}
