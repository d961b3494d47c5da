/// The Secure Hash Algorithm 1 (RFC 3174), for identifiers that repeat; it protects nothing.
struct SHA1: ~Copyable {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  private let block = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  private let schedule = UnsafeMutablePointer<UInt32>.allocate(capacity: 80)
  private var filled = 0
  private var length: UInt64 = 0

  init() {}

  deinit {
    block.deallocate()
    schedule.deallocate()
  }

  /// Adds bytes to the message.
  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var next = bytes.baseAddress else { return }
    var left = bytes.count
    length &+= UInt64(left)
    while left > 0 {
      if filled == 0, left >= 64 {
        process(next)
        next += 64
        left -= 64
        continue
      }
      let part = min(left, 64 - filled)
      copyBytes(next, to: block + filled, count: part)
      filled += part
      next += part
      left -= part
      if filled == 64 {
        filled = 0
        process(block)
      }
    }
  }

  /// Adds bytes to the message.
  mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { update($0) }
  }

  /// Ends the message.
  ///
  /// - Returns: the 20 bytes of the digest.
  mutating func finalize() -> [UInt8] {
    let bits = length &* 8
    update([0x80])
    while filled != 56 { update([0]) }
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return [state.0, state.1, state.2, state.3, state.4].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
    }
  }

  private mutating func process(_ bytes: UnsafePointer<UInt8>) {
    let w = schedule
    let raw = UnsafeRawPointer(bytes)
    for index in 0..<16 {
      w[index] = UInt32(
        bigEndian: raw.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
      )
    }
    for index in 16..<80 {
      let mixed = w[index &- 3] ^ w[index &- 8] ^ w[index &- 14] ^ w[index &- 16]
      w[index] = SHA1.rotated(mixed, by: 1)
    }
    var (a, b, c, d, e) = state
    // Five turns change the five names back to what they were, so nothing is moved about.
    for index in stride(from: 0, to: 80, by: 5) {
      let round = index / 20
      SHA1.turn(a, &b, c, d, &e, w[index], round)
      SHA1.turn(e, &a, b, c, &d, w[index &+ 1], round)
      SHA1.turn(d, &e, a, b, &c, w[index &+ 2], round)
      SHA1.turn(c, &d, e, a, &b, w[index &+ 3], round)
      SHA1.turn(b, &c, d, e, &a, w[index &+ 4], round)
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }

  @inline(__always)
  private static func turn(
    _ a: UInt32,
    _ b: inout UInt32,
    _ c: UInt32,
    _ d: UInt32,
    _ e: inout UInt32,
    _ word: UInt32,
    _ round: Int
  ) {
    let mixed: UInt32
    switch round {
    case 0: mixed = (d ^ (b & (c ^ d))) &+ 0x5A82_7999
    case 1: mixed = (b ^ c ^ d) &+ 0x6ED9_EBA1
    case 2: mixed = ((b & c) | (d & (b | c))) &+ 0x8F1B_BCDC
    default: mixed = (b ^ c ^ d) &+ 0xCA62_C1D6
    }
    e = e &+ rotated(a, by: 5) &+ mixed &+ word
    b = rotated(b, by: 30)
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word &<< bits | word &>> (32 &- bits)
  }
}
