/// A component of a structured value, as written.
struct ValueComponent {
  /// The text, trimmed.
  var text: UnsafeBufferPointer<UInt8>
  /// Whether there may be escapes in it.
  var hasEscapes = false
  /// Whether there is a comma in it that is not escaped.
  var hasCommas = false
}

/// Splits a value at its semicolons or commas (RFC 6350, section 3.4).
struct ComponentList {
  private var position: UnsafePointer<UInt8>?
  private let end: UnsafePointer<UInt8>?
  private let separator: UInt8

  /// Makes a walk over a decoded value.
  init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8 = UInt8(ascii: ";")) {
    position = bytes.baseAddress
    end = bytes.baseAddress.map { $0 + bytes.count }
    self.separator = separator
  }

  /// Whether there are no more components.
  var isAtEnd: Bool { position == nil }

  /// Moves to the next component; a value always has one.
  ///
  /// - Returns: the component; nil where there are no more.
  @inline(__always)
  mutating func next() -> ValueComponent? {
    guard let start = position, let end else { return nil }
    var current = start
    var component = ValueComponent(text: UnsafeBufferPointer(start: start, count: 0))
    position = nil
    while current < end {
      let byte = current.pointee
      if byte == separator {
        position = current + 1
        break
      }
      if byte == UInt8(ascii: "\\") {
        component.hasEscapes = true
        current += current + 1 < end ? 2 : 1
        continue
      }
      if byte == UInt8(ascii: ",") { component.hasCommas = true }
      current += 1
    }
    component.text = trimmed(UnsafeBufferPointer(start: start, count: current - start))
    return component
  }
}

/// Splits a quoted-printable value at its literal semicolons, before it is decoded.
struct CodedComponentList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let leadBytes: DeclaredCharacterSet.LeadBytes
  private var position: Int? = 0

  /// Makes a walk over a coded value.
  init(_ bytes: UnsafeBufferPointer<UInt8>, characterSet: DeclaredCharacterSet) {
    self.bytes = bytes
    leadBytes = characterSet.leadBytes
  }

  /// Whether there are no more components.
  var isAtEnd: Bool { position == nil }

  /// Moves to the next component.
  ///
  /// - Returns: the component, still coded; nil where there are no more.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard let start = position else { return nil }
    var current = start
    position = nil
    var isTrail = false
    while current < bytes.count {
      var byte = bytes[current]
      var length = 1
      if byte == UInt8(ascii: "="), let value = QuotedPrintable.pair(bytes, current + 1) {
        (byte, length) = (value, 3)
      } else if !isTrail, byte == UInt8(ascii: ";") {
        position = current + 1
        break
      } else if !isTrail, byte == UInt8(ascii: "\\"), current + 1 < bytes.count {
        length = 2
      }
      isTrail = !isTrail && leadBytes.contains(byte)
      current += length
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<current])
  }
}

/// Walks the components of a value one text after another, coded or not.
struct ComponentTexts {
  /// How many components there were.
  private(set) var count = 0

  private let characterSet: UnsafeBufferPointer<UInt8>
  private let joiner: ListJoiner
  private var plain: ComponentList
  private var coded: CodedComponentList?

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - value: the value, unfolded.
  ///   - parameters: how it is coded, and in which character set.
  ///   - joiner: what joins the members of a list.
  ///   - decoder: makes text of the bytes; the value must stay where it is while this walks.
  @inline(__always)
  init(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters,
    joiningListsWith joiner: ListJoiner,
    _ decoder: inout TextDecoder
  ) {
    characterSet = parameters.characterSet
    self.joiner = joiner
    if parameters.encoding == .quotedPrintable, let start = value.baseAddress,
      findByte(UInt8(ascii: ";"), start, value.count) != nil
    {
      plain = ComponentList(value)
      coded = CodedComponentList(
        value,
        characterSet: DeclaredCharacterSet(parameters.characterSet)
      )
    } else {
      plain = ComponentList(decoder.utf8(value, parameters))
    }
  }

  /// Moves to the next component.
  ///
  /// - Parameter decoder: the one that the walk was made with.
  /// - Returns: its text; "" where there are no more.
  @inline(__always)
  mutating func next(_ decoder: inout TextDecoder) -> String {
    if coded != nil { return nextCoded(&decoder) }
    guard let component = plain.next() else { return "" }
    count += 1
    return decoder.text(component, joiningListWith: joiner)
  }

  private mutating func nextCoded(_ decoder: inout TextDecoder) -> String {
    guard let part = coded?.next() else { return "" }
    count += 1
    // The semicolons that were coded are text, so nothing is split any more.
    return decoder.text(
      ValueComponent(
        text: trimmed(decoder.utf8(coded: part, characterSet)),
        hasEscapes: true,
        hasCommas: true
      ),
      joiningListWith: joiner
    )
  }

  /// Whether there are no more.
  var isAtEnd: Bool { coded?.isAtEnd ?? plain.isAtEnd }
}
