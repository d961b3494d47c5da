extension OutputBuffer {
  /// Appends a text as a JSON string with its quotes (RFC 8259, section 7).
  ///
  /// - Parameter text: the text.
  public mutating func append(json text: String) {
    append("\"")
    append(escaped: text)
    append("\"")
  }

  /// Appends a text as the inside of a JSON string.
  ///
  /// Escaped are quotes, backslashes and every control character, those from U+007F to U+009F
  /// too: JSON lets them stand, but a terminal may obey them.
  @inline(__always)
  mutating func append(escaped text: String) {
    withUTF8(of: text) { buffer, bytes in
      guard let start = bytes.baseAddress else { return }
      buffer.append(escaped: start, count: bytes.count)
    }
  }

  /// Copies eight bytes at a time while none of them needs a look.
  private mutating func append(escaped start: UnsafePointer<UInt8>, count: Int) {
    var position = 0
    append(atMost: count) { target in
      while count - position >= 8 {
        let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
        if OutputBuffer.mayNeedEscape(word) { return position }
        UnsafeMutableRawPointer(target + position).storeBytes(of: word, as: UInt64.self)
        position += 8
      }
      while position < count {
        let byte = start[position]
        if OutputBuffer.mayNeedEscape(byte) { return position }
        target[position] = byte
        position += 1
      }
      return position
    }
    if position < count { append(escapedSlowly: start + position, count: count - position) }
  }

  /// Whether one of eight bytes is a control character, a quote, a backslash, or may begin a
  /// control character from U+0080 on.
  ///
  /// Those are C2 80 to C2 9F.
  @inline(__always)
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    @inline(__always) func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let hits =
      ((word &- 0x20 &* ones) & ~word)
      | zeros(word ^ (0x22 &* ones)) | zeros(word ^ (0x5C &* ones))
      | zeros(word ^ (0x7F &* ones)) | zeros(word ^ (0xC2 &* ones))
    return hits & (0x80 &* ones) != 0
  }

  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
  }

  @inline(never)
  private mutating func append(escapedSlowly start: UnsafePointer<UInt8>, count: Int) {
    let digits: StaticString = "0123456789abcdef"
    // A byte becomes six at the most: \u001f.
    append(atMost: count * 6) { target in
      var written = 0
      func put(_ byte: UInt8) {
        target[written] = byte
        written += 1
      }
      func put(escape byte: UInt8) {
        put(0x5C)
        put(byte)
      }
      var position = 0
      while position < count {
        let byte = start[position]
        var control: UInt8?
        switch byte {
        case 0x22, 0x5C: put(escape: byte)
        case 0x08: put(escape: UInt8(ascii: "b"))
        case 0x09: put(escape: UInt8(ascii: "t"))
        case 0x0A: put(escape: UInt8(ascii: "n"))
        case 0x0C: put(escape: UInt8(ascii: "f"))
        case 0x0D: put(escape: UInt8(ascii: "r"))
        case 0..<0x20, 0x7F: control = byte
        case 0xC2 where position + 1 < count && start[position + 1] < 0xA0:
          position += 1
          control = start[position]
        default: put(byte)
        }
        if let control {
          put(escape: UInt8(ascii: "u"))
          put(UInt8(ascii: "0"))
          put(UInt8(ascii: "0"))
          put(digits.utf8Start[Int(control >> 4)])
          put(digits.utf8Start[Int(control & 15)])
        }
        position += 1
      }
      return written
    }
  }
}
