/// The text of a parameter's value (RFC 6868).
enum ParameterText {
  /// Takes the escapes out of a value: `^n`, `^'` and `^^` of RFC 6868, and the backslashes that
  /// writers put there as in a property's value.
  ///
  /// - Parameters:
  ///   - bytes: the value.
  ///   - characterSet: the property's CHARSET.
  ///   - decoder: makes UTF-8 of the value, and notes where a character set had to be assumed.
  /// - Returns: the text.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ characterSet: UnsafeBufferPointer<UInt8>,
    _ decoder: inout TextDecoder
  ) -> String {
    let utf8 = decoder.utf8(bytes, isCoded: false, DeclaredCharacterSet(characterSet))
    if !utf8.contains(where: { $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "\\") }) {
      return String(decoding: trimmed(utf8), as: UTF8.self)
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(utf8.count)
    var position = 0
    while position < utf8.count {
      let byte = utf8[position]
      let next = position + 1 < utf8.count ? utf8[position + 1] : 0
      if let meant = meaning(of: byte, next) {
        plain.append(meant)
        position += 2
      } else {
        plain.append(byte)
        position += 1
      }
    }
    return plain.withUnsafeBufferPointer { String(decoding: trimmed($0), as: UTF8.self) }
  }

  private static func meaning(of byte: UInt8, _ next: UInt8) -> UInt8? {
    switch (byte, next) {
    case (UInt8(ascii: "^"), UInt8(ascii: "n")): .lineFeed
    case (UInt8(ascii: "^"), UInt8(ascii: "'")): UInt8(ascii: "\"")
    case (UInt8(ascii: "^"), UInt8(ascii: "^")): UInt8(ascii: "^")
    case (UInt8(ascii: "\\"), UInt8(ascii: "n")), (UInt8(ascii: "\\"), UInt8(ascii: "N")): .lineFeed
    case (UInt8(ascii: "\\"), UInt8(ascii: ",")), (UInt8(ascii: "\\"), UInt8(ascii: ";")),
      (UInt8(ascii: "\\"), UInt8(ascii: "\\")):
      next
    default: nil
    }
  }
}
