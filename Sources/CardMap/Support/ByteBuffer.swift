/// Bytes that are written once and read once, again and again in the same memory.
///
/// It has one owner and frees its memory itself; an array of the same use costs a check of
/// uniqueness for each byte.
struct ByteBuffer: ~Copyable {
  /// How many bytes are in the buffer.
  private(set) var count = 0

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init(capacity: Int = 512) {
    self.capacity = capacity
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The bytes; valid until the buffer is written to again.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The last byte; nil where there is none.
  var last: UInt8? { count > 0 ? base[count - 1] : nil }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Forgets the bytes behind a place.
  mutating func truncate(to length: Int) { count = min(count, length) }

  /// Moves a part of the bytes to a place before it and forgets everything behind.
  mutating func keep(from source: Int, count length: Int, at target: Int) {
    guard target <= source, source + length <= count else { return }
    for index in 0..<length where target < source { base[target + index] = base[source + index] }
    count = target + length
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
    guard length > 0 else { return }
    reserve(length)
    copyBytes(start, to: base + count, count: length)
    count += length
  }

  /// Appends a Unicode scalar value as UTF-8.
  mutating func append(scalar value: UInt32) {
    switch value {
    case 0..<0x80:
      append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    case 0x800..<0x1_0000:
      append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18 & 0x07))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }

  /// Gives a closure room behind the bytes, which says how much of it was written.
  mutating func appendUpTo(_ room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(room)
    count += body(base + count)
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    copyBytes(base, to: larger, count: count)
    base.deallocate()
    base = larger
  }
}
