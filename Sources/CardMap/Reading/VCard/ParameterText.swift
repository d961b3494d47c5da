/// The text of a parameter's value (RFC 6868).
enum ParameterText {
  /// Takes the escapes out of a value: `^n`, `^'` and `^^` of RFC 6868, and the backslashes that
  /// writers put there as in a property's value.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = ByteBuffer(capacity: bytes.count + 16)
    if UTF8Check.isValid(bytes) {
      if let start = bytes.baseAddress { text.append(start, bytes.count) }
    } else {
      Windows1252.append(bytes, to: &text)
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var position = 0
    let utf8 = text.bytes
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
