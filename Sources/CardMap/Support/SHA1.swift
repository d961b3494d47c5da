/// The Secure Hash Algorithm 1 (RFC 3174), for identifiers that repeat; it protects nothing.
struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  private var block = [UInt8](repeating: 0, count: 64)
  private var schedule = [UInt32](repeating: 0, count: 80)
  private var filled = 0
  private var length: UInt64 = 0

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
      block[filled] = next.pointee
      filled += 1
      next += 1
      left -= 1
      processFilledBlock()
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

  private mutating func processFilledBlock() {
    guard filled == 64 else { return }
    filled = 0
    let full = block
    full.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { process(start) }
    }
  }

  private mutating func process(_ bytes: UnsafePointer<UInt8>) {
    var (a, b, c, d, e) = state
    schedule.withUnsafeMutableBufferPointer { w in
      for index in 0..<16 {
        let word = UnsafeRawPointer(bytes).loadUnaligned(
          fromByteOffset: index * 4,
          as: UInt32.self
        )
        w[index] = UInt32(bigEndian: word)
      }
      for index in 16..<80 {
        w[index] = SHA1.rotated(w[index - 3] ^ w[index - 8] ^ w[index - 14] ^ w[index - 16], by: 1)
      }
      for index in 0..<80 {
        let mix: UInt32
        switch index {
        case 0..<20: mix = ((b & c) | (~b & d)) &+ 0x5A82_7999
        case 20..<40: mix = (b ^ c ^ d) &+ 0x6ED9_EBA1
        case 40..<60: mix = ((b & c) | (b & d) | (c & d)) &+ 0x8F1B_BCDC
        default: mix = (b ^ c ^ d) &+ 0xCA62_C1D6
        }
        let sum = SHA1.rotated(a, by: 5) &+ mix &+ e &+ w[index]
        (e, d, c, b, a) = (d, c, SHA1.rotated(b, by: 30), a, sum)
      }
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
