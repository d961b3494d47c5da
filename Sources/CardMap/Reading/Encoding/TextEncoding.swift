/// How the bytes of a contacts file are to be taken.
public enum TextEncoding: String, CaseIterable, Sendable {
  /// UTF-8, or any other set of characters that has ASCII in it; each property says which, or is
  /// found to be no UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16, the low byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, the high byte first.
  case utf16BigEndian = "UTF-16BE"

  /// Recognises the encoding from the first bytes of a file: from a byte order mark, or, since a
  /// contacts file begins with ASCII, from where the zeros stand.
  ///
  /// - Parameters:
  ///   - bytes: the beginning of the file.
  ///   - isFinal: whether these are all the bytes.
  /// - Returns: nil where more bytes are needed.
  static func recognized(in bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> TextEncoding? {
    guard bytes.count >= 4 || isFinal else { return nil }
    guard bytes.count >= 2 else { return .utf8 }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (1..<0x80, 0): return .utf16LittleEndian
    case (0xFE, 0xFF), (0, 1..<0x80): return .utf16BigEndian
    default: return .utf8
    }
  }
}
