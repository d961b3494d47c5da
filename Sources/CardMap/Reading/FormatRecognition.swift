/// Recognises the format of a contacts file from its first bytes, never from its name.
enum FormatRecognition {
  /// What the bytes say.
  enum Verdict {
    /// Nothing yet: more bytes are needed.
    case needsMore
    /// The format.
    case format(ContactsFormat)
    /// No format that is certain; cards may stand somewhere in the file.
    case none
  }

  /// More white space than this says nothing.
  private static let longestBlank = 64 << 10

  /// As many bytes as white space of one character may take: it is not to be taken for text.
  private static let longestSpace = 3

  /// Looks at the beginning of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 or anything that has ASCII in it.
  ///   - isFinal: whether these are all the bytes.
  /// - Returns: what they say.
  static func verdict(on bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> Verdict {
    let piece = Piece(bytes, isFinal: isFinal)
    let text = piece.text(from: piece.startOfText, to: piece.count)
    guard text.count >= longestSpace || isFinal || bytes.count > longestBlank else {
      return .needsMore
    }
    switch text.first {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .format(.jCard)
    default: return .none
    }
  }
}
