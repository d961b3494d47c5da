/// What a CHARSET parameter says (vCard 2.1, section 2.1.5).
enum DeclaredCharacterSet: Equatable {
  /// Nothing, or ASCII, which says nothing about the bytes that are not.
  case none
  /// UTF-8.
  case utf8
  /// ISO-8859-1 or Windows-1252.
  case western
  /// Another, by the name under which the C library may know it.
  case named(String)
  /// Another, whose name is longer than that of any there is.
  case unknown

  private static let longestName = 40

  /// Reads a name in any case.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The most frequent ones first, without a string.
    if bytes.isEmpty {
      self = .none
      return
    }
    if equal(bytes, "UTF-8") {
      self = .utf8
      return
    }
    // It is read again for each component of a value, so that its length must not count.
    if bytes.count > DeclaredCharacterSet.longestName {
      self = .unknown
      return
    }
    let name = String(decoding: bytes, as: UTF8.self).uppercased()
    switch name {
    case "US-ASCII", "ASCII", "7BIT", "8BIT": self = .none
    case "UTF8", "UTF_8": self = .utf8
    case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "WINDOWS-1252", "CP1252":
      self = .western
    // The wider sets that people mean by these names.
    case "SHIFT_JIS", "SHIFT-JIS", "SHIFTJIS", "SJIS", "X-SJIS", "MS_KANJI", "WINDOWS-31J":
      self = .named("CP932")
    case "GB2312", "GB_2312-80", "GBK", "CP936", "WINDOWS-936": self = .named("GB18030")
    case "EUC-KR", "KS_C_5601-1987", "KS_C_5601": self = .named("CP949")
    default: self = .named(name)
    }
  }

  /// Whether characters may be written in bytes of ASCII, behind an escape sequence.
  var isStateful: Bool {
    guard case .named(let name) = self else { return false }
    return name.hasPrefix("ISO-2022") || name == "HZ-GB-2312" || name.hasPrefix("UTF-7")
  }

  /// Which bytes are the first of two, of which the second may be one of ASCII, as a backslash.
  var leadBytes: LeadBytes {
    guard case .named(let name) = self else { return .none }
    if name == "CP932" { return .shiftJIS }
    return name == "GB18030" || name == "CP949" || name.hasPrefix("BIG5") ? .upperHalf : .none
  }

  /// The first bytes of characters of two bytes.
  enum LeadBytes {
    case none, shiftJIS, upperHalf

    /// Whether a byte is one of them.
    func contains(_ byte: UInt8) -> Bool {
      switch self {
      case .none: false
      case .shiftJIS: byte > 0x80 && (byte < 0xA0 || byte >= 0xE0)
      case .upperHalf: byte > 0x80
      }
    }
  }
}
