/// Walks the parameters between a property's name and the colon before its value.
struct ParameterList {
  private var position: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - delimiter: the semicolon behind the property's name, or the colon where there are none.
  ///   - colon: the colon.
  init(delimiter: UnsafePointer<UInt8>, colon: UnsafePointer<UInt8>) {
    position = delimiter
    end = colon
  }

  /// Moves to the next parameter that is not empty.
  ///
  /// - Returns: the parameter; nil where there are no more.
  @inline(__always)
  mutating func next() -> Parameter? {
    while position < end {
      // The semicolon, and blanks around the name.
      position += 1
      while position < end, position.pointee.isBlank { position += 1 }
      let start = position
      var packed: UInt64 = 0
      while position < end, position.pointee != UInt8(ascii: ";"),
        position.pointee != UInt8(ascii: "=")
      {
        packed = packed << 8 | UInt64(position.pointee & 0xDF)
        position += 1
      }
      let length = position - start
      guard position < end, position.pointee == UInt8(ascii: "=") else {
        if length == 0 { continue }
        return Parameter(
          nameStart: start,
          nameLength: 0,
          packedName: 0,
          value: trimmed(UnsafeBufferPointer(start: start, count: length))
        )
      }
      position += 1
      let valueStart = position
      skipValue()
      return Parameter(
        nameStart: start,
        nameLength: length,
        packedName: packed,
        value: UnsafeBufferPointer(start: valueStart, count: position - valueStart)
      )
    }
    return nil
  }

  @inline(__always)
  private mutating func skipValue() {
    guard position < end, position.pointee != UInt8(ascii: "\"") else {
      return skipQuotedValues()
    }
    while position < end, position.pointee != UInt8(ascii: ";") {
      position += 1
      if position[-1] == UInt8(ascii: ","), position < end,
        position.pointee == UInt8(ascii: "\"")
      {
        return skipQuotedValues()
      }
    }
  }

  /// Skips values of which at least the first is quoted.
  private mutating func skipQuotedValues() {
    var atStart = true
    while position < end, position.pointee != UInt8(ascii: ";") {
      if atStart, position.pointee == UInt8(ascii: "\""),
        let quote = findByte(UInt8(ascii: "\""), position + 1, end - position - 1)
      {
        position = quote
      }
      atStart = position.pointee == UInt8(ascii: ",")
      position += 1
    }
  }

  /// The colon behind the parameters.
  struct Colon {
    /// Where it is.
    var place: UnsafePointer<UInt8>
    /// Whether a parameter begins with the letter of CHARSET, ENCODING, QUOTED-PRINTABLE or
    /// BASE64: only then the value may be coded or have a character set.
    var mayBeCoded = false
  }

  /// Finds the colon behind the parameters.
  ///
  /// - Parameters:
  ///   - delimiter: the colon or semicolon behind the property's name.
  ///   - end: behind the line.
  ///   - quotes: whether quoted values may have colons in them; where a quote is never closed,
  ///     it is none.
  /// - Returns: nil where there is none.
  @inline(__always)
  static func colon(
    from delimiter: UnsafePointer<UInt8>,
    to end: UnsafePointer<UInt8>,
    quotes: Bool
  ) -> Colon? {
    var colon = Colon(place: delimiter)
    var before: UInt8 = 0
    while colon.place < end {
      let byte = colon.place.pointee
      if byte == UInt8(ascii: ":") { return colon }
      if before == UInt8(ascii: ";") {
        switch byte & 0xDF {
        case UInt8(ascii: "C"), UInt8(ascii: "E"), UInt8(ascii: "Q"), UInt8(ascii: "B"), 0:
          colon.mayBeCoded = true
        default: break
        }
      } else if byte == UInt8(ascii: "\""), quotes,
        before == UInt8(ascii: "=") || before == UInt8(ascii: ",")
      {
        guard let quote = findByte(byte, colon.place + 1, end - colon.place - 1) else { return nil }
        colon.place = quote
      }
      before = byte
      colon.place += 1
    }
    return nil
  }
}
