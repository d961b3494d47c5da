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
    let words = digest.finalize()
    let high = UInt64(words.0) << 32 | UInt64(words.1 & 0xFFFF_0FFF | 0x5000)
    let low = UInt64(words.2 & 0x3FFF_FFFF | 0x8000_0000) << 32 | UInt64(words.3)
    return String(unsafeUninitializedCapacity: 45) { text in
      let prefix: StaticString = "urn:uuid:"
      var count = prefix.utf8CodeUnitCount
      for index in 0..<count { text[index] = prefix.utf8Start[index] }
      for digit in 0..<32 {
        if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
          text[count] = UInt8(ascii: "-")
          count += 1
        }
        let half = digit < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (digit & 15))) & 15
        text[count] = value < 10 ? value + UInt8(ascii: "0") : value + UInt8(ascii: "a") - 10
        count += 1
      }
      return count
    }
  }
}
