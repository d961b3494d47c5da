/// Turns UTF-16 into UTF-8 (RFC 2781), a piece at a time.
///
/// A surrogate that has no partner becomes U+FFFD. So each UTF-16 unit but the second of a pair
/// gives exactly one UTF-8 sequence, and places can be counted back.
struct UTF16Transcoder {
  /// Which byte of a unit comes first.
  let isBigEndian: Bool

  /// Appends the complete characters of a piece to an array.
  ///
  /// - Returns: how many bytes were read; all of them where `isFinal`.
  func transcode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    into output: inout [UInt8]
  ) -> Int {
    var position = 0
    while position + 1 < bytes.count {
      let first = unit(bytes, position)
      switch first {
      case 0xD800..<0xDC00:
        guard position + 3 < bytes.count else {
          if !isFinal { return position }
          append(0xFFFD, to: &output)
          position += 2
          continue
        }
        let second = unit(bytes, position + 2)
        if second >= 0xDC00, second < 0xE000 {
          append(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00), to: &output)
          position += 4
        } else {
          append(0xFFFD, to: &output)
          position += 2
        }
      case 0xDC00..<0xE000:
        append(0xFFFD, to: &output)
        position += 2
      default:
        append(first, to: &output)
        position += 2
      }
    }
    return isFinal ? bytes.count : position
  }

  private func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[position]), UInt32(bytes[position + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private func append(_ value: UInt32, to output: inout [UInt8]) {
    if value < 0x80 {
      output.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      output.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }
}
