/// Recognises the format of a contacts file from its first bytes, never from its name.
enum FormatRecognition {
  /// What the bytes say.
  enum Verdict: Equatable {
    /// Nothing yet: more bytes are needed.
    case needsMore
    /// The format.
    case format(ContactsFormat)
    /// No format that is certain; cards may still stand somewhere in the file.
    case none
  }

  /// A first line that is longer says nothing.
  static let longestLine = 64 << 10

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 or anything that has ASCII in it, or XML as it stands in the file.
  ///   - isFinal: whether these are all the bytes.
  /// - Returns: what they say.
  static func verdict(
    on bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool
  ) -> Verdict {
    if isJSON(bytes) { return .format(.jCard) }
    guard let line = FirstLine(of: bytes, isFinal: isFinal) else {
      return isFinal || bytes.count > longestLine ? .none : .needsMore
    }
    if CardBegin.line(line.text, is: "BEGIN", of: nil) { return .format(.vCard) }
    return .none
  }

  /// Whether the first character is the bracket of an array or object.
  private static func isJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = trimmed(UnsafeBufferPointer(rebasing: bytes[startOfText(in: bytes)...])).first
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// Where the file begins behind its byte order mark.
  private static func startOfText(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The first line that is not blank.
  private struct FirstLine {
    /// The line, trimmed; only its beginning where it is very long.
    let text: UnsafeBufferPointer<UInt8>

    /// Finds the line; nil where it is not there, or not known to be complete.
    init?(of bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) {
      var start = FormatRecognition.startOfText(in: bytes)
      while start < bytes.count, bytes[start].isBlank || bytes[start].isLineEnd { start += 1 }
      let limit = min(bytes.count, start + FormatRecognition.longestLine)
      var end = start
      while end < limit, !bytes[end].isLineEnd { end += 1 }
      guard end > start, end < bytes.count || isFinal else { return nil }
      text = trimmed(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }
}
