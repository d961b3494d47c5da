import Glibc

/// The bytes of a stream that are read and not yet consumed.
struct ChunkBuffer: ~Copyable {
  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  /// Makes a buffer.
  ///
  /// - Parameter bytes: what was read of the stream already.
  init(_ bytes: [UInt8] = []) {
    if bytes.isEmpty { return }
    makeRoom(for: bytes.count)
    storage.copyBytes(from: bytes)
    end = bytes.count
  }

  deinit { storage.deallocate() }

  /// What is held.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[start..<end]) }

  /// Reads on until so many bytes are held, or the stream ends.
  ///
  /// - Parameters:
  ///   - length: how many.
  ///   - read: reads what is there, and returns how many bytes; 0 at the end.
  /// - Returns: whether the stream ends with what is held.
  /// - Throws: what the closure throws.
  mutating func fill(
    to length: Int,
    _ read: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) -> Bool {
    if end - start < length, !isAtEnd { makeRoom(for: length) }
    while end - start < length, !isAtEnd {
      let room = UnsafeMutableRawBufferPointer(rebasing: storage[end...])
      let count = try read(room)
      end += count
      isAtEnd = count == 0
    }
    return isAtEnd
  }

  /// Reads what is there, once.
  ///
  /// - Returns: whether the stream has ended.
  mutating func fillOnce(from file: Descriptor) throws(SystemError) -> Bool {
    if end == storage.count { makeRoom(for: max(4096, 2 * (end - start))) }
    let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: storage[end...]))
    end += count
    return count == 0
  }

  /// Forgets what was consumed.
  mutating func consume(_ count: Int) { start += count }

  /// Moves what is held to the front, into larger room where it needs it.
  private mutating func makeRoom(for length: Int) {
    let held = bytes
    if storage.count < length {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
      larger.copyMemory(from: held)
      storage.deallocate()
      storage = larger
    } else if start > 0, held.count > 0 {
      storage.copyMemory(from: held)
    }
    end -= start
    start = 0
  }
}
