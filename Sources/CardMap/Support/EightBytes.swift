/// Eight bytes of a text, looked at together.
///
/// Bytes looked at one by one cost a wrong guess of the processor wherever what is looked for is
/// found.
struct EightBytes {
  /// The bytes, the first one lowest.
  let word: UInt64

  /// Takes the bytes from a place on.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Takes fewer than eight bytes, with blanks behind them.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, count: Int) {
    var blanks = EightBytes.all(0x20)
    withUnsafeMutableBytes(of: &blanks) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: start, count: count))
    }
    word = UInt64(littleEndian: blanks)
  }

  /// Writes all eight bytes.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// The same byte eight times.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Marks where a byte stands, with the top bit there; behind the first mark may be wrong ones.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let others = word ^ EightBytes.all(byte)
    return (others &- EightBytes.all(1)) & ~others & EightBytes.all(0x80)
  }

  /// Marks each place where a byte stands, with the top bit there.
  @inline(__always)
  func exactMarks(of byte: UInt8) -> UInt64 {
    let others = word ^ EightBytes.all(byte)
    let low = EightBytes.all(0x7F)
    return ~(((others & low) &+ low) | others | low)
  }

  /// Marks the bytes below one of ASCII, as ``marks(of:)`` does.
  @inline(__always)
  func marks(below byte: UInt8) -> UInt64 {
    (word &- EightBytes.all(byte)) & ~word & EightBytes.all(0x80)
  }

  /// How many bytes stand before the first mark; 8 where there is none.
  @inline(__always)
  static func countBefore(_ marks: UInt64) -> Int { marks.trailingZeroBitCount / 8 }
}
