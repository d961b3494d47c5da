/// What the columns of a header are taken as.
struct CSVColumns {
  /// The headers as written.
  let names: [String]
  /// The columns that are used, in the order of the file.
  private(set) var used: [CSVColumn] = []
  /// What each address is for.
  private(set) var addressTypes: [AddressTypes] = []
  /// The names that somebody gave and the header does not have.
  private(set) var missing: [ColumnName] = []

  /// Two columns of one address agree in this.
  private struct AddressKey: Hashable {
    var types: UInt8
    var number: Int
    var group: [UInt8]
    /// Counts the columns of one name: a header that is there twice is that of a second address.
    var repetition: Int
  }

  /// Takes the columns of a header.
  ///
  /// - Parameters:
  ///   - names: the headers as written.
  ///   - named: what somebody says about them, which counts more.
  init(names: [String], named: [ColumnName]) {
    self.names = names
    var readings = names.map { HeaderReader.shared.read($0) }
    applyNames(named, to: &readings)
    CSVColumns.readTogether(&readings, names)
    // One word of that kind sets nothing apart: `Primary Street` may stand beside `City`.
    let groups = Set(readings.compactMap { $0?.meaning.isOfAddress == true ? $0?.group : nil })
      .subtracting([[]])
    var addresses: [AddressKey: Int] = [:]
    var repetitions: [String: Int] = [:]
    for (index, reading) in readings.enumerated() {
      guard let reading, reading.meaning.isUsed else { continue }
      var column = CSVColumn(index: index, header: names[index], meaning: reading.meaning)
      if reading.meaning.isOfAddress {
        let name = CSVColumns.folded(names[index])
        let key = AddressKey(
          types: reading.types?.rawValue ?? 0,
          number: reading.number,
          group: groups.count > 1 ? reading.group : [],
          repetition: repetitions[name, default: 0]
        )
        repetitions[name, default: 0] += 1
        column.address = addresses[key] ?? addressTypes.count
        if column.address == addressTypes.count {
          addresses[key] = column.address
          addressTypes.append(reading.types ?? [])
        }
      }
      used.append(column)
    }
  }

  /// The columns in the order in which a row's cells are read: whole addresses last, since they
  /// count only where no single column holds anything.
  var inOrderOfReading: [CSVColumn] {
    used.filter { $0.meaning != .field(.address) } + used.filter { $0.meaning == .field(.address) }
  }

  /// How well the header was understood: of two ways to cut it the better one is taken.
  var rank: (known: Int, columns: Int) { (used.count, names.count) }

  /// What each column was taken as.
  var uses: [ColumnUse] {
    var uses = names.map { ColumnUse(header: CSVColumns.shortened($0), use: nil) }
    for column in used { uses[column.index].use = words(for: column) }
    return uses
  }

  private mutating func applyNames(_ named: [ColumnName], to readings: inout [HeaderReading?]) {
    guard !named.isEmpty else { return }
    let folded = names.map(CSVColumns.folded)
    for name in named {
      let wanted = CSVColumns.folded(name.header)
      let places = folded.indices.filter { folded[$0] == wanted }
      if places.isEmpty { missing.append(name) }
      // What is said about home and work in the header still holds.
      for place in places {
        let types = readings[place]?.types ?? HeaderReader.shared.types(in: names[place])
        let number = readings[place]?.number ?? 1
        readings[place] = HeaderReading(
          meaning: .field(name.column),
          types: types,
          number: number
        )
      }
    }
  }

  /// What a column means that depends on the others.
  private static func readTogether(_ readings: inout [HeaderReading?], _ names: [String]) {
    /// Whether an address has columns of its own for its parts.
    func hasPlace(_ reading: HeaderReading, number: Int) -> Bool {
      readings.contains {
        $0?.types == reading.types && $0?.number == number && $0?.meaning.isPlace == true
      }
    }
    func has(_ meaning: ColumnMeaning) -> Bool { readings.contains { $0?.meaning == meaning } }
    // In most languages `Name` beside `Vorname` is the family's.
    let nameIsFamily = has(.field(.given)) && !has(.field(.family))
    // cardmap's own country code is the one that was used, not one that somebody wrote.
    let isOwn = has(.precision) && names.contains("outcome") && names.contains("reasonCode")
    var changed = readings
    for (index, reading) in readings.enumerated() {
      guard let reading else { continue }
      switch reading.meaning {
      case .streetOrAddress, .field(.street):
        if reading.number > 1, !hasPlace(reading, number: reading.number) {
          // `Street 2` is a second line of the street, unless there is a `City 2`.
          changed[index]?.meaning = .field(.extended)
          changed[index]?.number = 1
        } else if reading.meaning == .streetOrAddress {
          let hasStreet = readings.contains {
            $0?.types == reading.types && $0?.number == reading.number
              && $0?.meaning == .field(.street)
          }
          changed[index]?.meaning = .field(
            hasPlace(reading, number: reading.number) && !hasStreet ? .street : .address
          )
        }
      case .field(.name) where nameIsFamily:
        if ["name", "nom", "nombre"].contains(folded(names[index])) {
          changed[index]?.meaning = .field(.family)
        }
      case .field(.countryCode) where isOwn: changed[index]?.meaning = .unused
      default: break
      }
    }
    readings = changed
  }

  private func words(for column: CSVColumn) -> String {
    let word =
      switch column.meaning {
      case .field(let field): field.rawValue
      case .streetOrAddress: "address"
      case .houseNumber: "house number"
      case .addressType: "type"
      case .precision: "precision of the position"
      case .radius: "radius of the position"
      case .provider: "provider of the position"
      case .unused: "nothing"
      }
    guard column.meaning.isOfAddress else { return word }
    let types = addressTypes[column.address]
    var notes = addressTypes.count > 1 ? ["address \(column.address + 1)"] : []
    if types.contains(.home) { notes.append("home") }
    if types.contains(.work) { notes.append("work") }
    return notes.isEmpty ? word : "\(word) (\(notes.joined(separator: ", ")))"
  }

  /// A header for comparing; where it has no letters, as it is.
  private static func folded(_ name: String) -> String {
    let folded = TextFolding.lettersAndDigits(name)
    return folded.isEmpty ? name : folded
  }

  /// A header for showing.
  private static func shortened(_ name: String) -> String {
    name.utf8.count <= 80 ? name : String(name.prefix(40)) + "…"
  }
}
