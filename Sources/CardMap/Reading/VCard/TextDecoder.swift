/// Makes text of the bytes of values: character sets, escapes, lists.
struct TextDecoder: ~Copyable {
  /// Whether a character set had to be assumed since this was last set to false.
  var assumedCharacterSet = false

  private var uncoded = ByteBuffer()
  private var converted = ByteBuffer()
  private var plain = ByteBuffer()
  private var converter: CharacterSetConverter?
  private var unknownCharacterSet: String?

  init() {}

  /// A value as UTF-8, whatever it was written in.
  ///
  /// - Parameters:
  ///   - bytes: the value, unfolded.
  ///   - parameters: how it is coded, and in which character set.
  /// - Returns: UTF-8 that is valid until the next call.
  @inline(__always)
  mutating func utf8(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters
  ) -> UnsafeBufferPointer<UInt8> {
    if parameters.encoding == .none, parameters.characterSet.isEmpty, UTF8Check.isASCII(bytes) {
      return bytes
    }
    return utf8(
      bytes,
      isCoded: parameters.encoding == .quotedPrintable,
      DeclaredCharacterSet(parameters.characterSet)
    )
  }

  /// A quoted-printable value as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the value, unfolded.
  ///   - characterSet: what CHARSET says.
  /// - Returns: UTF-8 that is valid until the next call.
  mutating func utf8(
    coded bytes: UnsafeBufferPointer<UInt8>,
    _ characterSet: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    utf8(bytes, isCoded: true, DeclaredCharacterSet(characterSet))
  }

  /// Bytes as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - isCoded: whether they are quoted-printable.
  ///   - characterSet: what CHARSET says.
  /// - Returns: UTF-8 that is valid until the next call.
  mutating func utf8(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isCoded: Bool,
    _ characterSet: DeclaredCharacterSet
  ) -> UnsafeBufferPointer<UInt8> {
    var text = bytes
    if isCoded {
      uncoded.removeAll()
      QuotedPrintable.decode(bytes, into: &uncoded)
      text = uncoded.bytes
    }
    if UTF8Check.isASCII(text), !characterSet.isStateful { return text }
    converted.removeAll()
    switch characterSet {
    case .none, .utf8: break
    case .western:
      Windows1252.append(text, to: &converted)
      return converted.bytes
    case .named(let name):
      if open(name), let converter {
        if converter.convert(text, into: &converted) { return converted.bytes }
        assumedCharacterSet = true
        return UTF8Check.isValid(text) ? text : converted.bytes
      }
      assumedCharacterSet = true
    case .unknown: assumedCharacterSet = true
    }
    if UTF8Check.isValid(text) { return text }
    assumedCharacterSet = true
    Windows1252.append(text, to: &converted)
    return converted.bytes
  }

  /// Opens a converter, or keeps the one that is open; whether the character set is known.
  private mutating func open(_ name: String) -> Bool {
    if converter?.name == name { return true }
    if unknownCharacterSet == name { return false }
    converter = CharacterSetConverter(name)
    if converter == nil { unknownCharacterSet = name }
    return converter != nil
  }

  /// A text value: trimmed, without escapes.
  @inline(__always)
  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
    let text = trimmed(utf8)
    guard let start = text.baseAddress, !text.isEmpty else { return "" }
    if findByte(UInt8(ascii: "\\"), start, text.count) == nil {
      return String(copying: text)
    }
    return unescaped(text, joiningListWith: .none)
  }

  /// The text of a component: trimmed, without escapes, a list joined.
  ///
  /// - Parameters:
  ///   - component: the component as written, in UTF-8.
  ///   - joiner: what joins the members of a list.
  /// - Returns: the text.
  @inline(__always)
  mutating func text(_ component: ValueComponent, joiningListWith joiner: ListJoiner) -> String {
    if component.text.isEmpty { return "" }
    if !component.hasEscapes, !component.hasCommas || joiner == .none {
      return String(copying: component.text)
    }
    return unescaped(component.text, joiningListWith: joiner)
  }

  private mutating func unescaped(
    _ bytes: UnsafeBufferPointer<UInt8>,
    joiningListWith joiner: ListJoiner
  ) -> String {
    plain.removeAll()
    var item = ListItem()
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ","), joiner != .none {
        endItem(&item)
        startItem(&item, joiner)
      } else if byte == UInt8(ascii: "\\"), position < bytes.count {
        let escaped = bytes[position]
        position += 1
        switch escaped {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(.lineFeed)
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: ":"):
          plain.append(escaped)
        default:
          // No escape of any version: the backslash is meant.
          plain.append(byte)
          plain.append(escaped)
        }
      } else {
        plain.append(byte)
      }
    }
    endItem(&item)
    return String(decoding: trimmed(plain.bytes), as: UTF8.self)
  }

  /// Where the current member of a list begins in the text.
  private struct ListItem {
    /// Before the separator.
    var mark = 0
    /// Behind the separator.
    var start = 0
  }

  private mutating func startItem(_ item: inout ListItem, _ joiner: ListJoiner) {
    item.mark = plain.count
    if plain.count > 0 {
      if joiner == .comma { plain.append(UInt8(ascii: ",")) }
      plain.append(0x20)
    }
    item.start = plain.count
  }

  /// Trims the member; an empty one goes with its separator.
  private mutating func endItem(_ item: inout ListItem) {
    let member = trimmed(UnsafeBufferPointer(rebasing: plain.bytes[item.start...]))
    if member.isEmpty {
      plain.truncate(to: item.mark)
    } else if let start = member.baseAddress, let base = plain.bytes.baseAddress {
      plain.keep(from: start - base, count: member.count, at: item.start)
    }
  }
}
