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
    let first = UUIDVersion5.digits(of: words.0)
    let second = UUIDVersion5.digits(of: words.1 & 0xFFFF_0FFF | 0x5000)
    let third = UUIDVersion5.digits(of: words.2 & 0x3FFF_FFFF | 0x8000_0000)
    let fourth = UUIDVersion5.digits(of: words.3)
    let empty: StaticString = "urn:uuid:00000000-0000-0000-0000-000000000000"
    return String(unsafeUninitializedCapacity: empty.utf8CodeUnitCount) { room in
      guard let start = room.baseAddress else { return 0 }
      copyBytes(empty.utf8Start, to: start, count: empty.utf8CodeUnitCount)
      let text = UnsafeMutableRawPointer(start)
      text.storeBytes(of: first, toByteOffset: 9, as: UInt64.self)
      text.storeBytes(of: UInt32(truncatingIfNeeded: second), toByteOffset: 18, as: UInt32.self)
      text.storeBytes(of: UInt32(second >> 32), toByteOffset: 23, as: UInt32.self)
      text.storeBytes(of: UInt32(truncatingIfNeeded: third), toByteOffset: 28, as: UInt32.self)
      text.storeBytes(of: UInt32(third >> 32), toByteOffset: 33, as: UInt32.self)
      text.storeBytes(of: fourth, toByteOffset: 37, as: UInt64.self)
      return empty.utf8CodeUnitCount
    }
  }

  /// The eight hexadecimal digits of a number as ASCII, the first one lowest.
  private static func digits(of number: UInt32) -> UInt64 {
    var digits = UInt64(number)
    digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    // Six more carry what is a letter into the upper half of its byte.
    let letters = (digits &+ EightBytes.all(6)) >> 4 & EightBytes.all(1)
    let step = UInt64(UInt8(ascii: "a") - UInt8(ascii: "9") - 1)
    return (digits &+ EightBytes.all(UInt8(ascii: "0")) &+ letters &* step).byteSwapped
  }
}
