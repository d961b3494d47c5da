/// Whether bytes are text as they stand.
enum UTF8Check {
  /// Whether all bytes are ASCII.
  @inline(__always)
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    guard bytes.count >= 8 else { return bytes.allSatisfy { $0 < 0x80 } }
    // The last eight bytes may have been looked at in part before.
    var bits = EightBytes(base + bytes.count - 8).word
    for position in stride(from: 0, to: bytes.count - 8, by: 8) {
      bits |= EightBytes(base + position).word
    }
    return bits & EightBytes.all(0x80) == 0
  }

  /// Whether the bytes are well-formed UTF-8 (RFC 3629, section 4).
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while position < bytes.count {
      let lead = bytes[position]
      position += 1
      if lead < 0x80 { continue }
      // The range of the second byte shuts out overlong forms, surrogates and what is beyond
      // U+10FFFF.
      let (more, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (more, second) = (1, 0x80...0xBF)
      case 0xE0: (more, second) = (2, 0xA0...0xBF)
      case 0xED: (more, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: (more, second) = (2, 0x80...0xBF)
      case 0xF0: (more, second) = (3, 0x90...0xBF)
      case 0xF4: (more, second) = (3, 0x80...0x8F)
      case 0xF1...0xF3: (more, second) = (3, 0x80...0xBF)
      default: return false
      }
      guard position + more <= bytes.count, second.contains(bytes[position]) else { return false }
      for next in position + 1..<position + more where bytes[next] & 0xC0 != 0x80 { return false }
      position += more
    }
    return true
  }
}
