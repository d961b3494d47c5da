extension PostalCode {
  /// Reads the grammar of section 5, `((state|US|USA)[ -]*)?\d{5}([ -]*\d{4})?[ -]*`, and the
  /// codes that lost their zeros, `\d{3,4}(-\d{4})?` and `\d{8}`; nil where a byte is beyond ASCII,
  /// so that the text must be made plain first.
  ///
  /// - Parameters:
  ///   - bytes: the text; digits, dashes and blanks are ASCII.
  ///   - text: the text as written.
  init?(ascii bytes: UnsafeBufferPointer<UInt8>, text: String) {
    var start = 0
    var end = bytes.count
    while end > 0, CodeText.isGap(bytes[end - 1]) { end -= 1 }
    while start < end, bytes[start] == 32 { start += 1 }
    var first = start
    while first < end, !CodeText.isDigit(bytes[first]) {
      // A state's name is ASCII once it is plain; the rest is no code either way.
      if bytes[first] >= 0x80 { return nil }
      first += 1
    }
    let other = PostalCode(.other, text: text, number: -1)

    var state: USState?
    var namesUnitedStates = false
    if first > start {
      var prefixEnd = first
      while prefixEnd > start, CodeText.isGap(bytes[prefixEnd - 1]) { prefixEnd -= 1 }
      let prefix = UnsafeBufferPointer(rebasing: bytes[start..<prefixEnd])
      if CodeText.isUnitedStates(prefix) {
        namesUnitedStates = true
      } else if let named = USState(named: String(decoding: prefix, as: UTF8.self)) {
        state = named
      } else {
        self = other
        return
      }
    }

    var behind = first
    var digits = 0
    while behind < end, CodeText.isDigit(bytes[behind]) {
      if behind - first < 9 { digits = digits * 10 + Int(bytes[behind] - 48) }
      behind += 1
    }
    if behind < end, bytes[behind] >= 0x80 { return nil }
    let count = behind - first
    var gap = behind
    while gap < end, CodeText.isGap(bytes[gap]) { gap += 1 }
    let hasFour = end - gap == 4 && bytes[gap..<end].allSatisfy(CodeText.isDigit)
    let isPlain = first == start
    let hasFourBehindDash = hasFour && bytes[behind] == 45 && gap == behind + 1

    switch count {
    case 5 where behind == end || hasFour:
      self.init(zip: digits, state: state, namesUnitedStates: namesUnitedStates)
    case 9 where behind == end:
      self.init(zip: digits / 10_000, state: state, namesUnitedStates: namesUnitedStates)
    case 3...4 where isPlain && (behind == end || hasFourBehindDash):
      self.init(lostZeros: digits, count: count)
    case 8 where isPlain && behind == end:
      self.init(lostZeros: digits / 10_000, count: 4)
    default:
      for byte in bytes[start..<end] where byte >= 0x80 { return nil }
      self = other
    }
  }

  private init(zip number: Int, state: USState?, namesUnitedStates: Bool) {
    self.init(
      .zip,
      text: PostalCode.fiveDigits(number),
      number: number,
      state: state,
      namesUnitedStates: namesUnitedStates
    )
  }

  private init(lostZeros number: Int, count: Int) {
    self.init(
      .lostZeros,
      text: String(PostalCode.fiveDigits(number).suffix(count)),
      number: number
    )
  }
}
