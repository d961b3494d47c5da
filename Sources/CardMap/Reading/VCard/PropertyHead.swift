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
    var packed: UInt64 = 0
    // Nearly every name is letters only.
    while position < end, position.pointee & 0xDF &- 0x41 < 26 {
      packed = packed << 8 | UInt64(position.pointee & 0xDF)
      position += 1
    }
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
