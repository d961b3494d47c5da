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

  /// Copies the text eight bytes at a time and looks at them; for nearly every text that is all.
  private mutating func append(escaped start: UnsafePointer<UInt8>, count: Int) {
    var marks: UInt64 = 0
    append(atMost: max(count, 8)) { target in
      var position = 0
      while position + 8 <= count {
        let bytes = EightBytes(start + position)
        bytes.write(to: target + position)
        marks |= OutputBuffer.escapeMarks(bytes)
        position += 8
      }
      if position < count {
        // Of a longer text, some of the last eight bytes are copied twice.
        let last = max(count - 8, 0)
        let bytes = last > 0 ? EightBytes(start + last) : EightBytes(start, count: count)
        bytes.write(to: target + last)
        marks |= OutputBuffer.escapeMarks(bytes)
      }
      return marks == 0 ? count : 0
    }
    if marks != 0 { append(escapedSlowly: start, count: count) }
  }

  /// Marks control characters, quotes, backslashes, and what may begin a control character from
  /// U+0080 on: those are C2 80 to C2 9F.
  @inline(__always)
  private static func escapeMarks(_ bytes: EightBytes) -> UInt64 {
    bytes.marks(below: 0x20) | bytes.marks(of: 0x22) | bytes.marks(of: 0x5C)
      | bytes.marks(of: 0x7F) | bytes.marks(of: 0xC2)
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
