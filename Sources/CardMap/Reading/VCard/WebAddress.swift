/// Takes telephone numbers and e-mail addresses out of their URIs.
enum WebAddress {
  /// The number of a `tel:` URI (RFC 3966) without its parameters; any other text as it is.
  @inline(__always)
  static func telephone(_ text: String) -> String {
    hasScheme(text, "TEL:") ? part(text, behind: 4, before: UInt8(ascii: ";")) : text
  }

  /// The address of a `mailto:` URI (RFC 6068) without its headers; any other text as it is.
  @inline(__always)
  static func email(_ text: String) -> String {
    hasScheme(text, "MAILTO:") ? part(text, behind: 7, before: UInt8(ascii: "?")) : text
  }

  @inline(__always)
  private static func hasScheme(_ text: String, _ scheme: StaticString) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, first.capital == scheme.utf8Start[0] else { return false }
    return utf8.count >= scheme.utf8CodeUnitCount
      && zip(utf8, 0..<scheme.utf8CodeUnitCount).allSatisfy { byte, index in
        byte.capital == scheme.utf8Start[index]
      }
  }

  private static func part(_ text: String, behind length: Int, before end: UInt8) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let part = bytes.dropFirst(length).prefix { $0 != end }
      return String(decoding: trimmed(UnsafeBufferPointer(rebasing: part)), as: UTF8.self)
    }
  }
}
