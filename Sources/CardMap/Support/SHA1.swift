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
  /// - Returns: the 20 bytes of the digest, as five numbers of four.
  mutating func finalize() -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
    block[filled] = 0x80
    filled += 1
    if filled > 56 {
      (block + filled).update(repeating: 0, count: 64 - filled)
      process(block)
      filled = 0
    }
    (block + filled).update(repeating: 0, count: 56 - filled)
    UnsafeMutableRawPointer(block + 56).storeBytes(of: (length &* 8).bigEndian, as: UInt64.self)
    process(block)
    return state
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
    var state = state
    // Four loops, so that no turn has to ask which round it is of.
    for index in stride(from: 0, to: 20, by: 5) { SHA1.turns(&state, w + index, 0) }
    for index in stride(from: 20, to: 40, by: 5) { SHA1.turns(&state, w + index, 1) }
    for index in stride(from: 40, to: 60, by: 5) { SHA1.turns(&state, w + index, 2) }
    for index in stride(from: 60, to: 80, by: 5) { SHA1.turns(&state, w + index, 3) }
    self.state = (
      self.state.0 &+ state.0, self.state.1 &+ state.1, self.state.2 &+ state.2,
      self.state.3 &+ state.3, self.state.4 &+ state.4
    )
  }

  /// Five turns change the five names back to what they were, so nothing is moved about.
  @inline(__always)
  private static func turns(
    _ state: inout (UInt32, UInt32, UInt32, UInt32, UInt32),
    _ w: UnsafePointer<UInt32>,
    _ round: Int
  ) {
    var (a, b, c, d, e) = state
    turn(a, &b, c, d, &e, w[0], round)
    turn(e, &a, b, c, &d, w[1], round)
    turn(d, &e, a, b, &c, w[2], round)
    turn(c, &d, e, a, &b, w[3], round)
    turn(b, &c, d, e, &a, w[4], round)
    state = (a, b, c, d, e)
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
