/// A name-based UUID of version 5 (RFC 9562, section 5.5): the same name, the same UUID.
struct UUIDVersion5: ~Copyable {
  /// The namespace of cardmap's own names, 9742a570-a4e0-48d5-a012-403afdfbfe81; a random UUID
  /// that never changes, since identifiers depend on it.
  static let namespace: [UInt8] = [
    0x97, 0x42, 0xA5, 0x70, 0xA4, 0xE0, 0x48, 0xD5, 0xA0, 0x12, 0x40, 0x3A, 0xFD, 0xFB, 0xFE, 0x81,
  ]

  private var digest = SHA1()

  /// Begins a name in a namespace.
  init(namespace: [UInt8] = UUIDVersion5.namespace) {
    digest.update(namespace)
  }

  /// Adds bytes to the name.
  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) { digest.update(bytes) }

  /// Adds bytes to the name.
  mutating func update(_ bytes: [UInt8]) { digest.update(bytes) }

  /// Ends the name.
  ///
  /// - Returns: the UUID as a URN (RFC 9562, section 4): `urn:uuid:` and 36 characters.
  mutating func urn() -> String {
    var octets = Array(digest.finalize().prefix(16))
    octets[6] = octets[6] & 0x0F | 0x50
    octets[8] = octets[8] & 0x3F | 0x80
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("urn:uuid:".utf8)
    for (index, octet) in octets.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text.append(digits[Int(octet >> 4)])
      text.append(digits[Int(octet & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
