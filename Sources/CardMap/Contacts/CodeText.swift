/// The bytes that codes are made of, and how other spellings of them are made plain.
enum CodeText {
  /// Whether a byte is an ASCII digit.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

  /// Whether a byte may stand between the parts of a code: a blank, a tab or a dash.
  @inline(__always)
  static func isGap(_ byte: UInt8) -> Bool { byte == 32 || byte == 45 || byte == 9 }

  /// Whether bytes are `US` or `USA` in any case, with or without points.
  static func isUnitedStates(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 6 else { return false }
    var letters: UInt32 = 0
    for byte in bytes where byte != 46 { letters = letters << 8 | UInt32(byte | 0x20) }
    return letters == 0x7573 || letters == 0x7573_61
  }

  /// A text with digits, Latin letters and commas of full width, digits of every script, and all
  /// dashes, blanks and line ends made ASCII; characters that cannot be seen are left out.
  ///
  /// - Parameter text: the text.
  /// - Returns: UTF-8.
  static func normalized(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        // CR LF is one line end, and blank lines say nothing.
        if bytes.last != 10 { bytes.append(10) }
      case 0x09: bytes.append(32)
      case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      // What is in Unicode's block of full width forms lies at a fixed distance from ASCII.
      case 0xFF0C, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        bytes.append(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0))
      case 0x3001: bytes.append(44)
      case 0x2212: bytes.append(45)
      default:
        let properties = scalar.properties
        if properties.numericType == .decimal, let value = properties.numericValue {
          bytes.append(48 + UInt8(value))
        } else if properties.generalCategory == .dashPunctuation {
          bytes.append(45)
        } else if properties.isWhitespace {
          bytes.append(32)
        } else if properties.generalCategory != .format {
          // What is of the format category, as a zero width space, cannot be seen.
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    return bytes
  }
}
