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
  ///   - columns: what somebody says about the columns of CSV.
  /// - Returns: what they say.
  static func verdict(
    on bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    columns: [ColumnName] = []
  ) -> Verdict {
    let piece = Piece(bytes, isFinal: isFinal)
    let text = piece.text(from: piece.startOfText, to: piece.count)
    guard text.count >= longestSpace || isFinal || bytes.count > longestBlank else {
      return .needsMore
    }
    switch text.first {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .format(.jCard)
    // Nearly all files; what follows would look at their first line for columns.
    case UInt8(ascii: "B") where equal(UnsafeBufferPointer(rebasing: text.prefix(6)), "BEGIN:"):
      return .none
    case UInt8(ascii: "#"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "v"),
      UInt8(ascii: "V"):
      switch isLDIF(text) {
      case true?: return .format(.ldif)
      case nil where !isFinal && bytes.count <= longestBlank: return .needsMore
      case false?, nil: break
      }
    default: break
    }
    return csvVerdict(on: bytes, isFinal: isFinal, columns)
  }

  /// Whether the first line that is no comment says the version of LDIF, or the name of an entry
  /// (RFC 2849); nil where that needs more bytes.
  private static func isLDIF(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    var rest = text[...]
    while let first = rest.first, first == UInt8(ascii: "#") || first == 0x20 || first.isLineEnd {
      guard let end = rest.firstIndex(of: .lineFeed) else { return nil }
      rest = rest[(end + 1)...]
    }
    let beginning = UnsafeBufferPointer(rebasing: rest.prefix(16))
    if equal(UnsafeBufferPointer(rebasing: beginning.prefix(3)), "DN:") { return true }
    guard equal(UnsafeBufferPointer(rebasing: beginning.prefix(8)), "VERSION:") else {
      return beginning.count < 8 ? nil : false
    }
    // What a vCard without its BEGIN has is another version.
    let version = beginning[8...].drop { $0 == 0x20 }
    guard version.count >= 2 else { return nil }
    return version.first == UInt8(ascii: "1") && version.dropFirst().first?.isLineEnd ?? false
  }

  /// CSV is certain only where its first row names columns that are known.
  private static func csvVerdict(
    on bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    _ columns: [ColumnName]
  ) -> Verdict {
    switch CSVHeader.read(bytes, isFinal: isFinal, named: columns) {
    case .needsMore: .needsMore
    case .none: .none
    case .header(let header): header.isRecognizable ? .format(.csv) : .none
    }
  }

  /// Whether a file is of XML: its first character that is no white space is `<`, in UTF-8, or in
  /// UTF-16, which XML's reader takes as it is.
  ///
  /// - Parameters:
  ///   - bytes: the file's first bytes, as they stand in it.
  ///   - isFinal: whether these are all the bytes.
  /// - Returns: nil where more bytes are needed.
  static func isXML(_ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> Bool? {
    guard bytes.count >= 4 || isFinal else { return nil }
    let isWide: Bool
    switch TextEncoding.recognized(in: bytes, isFinal: isFinal) {
    case .utf16LittleEndian, .utf16BigEndian: isWide = true
    case .utf8, nil: isWide = false
    }
    for byte in bytes.prefix(longestBlank) {
      switch byte {
      case UInt8(ascii: "<"): return true
      case 0x20, 0x09, .lineFeed, .carriageReturn: continue
      // Byte order marks, and the other half of what is wide.
      case 0xEF where !isWide, 0xBB where !isWide, 0xBF where !isWide: continue
      case 0xFE where isWide, 0xFF where isWide, 0 where isWide: continue
      default: return false
      }
    }
    return isFinal || bytes.count >= longestBlank ? false : nil
  }
}
