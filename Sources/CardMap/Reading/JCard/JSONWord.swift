/// A value of JSON that is no text, array or object (RFC 8259, sections 3 and 6).
enum JSONWord {
  /// Whether bytes are a number, `true`, `false` or `null`.
  static func isValid(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch word.first {
    case UInt8(ascii: "t"): return word.elementsEqual("true".utf8)
    case UInt8(ascii: "f"): return word.elementsEqual("false".utf8)
    case UInt8(ascii: "n"): return isNull(word)
    default: break
    }
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    let count = skipDigits(&rest)
    guard count == 1 || count > 1 && !beginsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits(&rest) > 0 else { return false }
    }
    if let byte = rest.first, byte.capital == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Whether bytes are `null`.
  static func isNull(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.elementsEqual("null".utf8)
  }

  private static func skipDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let count = rest.count
    while let byte = rest.first, byte &- 0x30 < 10 { rest.removeFirst() }
    return count - rest.count
  }
}
