/// Bytes on their way to a file: grows as needed, and is emptied by whoever writes the file.
///
/// There is one owner, so that an append is a copy of bytes and nothing else.
public struct OutputBuffer: ~Copyable, @unchecked Sendable {
  // Owned by this value alone, which cannot be copied: that makes it safe to send.
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// How many bytes are held.
  public private(set) var count = 0

  /// Makes an empty buffer.
  ///
  /// - Parameter minimumCapacity: how many bytes it takes before it has to grow.
  public init(minimumCapacity: Int = 4096) {
    capacity = max(64, minimumCapacity)
    storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// Whether nothing is held.
  public var isEmpty: Bool { count == 0 }

  /// Lends out the bytes.
  ///
  /// - Parameter body: gets the bytes, which are valid only during the call.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Forgets the bytes and keeps the room.
  public mutating func removeAll() { count = 0 }

  /// Appends a text as UTF-8.
  ///
  /// - Parameter text: the text.
  public mutating func append(text: String) {
    withUTF8(of: text) { buffer, bytes in buffer.append(bytes) }
  }

  /// Appends what another buffer holds.
  ///
  /// - Parameters:
  ///   - other: the other buffer.
  ///   - offset: how many bytes at its beginning are left out.
  public mutating func append(_ other: borrowing OutputBuffer, from offset: Int = 0) {
    append(UnsafeBufferPointer(start: other.storage + offset, count: other.count - offset))
  }

  /// Appends a literal.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (storage + count).update(from: text.utf8Start, count: length)
    count += length
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (storage + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Appends again what stands in the buffer already.
  @inline(__always)
  mutating func append(copyOf range: Range<Int>) {
    reserve(range.count)
    (storage + count).update(from: storage + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Lets a closure write at the end.
  ///
  /// - Parameters:
  ///   - room: the most that the closure writes, in bytes.
  ///   - body: writes from the pointer on, and returns how many bytes it wrote.
  @inline(__always)
  mutating func append(atMost room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(room)
    count += body(storage + count)
  }

  /// Lends out the UTF-8 of a text together with the buffer.
  @inline(__always)
  mutating func withUTF8(
    of text: String,
    _ body: (inout OutputBuffer, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let isDone = text.utf8.withContiguousStorageIfAvailable { bytes in
      body(&self, bytes)
      return true
    }
    if isDone == nil {
      // Only strings of other runtimes are not contiguous.
      ContiguousArray(text.utf8).withUnsafeBufferPointer { bytes in body(&self, bytes) }
    }
  }

  /// Makes room.
  @inline(__always)
  private mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(by: room) }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    let larger = max(capacity * 2, count + room)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: storage, count: count)
    storage.deallocate()
    storage = moved
    capacity = larger
  }
}

extension String {
  /// The text that a buffer holds.
  ///
  /// - Parameter buffer: the buffer, whose bytes are UTF-8.
  public init(_ buffer: borrowing OutputBuffer) {
    self = buffer.withUnsafeBytes { bytes in String(decoding: bytes, as: UTF8.self) }
  }
}
