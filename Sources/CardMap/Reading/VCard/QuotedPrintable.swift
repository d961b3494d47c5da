/// Quoted-printable (RFC 2045, section 6.7), as vCard 2.1 uses it.
enum QuotedPrintable {
  /// Appends the decoded bytes.
  ///
  /// A coded line break becomes LF; an equals sign with no two
  /// hexadecimal digits behind it stays as it is.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) {
    var position = 0
    var afterReturn = false
    while position < bytes.count {
      var byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "="), let value = pair(bytes, position) {
        byte = value
        position += 2
      }
      if byte == .lineFeed, afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = byte == .carriageReturn
      output.append(afterReturn ? .lineFeed : byte)
    }
  }

  /// The value of two hexadecimal digits; nil where there are none.
  static func pair(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt8? {
    guard position + 1 < bytes.count, let high = digit(bytes[position]),
      let low = digit(bytes[position + 1])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Whether the text so far ends within a coded pair, or within a character of UTF-8 that is
  /// coded: then what follows belongs directly to it.
  static func endsInsideCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = bytes.count
    if count >= 1, bytes[count - 1] == UInt8(ascii: "=") { return true }
    if count >= 2, bytes[count - 2] == UInt8(ascii: "=") { return true }
    var position = count
    var trailing = 0
    while trailing < 4, position >= 3, bytes[position - 3] == UInt8(ascii: "="),
      let value = pair(bytes, position - 2)
    {
      switch value {
      case 0x80..<0xC0: trailing += 1
      case 0xC0..<0xE0: return trailing < 1
      case 0xE0..<0xF0: return trailing < 2
      case 0xF0..<0xF8: return trailing < 3
      default: return false
      }
      position -= 3
    }
    return false
  }

  /// Whether the text so far ends in a coded line break.
  static func endsInLineBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 3, bytes[bytes.count - 3] == UInt8(ascii: "="),
      let value = pair(bytes, bytes.count - 2)
    else { return false }
    return value.isLineEnd
  }
}
