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
