extension ZIPTable {
  /// Whether a name is the entry's city, letter by letter: the common case, without any folding.
  ///
  /// - Parameters:
  ///   - text: the name as written.
  ///   - entry: the entry.
  /// - Returns: false where only the case, an accent or an abbreviation differs.
  func hasExactCity(_ text: String, of entry: Entry) -> Bool {
    let data = ZIPTableData.shared
    return data.names.isText(data.name(ofRow: entry.row), equalTo: text)
  }

  /// Whether a name is one of the entry's city: the post office's own, or another name of the
  /// place, such as `NYC`, or `Queens` for the ZIPs of that borough.
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - entry: the entry.
  /// - Returns: true where it is.
  func isOwnCity(_ key: PlaceKey, of entry: Entry) -> Bool {
    let data = ZIPTableData.shared
    if data.keys.isText(data.key(ofRow: entry.row), equalTo: key.text) { return true }
    guard let place = places(named: key, in: entry.state).first else { return false }
    var low = 0
    var high = data.rowCount(ofPlace: place)
    while low < high {
      let middle = (low + high) / 2
      let row = data.row(ofPlace: place, at: middle)
      if row == entry.row { return true }
      if row < entry.row { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Finds the ZIPs of a place; military mail is in no place.
  ///
  /// - Parameters:
  ///   - city: the name of the place, or another name of it.
  ///   - state: its state; nil for the places of that name in every state.
  /// - Returns: their entries, the lowest first.
  func entries(city: PlaceKey, state: USState?) -> [Entry] {
    let data = ZIPTableData.shared
    let places = places(named: city, in: state)
    var entries: [Entry] = []
    for place in places {
      for position in 0..<data.rowCount(ofPlace: place) {
        entries.append(Entry(row: data.row(ofPlace: place, at: position)))
      }
    }
    if places.count > 1 { entries.sort { $0.row < $1.row } }
    return entries
  }

  /// Finds the ZIPs that begin with three digits.
  ///
  /// - Parameters:
  ///   - prefix: the digits as a number, from 0 to 999.
  ///   - state: the state whose ZIPs are wanted; nil for all of them.
  /// - Returns: their entries, the lowest first.
  func entries(prefix: Int, state: USState?) -> [Entry] {
    let entries = ZIPTableData.shared.rows(ofPrefix: prefix).map(Entry.init(row:))
    guard let state else { return entries }
    return entries.filter { $0.state == state }
  }

  /// Finds the states of the ZIPs that begin with three digits.
  ///
  /// - Parameter prefix: the digits as a number, from 0 to 999.
  /// - Returns: the states: one in most cases, none for digits that no ZIP begins with.
  func states(ofPrefix prefix: Int) -> Set<USState> {
    Set(ZIPTableData.shared.rows(ofPrefix: prefix).map { Entry(row: $0).state })
  }

  /// The numbers of the places with a name.
  private func places(named key: PlaceKey, in state: USState?) -> Range<Int> {
    let data = ZIPTableData.shared
    var text = key.text
    guard let number = text.withUTF8({ data.keys.firstIndex(of: $0) }) else { return 0..<0 }
    let places = data.places(ofKey: number)
    guard let state else { return places }
    // A name is in few states; they are sorted.
    for place in places where data.state(ofPlace: place) == state.rawValue {
      return place..<place + 1
    }
    return 0..<0
  }
}
