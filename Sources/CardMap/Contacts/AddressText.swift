/// The text of an address, read from its end: country, code, state, city.
///
/// Each step takes what it finds off the end, so that the next one sees what stood before it.
struct AddressText {
  private var bytes: [UInt8]

  /// Takes a text; digits, dashes and blanks of every kind count as ASCII's.
  init(_ text: String) {
    bytes = CodeText.normalized(text)
    trim()
  }

  /// Whether nothing is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// What is left, a line break where there was one.
  var text: String { string(0, bytes.count) }

  /// Where the last part begins: behind the last comma or line break.
  private var partStart: Int {
    (bytes.lastIndex { $0 == 44 || $0 == 10 } ?? -1) + 1
  }

  /// Where the words of the last part begin, the last word first.
  private var wordStarts: [Int] {
    var starts: [Int] = []
    let first = partStart
    for place in stride(from: bytes.count - 1, through: first, by: -1)
    where bytes[place] != 32 && (place == first || bytes[place - 1] == 32) {
      starts.append(place)
    }
    return starts
  }

  /// Whether a digit stands in a part of the text.
  private func hasDigit(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<end].contains(where: CodeText.isDigit)
  }

  private func string(_ start: Int, _ end: Int) -> String {
    var (start, end) = (start, end)
    while start < end, bytes[start] == 32 { start += 1 }
    while end > start, bytes[end - 1] == 32 { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Cuts the text; separators at its new end go too.
  private mutating func cut(to end: Int) {
    bytes.removeSubrange(end...)
    trim()
  }

  private mutating func trim() {
    while let last = bytes.last, [32, 44, 10, 45, 59].contains(last) { bytes.removeLast() }
  }

  /// Takes a ZIP code, with or without four more digits, off the very end.
  ///
  /// - Returns: the code, and whether it stood alone between commas or line breaks; nil where the
  ///   text does not end with one.
  mutating func takeCode() -> (code: PostalCode, isAlone: Bool)? {
    var start = bytes.count
    func digits(before end: Int) -> Int {
      var place = end
      while place > 0, CodeText.isDigit(bytes[place - 1]) { place -= 1 }
      return end - place
    }
    let last = digits(before: start)
    start -= last
    if last == 4 {
      while start > 0, CodeText.isGap(bytes[start - 1]) { start -= 1 }
      guard digits(before: start) == 5 else { return nil }
      start -= 5
    } else if last != 5 && last != 9 {
      return nil
    }
    if start > 0, ![32, 44, 10, 45].contains(bytes[start - 1]) { return nil }
    let code = PostalCode(unitedStates: string(start, bytes.count))
    let isAlone = string(partStart, start).isEmpty
    cut(to: start)
    return (code, isAlone)
  }

  /// Takes a state off the end, directly before where a code was.
  ///
  /// `Washington` before a code of the District of Columbia is the city: then the state is `DC`
  /// and the word stays.
  ///
  /// - Parameter code: the code that stood behind it.
  /// - Returns: the state and how it was written; nil where the text does not end with one.
  mutating func takeState(before code: PostalCode) -> (state: USState, text: String)? {
    guard let (start, state) = lastState() else { return nil }
    let written = string(start, bytes.count)
    if state == .WA, written.utf8.count > 5, (20_000..<20_600).contains(code.number) {
      return (.DC, "DC")
    }
    cut(to: start)
    return (state, written)
  }

  /// Takes a state off the end of a city: any spelling after a comma, else two capitals.
  ///
  /// - Returns: the state; nil where there is none, or nothing would be left.
  mutating func takeStateBehindCity() -> (state: USState, text: String)? {
    guard let (start, state) = lastState(), start > 0 else { return nil }
    let isBehindComma = string(partStart, start).isEmpty && partStart > 0
    let written = bytes[start...].filter { $0 != 46 && $0 != 32 }
    let isTwoCapitals = written.count == 2 && written.allSatisfy { $0 >= 65 && $0 <= 90 }
    guard isBehindComma || isTwoCapitals else { return nil }
    let text = string(start, bytes.count)
    cut(to: start)
    return isEmpty ? nil : (state, text)
  }

  /// The longest state at the end of the last part: `West Virginia`, not `Virginia`.
  private func lastState() -> (start: Int, state: USState)? {
    for start in wordStarts.prefix(5).reversed() where !hasDigit(start, bytes.count) {
      guard let state = USState(named: string(start, bytes.count)) else { continue }
      // `Washington DC` is a name of the district, but here the first word is the city.
      if state == .DC, bytes[start] | 0x20 == 0x77 { continue }
      return (start, state)
    }
    return nil
  }

  /// Takes the words of the last part off the end, if they may be a city: not where one of them
  /// holds a digit.
  ///
  /// - Returns: the words; "" where there are none.
  mutating func takeCity() -> String {
    let start = partStart
    guard !hasDigit(start, bytes.count) else { return "" }
    let city = string(start, bytes.count)
    cut(to: start)
    return city
  }

  /// Whether the last part's words may be a city before a code without a state: none of them
  /// holds a digit, and the last is not what a number belongs to.
  var endsWithCity: Bool {
    guard let last = wordStarts.first, !hasDigit(partStart, bytes.count) else { return false }
    let word = TextFolding.lettersAndDigits(string(last, bytes.count))
    return ![
      "apartment", "apt", "bldg", "box", "building", "bureau", "drawer", "fl", "floor", "highway",
      "hwy", "no", "num", "number", "pmb", "po", "pob", "pobox", "postfach", "rm", "room", "route",
      "rr", "rte", "ste", "suite", "unit",
    ].contains(word)
  }

  /// Takes the name of a country off the end.
  ///
  /// What is also a state's name or code (`Georgia`, `CA`) is a country only behind a code.
  ///
  /// - Returns: the name as written; nil where the text does not end with one.
  mutating func takeCountry() -> String? {
    let starts = wordStarts
    guard let first = starts.last else { return nil }
    for start in starts.prefix(7).reversed() where !hasDigit(start, bytes.count) {
      let name = string(start, bytes.count)
      guard Country(named: name) != nil else { continue }
      var before = self
      before.cut(to: start)
      let followsCode = before.bytes.last.map(CodeText.isDigit) ?? false
      let mayFollowCity = hasDigit(first, starts[starts.count - 1] + 1) && name.utf8.count > 3
      guard start == first || followsCode || mayFollowCity else { continue }
      if USState(named: name) != nil, !followsCode { continue }
      self = before
      return name
    }
    return nil
  }

  /// Takes another country's code and city off the end: `10115 Berlin`, `London SW1A 1AA`.
  ///
  /// - Returns: the code and the city; nil where the last part holds no code.
  mutating func takeForeignCode() -> (code: String, city: String)? {
    let starts = Array(wordStarts.reversed())
    guard let first = starts.first, let last = starts.last else { return nil }
    func word(_ number: Int) -> String {
      string(starts[number], number + 1 < starts.count ? starts[number + 1] : bytes.count)
    }
    func digits(_ number: Int) -> Int { word(number).utf8.count(where: CodeText.isDigit) }

    if starts.count > 1, digits(0) >= 3 {
      // `110 00 Praha` and `1012 AB Amsterdam` have a code of two words.
      let second = word(1)
      let isSecondPart =
        starts.count > 2 && second.utf8.count <= 3
        && (digits(1) == second.utf8.count
          || second.utf8.count == 2 && second.utf8.allSatisfy { $0 >= 65 && $0 <= 90 })
      let cityStart = starts[isSecondPart ? 2 : 1]
      let found = (string(first, cityStart), string(cityStart, bytes.count))
      cut(to: first)
      return found
    }
    guard hasDigit(last, bytes.count) else { return nil }
    var start = last
    if starts.count > 1, digits(starts.count - 2) > 0, word(starts.count - 2).utf8.count <= 4 {
      start = starts[starts.count - 2]
    }
    let code = string(start, bytes.count)
    guard start == first || code.utf8.count >= 4 else { return nil }
    cut(to: start)
    return (code, takeCity())
  }
}
