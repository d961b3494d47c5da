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
