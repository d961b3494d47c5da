/// A component of a structured value, as written.
struct ValueComponent {
  /// The text, trimmed.
  var text: UnsafeBufferPointer<UInt8>
  /// Whether there may be escapes in it.
  var hasEscapes = false
  /// Whether there is a comma in it that is not escaped.
  var hasCommas = false
}
