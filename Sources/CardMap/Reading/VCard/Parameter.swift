/// A parameter of a property: its name and its value as written (RFC 6350, section 3.3).
struct Parameter {
  /// Where the name begins.
  var nameStart: UnsafePointer<UInt8>
  /// How long the name is; 0 for a value of vCard 2.1 that stands alone, as `HOME`.
  var nameLength: Int
  /// The last eight characters of the name in capitals.
  var packedName: UInt64
  /// The value, with its quotes and the blanks round it.
  var value: UnsafeBufferPointer<UInt8>

  /// The name.
  var name: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: nameStart, count: nameLength)
  }
}
