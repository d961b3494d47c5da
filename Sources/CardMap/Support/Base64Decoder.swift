/// Decodes base 64 (RFC 4648, section 4).
enum Base64Decoder {
  /// Decodes a text.
  ///
  /// - Parameters:
  ///   - text: the text; blanks in it have no meaning.
  ///   - buffer: where the bytes are appended.
  /// - Returns: whether the text is base 64.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>,
    into buffer: inout ByteBuffer
  ) -> Bool {
    var word: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text where !byte.isBlank {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = value(of: byte) else { return false }
      word = word << 6 | digit
      count += 1
      if count % 4 == 0 {
        buffer.append(UInt8(truncatingIfNeeded: word >> 16))
        buffer.append(UInt8(truncatingIfNeeded: word >> 8))
        buffer.append(UInt8(truncatingIfNeeded: word))
      }
    }
    // Some writers leave the padding out.
    switch count % 4 {
    case 0: return padding == 0
    case 2:
      buffer.append(UInt8(truncatingIfNeeded: word >> 4))
      return padding == 0 || padding == 2
    case 3:
      buffer.append(UInt8(truncatingIfNeeded: word >> 10))
      buffer.append(UInt8(truncatingIfNeeded: word >> 2))
      return padding < 2
    default: return false
    }
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
