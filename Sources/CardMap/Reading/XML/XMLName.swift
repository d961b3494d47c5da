/// The names of elements that tell contacts from other XML.
enum XMLName {
  /// The namespace of xCard (RFC 6351, section 4).
  static let xCard: StaticString = "urn:ietf:params:xml:ns:vcard-4.0"
  /// The namespace of WebDAV (RFC 4918, section 21).
  static let dav: StaticString = "DAV:"
  /// The namespace of CardDAV (RFC 6352, section 11).
  static let cardDAV: StaticString = "urn:ietf:params:xml:ns:carddav"

  /// Whether bytes are exactly a text.
  static func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && areEqual(bytes, UnsafeBufferPointer(start: text.utf8Start, count: bytes.count))
  }
}
