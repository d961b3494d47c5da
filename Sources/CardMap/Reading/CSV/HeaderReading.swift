/// What a header was found to mean.
struct HeaderReading: Equatable {
  /// The meaning.
  var meaning: ColumnMeaning
  /// What the address is for; nil where the header does not say.
  var types: AddressTypes?
  /// The number in the header, as in `Address 2 - City`; 1 where it has none.
  var number = 1
  /// A word such as `billing`, which says neither home nor work, but sets an address apart from that
  /// of another such word.
  var group: [UInt8] = []
}

extension HeaderReading {
  fileprivate func inGroup(of word: [UInt8], _ types: AddressTypes) -> HeaderReading {
    var reading = self
    if types.isEmpty { reading.group = word }
    return reading
  }
}

/// Reads headers by the table of ``HeaderNames``.
struct HeaderReader: Sendable {
  static let shared = HeaderReader()

  /// A longer text is no name of a column.
  private static let longestName = 64

  private var meanings: [String: ColumnMeaning] = [:]
  private var types: [(word: [UInt8], types: AddressTypes)] = []

  private static let address = Array("address".utf8)

  private init() {
    HeaderReader.forEachName(in: HeaderNames.fields) { word, name in
      meanings[TextFolding.lettersAndDigits(name)] = HeaderReader.meaning(word)
    }
    HeaderReader.forEachName(in: HeaderNames.types) { word, name in
      types.append((HeaderReader.folded(name), HeaderReader.types(word)))
    }
    // `del trabajo` is taken off before `trabajo` is.
    types.sort { $0.word.count > $1.word.count }
  }

  private static func forEachName(in table: String, _ body: (String, String) -> Void) {
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: ",") { body(String(parts[0]), String(name)) }
    }
  }

  private static func folded(_ name: String) -> [UInt8] {
    TextFolding.withLettersAndDigits(of: name) { Array($0) }
  }

  private static func meaning(_ word: String) -> ColumnMeaning {
    switch word {
    case "house": .houseNumber
    case "either": .streetOrAddress
    case "addresstype": .addressType
    case "precision": .precision
    case "radius": .radius
    case "provider": .provider
    default: ContactColumn(rawValue: word).map(ColumnMeaning.field) ?? .unused
    }
  }

  private static func types(_ word: String) -> AddressTypes {
    switch word {
    case "home": .home
    case "work": .work
    case "other": .other
    default: []
    }
  }

  /// Reads a header.
  ///
  /// - Parameter header: the header as written.
  /// - Returns: nil where no name of the table is in it.
  func read(_ header: String) -> HeaderReading? {
    guard !header.isEmpty, header.utf8.count <= HeaderReader.longestName else { return nil }
    return read(HeaderReader.folded(header)[...], types: nil, number: nil)
  }

  /// What a cell says that an address is for: `Home`, `* Work`.
  func types(of cell: String) -> AddressTypes {
    let name = HeaderReader.folded(cell)
    return types.first { $0.word == name }?.types ?? .other
  }

  /// What a header says that an address is for, where its name is not known; nil for nothing.
  func types(in header: String) -> AddressTypes? {
    let name = HeaderReader.folded(header)
    return types.first { name.starts(with: $0.word) || name.ends(with: $0.word) }?.types
  }

  /// Takes off what is round the name, each kind once: so it ends soon.
  private func read(
    _ name: ArraySlice<UInt8>,
    types found: AddressTypes?,
    number: Int?
  ) -> HeaderReading? {
    if let meaning = meanings[String(decoding: name, as: UTF8.self)] {
      // A name of home or work is no name of a person.
      let mayBeMarked = meaning.isOfAddress || meaning.isList
      guard mayBeMarked || found == nil && number == nil else { return nil }
      return HeaderReading(meaning: meaning, types: found, number: number ?? 1)
    }
    return readTyped(name, types: found, number: number)
      ?? readNumbered(name, types: found, number: number)
      ?? readBehindAddress(name, types: found, number: number)
  }

  /// `Home City`, `Ville (domicile)`.
  private func readTyped(
    _ name: ArraySlice<UInt8>,
    types found: AddressTypes?,
    number: Int?
  ) -> HeaderReading? {
    guard found == nil else { return nil }
    for (word, types) in types where name.count > word.count {
      // Most words differ in the first letter already.
      if name.first == word.first, name.starts(with: word),
        let reading = read(name.dropFirst(word.count), types: types, number: number)
      {
        return reading.inGroup(of: word, types)
      }
      if name.last == word.last, name.ends(with: word),
        let reading = read(name.dropLast(word.count), types: types, number: number)
      {
        return reading.inGroup(of: word, types)
      }
    }
    return nil
  }

  /// `City 2`, `Address 1 - City`, `E-mail 2 Address`, `Calle 2 del domicilio`.
  private func readNumbered(
    _ name: ArraySlice<UInt8>,
    types found: AddressTypes?,
    number: Int?
  ) -> HeaderReading? {
    guard number == nil, let start = name.firstIndex(where: CodeText.isDigit),
      start > name.startIndex
    else { return nil }
    let end = name[start...].firstIndex { !CodeText.isDigit($0) } ?? name.endIndex
    let number = Int(String(decoding: name[start..<end], as: UTF8.self)).map { min($0, 99) } ?? 1
    let (before, behind) = (name[..<start], name[end...])
    if before.elementsEqual(HeaderReader.address), !behind.isEmpty,
      let reading = read(behind, types: found, number: number), reading.meaning.isOfAddress
    {
      return reading
    }
    return read(ArraySlice(before + behind), types: found, number: number)
  }

  /// `Home Address City`.
  private func readBehindAddress(
    _ name: ArraySlice<UInt8>,
    types found: AddressTypes?,
    number: Int?
  ) -> HeaderReading? {
    guard name.count > HeaderReader.address.count, name.starts(with: HeaderReader.address) else {
      return nil
    }
    let rest = name.dropFirst(HeaderReader.address.count)
    return read(rest, types: found, number: number).flatMap {
      $0.meaning.isOfAddress ? $0 : nil
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether the last bytes are these.
  fileprivate func ends(with word: [UInt8]) -> Bool {
    suffix(word.count).elementsEqual(word)
  }
}
