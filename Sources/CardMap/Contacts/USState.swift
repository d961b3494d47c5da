/// A state, district, territory or freely associated state of the United States, or one of the
/// three "states" of military mail, by its USPS code.
///
/// The order is that of the codes; the ZIP table counts in it.
public enum USState: UInt8, CaseIterable, Sendable {
  case AA, AE, AK, AL, AP, AR, AS, AZ, CA, CO, CT, DC, DE, FL, FM, GA, GU, HI, IA, ID, IL, IN, KS
  case KY, LA, MA, MD, ME, MH, MI, MN, MO, MP, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR
  case PA, PR, PW, RI, SC, SD, TN, TX, UT, VA, VI, VT, WA, WI, WV, WY

  /// The codes in the order of the cases.
  private static let codes: StaticString =
    """
    AAAEAKALAPARASAZCACOCTDCDEFLFMGAGUHIIAIDILINKS\
    KYLAMAMDMEMHMIMNMOMPMSMTNCNDNENHNJNMNVNYOHOKOR\
    PAPRPWRISCSDTNTXUTVAVIVTWAWIWVWY
    """

  /// The state of each pair of letters, 26 times the first plus the second; 255 for none.
  private static let statesOfLetters: [UInt8] = {
    var states = [UInt8](repeating: 255, count: 26 * 26)
    for state in allCases {
      let place = codes.utf8Start + 2 * Int(state.rawValue)
      states[Int(place[0] - 65) * 26 + Int(place[1] - 65)] = state.rawValue
    }
    return states
  }()

  /// The USPS code, two capitals.
  public var code: String {
    let place = USState.codes.utf8Start + 2 * Int(rawValue)
    return String(unsafeUninitializedCapacity: 2) { buffer in
      buffer[0] = place[0]
      buffer[1] = place[1]
      return 2
    }
  }

  /// Whether this is one of military mail's: AA, AE or AP.
  public var isMilitary: Bool { self == .AA || self == .AE || self == .AP }

  /// Whether ISO 3166-1 has it as a country too: a territory or a freely associated state, whose
  /// postal codes are ZIP codes.
  public var isAlsoCountry: Bool {
    switch self {
    case .AS, .FM, .GU, .MH, .MP, .PR, .PW, .VI: true
    default: false
    }
  }

  /// The state of a USPS code, in any case; nil where there is none.
  ///
  /// - Parameters:
  ///   - first: the first letter, ASCII.
  ///   - second: the second letter, ASCII.
  @inline(__always)
  init?(_ first: UInt8, _ second: UInt8) {
    let left = (first | 0x20) &- 97
    let right = (second | 0x20) &- 97
    guard left < 26, right < 26 else { return nil }
    self.init(rawValue: USState.statesOfLetters[Int(left) * 26 + Int(right)])
  }

  /// The state that a text names: its USPS code or its name in any case, with or without points,
  /// or its abbreviation from before the codes (`Mass.`, `Calif.`, `D.C.`).
  ///
  /// - Parameter text: the text; nothing else may stand in it.
  public init?(named text: String) {
    var text = text
    let found = text.withUTF8 { bytes -> USState?? in
      if bytes.count == 2, let state = USState(bytes[0], bytes[1]) { return state }
      return USState.named(bytes)
    }
    guard let state = found ?? USState.named(folding: text) else { return nil }
    self = state
  }

  /// The state that bytes name; `.some(nil)` where they name none, nil where only Unicode knows.
  private static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> USState?? {
    guard bytes.count <= 64 else { return .some(nil) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { letters in
      var count = 0
      for byte in bytes {
        if byte >= 0x80 { return nil }
        let letter = byte | 0x20
        if letter >= 97, letter <= 122, byte >= 65 {
          letters[count] = letter
          count += 1
        } else if byte >= 48, byte <= 57 {
          return .some(nil)
        }
      }
      switch count {
      case 0, 1: return .some(nil)
      case 2: return .some(USState(letters[0], letters[1]))
      default: return .some(names[String(decoding: letters[..<count], as: UTF8.self)])
      }
    }
  }

  /// The state that a text with letters beyond ASCII names: full width, or with accents.
  private static func named(folding text: String) -> USState? {
    let folded = TextFolding.lettersAndDigits(text)
    let letters = folded.utf8
    if letters.count == 2, let first = letters.first, let last = letters.last {
      return USState(first, last)
    }
    return names[folded] ?? names[String(folded.unicodeScalars.filter { $0.value < 0x80 })]
  }
}
