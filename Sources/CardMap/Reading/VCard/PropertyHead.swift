/// The beginning of a content line: group, name and what follows it (RFC 6350, section 3.3).
struct PropertyHead {
  /// A number for the group's name; 0 where there is none.
  var group: UInt64 = 0
  /// The property.
  var name = PropertyName.other
  /// Where the name begins, without the group.
  var nameStart: UnsafePointer<UInt8>
  /// How long the name is.
  var nameLength = 0
  /// The colon or semicolon behind the name.
  var delimiter: UnsafePointer<UInt8>

  /// Reads the beginning of a line; nil without a valid name and a colon or semicolon behind it.
  ///
  /// Blanks around the name are skipped.
  @inline(__always)
  init?(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    var position = start
    while position < end, position.pointee.isBlank { position += 1 }
    nameStart = position
    if end - position >= 8,
      let (packed, length) = PropertyHead.shortName(EightBytes(position))
    {
      nameLength = length
      delimiter = position + length
      name = PropertyName(packed: packed, length: length)
      return
    }
    var packed: UInt64 = 0
    while position < end, !position.pointee.isDelimiter {
      let byte = position.pointee
      let letter = byte & 0xDF
      if letter &- 0x41 < 26 {
        packed = packed << 8 | UInt64(letter)
      } else if byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        packed = packed << 8 | UInt64(byte)
      } else if byte == UInt8(ascii: "."), position > nameStart {
        group = PropertyHead.number(ofGroup: nameStart, position)
        nameStart = position + 1
        packed = 0
      } else {
        break
      }
      position += 1
    }
    nameLength = position - nameStart
    guard nameLength > 0 else { return nil }
    while position < end, position.pointee.isBlank { position += 1 }
    guard position < end, position.pointee.isDelimiter else { return nil }
    delimiter = position
    name = PropertyName(packed: packed, length: nameLength)
  }

  /// The name at the beginning of eight bytes, packed as capitals, and its length; nil where it is
  /// longer than seven letters, or has anything but letters in it.
  ///
  /// Nearly every name is found so.
  @inline(__always)
  private static func shortName(_ bytes: EightBytes) -> (packed: UInt64, length: Int)? {
    let delimiters = bytes.marks(of: UInt8(ascii: ":")) | bytes.marks(of: UInt8(ascii: ";"))
    let length = EightBytes.countBefore(delimiters)
    guard length > 0, length < 8 else { return nil }
    let capitals = bytes.word & EightBytes.all(0x5F)
    // The top bit of each letter: at least A, not beyond Z, and ASCII.
    let letters =
      (capitals &+ EightBytes.all(0x80 - 0x41)) & ~(capitals &+ EightBytes.all(0x80 - 0x5B))
      & ~bytes.word
    let behind = UInt64(64 - 8 * length)
    let name = EightBytes.all(0x80) >> behind
    guard letters & name == name else { return nil }
    return (capitals.byteSwapped >> behind, length)
  }

  /// The Fowler/Noll/Vo hash (FNV-1a, 64 bits) of a group's name in capitals, never 0: groups are
  /// only compared with one another, within a card.
  private static func number(
    ofGroup start: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var position = start
    while position < end {
      hash = (hash ^ UInt64(position.pointee.capital)) &* 0x100_0000_01B3
      position += 1
    }
    return hash | 1
  }
}

extension UInt8 {
  /// Whether this ends a property's name.
  @inline(__always)
  fileprivate var isDelimiter: Bool { self == UInt8(ascii: ":") || self == UInt8(ascii: ";") }
}
