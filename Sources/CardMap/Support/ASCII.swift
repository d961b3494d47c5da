// Bytes as the text formats see them: blanks, line ends, capitals, words.

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is a blank or a tab (WSP of RFC 5234).
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether this is a byte of a line end.
  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// The same letter as a capital of ASCII; other bytes as they are.
  @inline(__always)
  var capital: UInt8 { self &- 0x61 < 26 ? self &- 0x20 : self }
}

extension RandomAccessCollection<UInt8> {
  /// Whether the first bytes are the byte order mark of UTF-8, which is three bytes long.
  @inline(__always)
  var beginsWithMark: Bool {
    count >= 3 && first == 0xEF && self[index(startIndex, offsetBy: 1)] == 0xBB
      && self[index(startIndex, offsetBy: 2)] == 0xBF
  }
}

/// Whether bytes are a word in any case; the word is in capitals.
func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  guard bytes.count == word.utf8CodeUnitCount else { return false }
  for index in 0..<bytes.count where bytes[index].capital != word.utf8Start[index] { return false }
  return true
}

/// Text without the white space around it: blanks, tabs, line ends, and the no-break and the
/// ideographic space.
@inline(__always)
func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  guard var start = bytes.baseAddress else { return bytes }
  var end = start + bytes.count
  while start < end {
    let byte = start.pointee
    if byte == 0x20 || byte &- 0x09 < 5 {
      start += 1
    } else if byte >= 0xC2, let length = spaceLength(start, end) {
      start += length
    } else {
      break
    }
  }
  while start < end {
    let byte = end[-1]
    if byte == 0x20 || byte &- 0x09 < 5 {
      end -= 1
    } else if byte == 0xA0, end - start >= 2, end[-2] == 0xC2 {
      end -= 2
    } else if byte == 0x80, end - start >= 3, end[-2] == 0x80, end[-3] == 0xE3 {
      end -= 3
    } else {
      break
    }
  }
  return UnsafeBufferPointer(start: start, count: end - start)
}

private func spaceLength(
  _ start: UnsafePointer<UInt8>,
  _ end: UnsafePointer<UInt8>
) -> Int? {
  if end - start >= 2, start[0] == 0xC2, start[1] == 0xA0 { return 2 }
  if end - start >= 3, start[0] == 0xE3, start[1] == 0x80, start[2] == 0x80 { return 3 }
  return nil
}

extension String {
  /// Makes a text of UTF-8, in which what is no UTF-8 is replaced.
  ///
  /// A short text lies in the string itself, and is written there at once: the usual initializer
  /// gathers it byte by byte.
  @inline(__always)
  init(copying bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count < 16, let start = bytes.baseAddress else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    self.init(unsafeUninitializedCapacity: bytes.count) { room in
      guard let target = room.baseAddress else { return 0 }
      copyBytes(start, to: target, count: bytes.count)
      return bytes.count
    }
  }
}
