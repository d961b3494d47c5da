// The one file of the library that imports the C library: bytes, maths and character sets.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The angle in radians whose sine is the value.
func arcSine(_ value: Double) -> Double { asin(value) }

/// Finds the first byte of a value.
///
/// - Returns: where it is; nil where there is none among the bytes.
@inline(__always)
func findByte(
  _ byte: UInt8,
  _ start: UnsafePointer<UInt8>,
  _ count: Int
) -> UnsafePointer<UInt8>? {
  guard count > 0, let found = memchr(start, Int32(byte), count) else { return nil }
  return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
}

/// Copies bytes to a place that does not overlap theirs.
@inline(__always)
func copyBytes(
  _ source: UnsafePointer<UInt8>,
  to target: UnsafeMutablePointer<UInt8>,
  count: Int
) {
  memcpy(target, source, count)
}

/// Whether two texts of the same length have the same bytes.
@inline(__always)
func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let left = left.baseAddress, let start = right.baseAddress else { return true }
  return memcmp(left, start, right.count) == 0
}

/// A converter of a character set to UTF-8, by the C library's `iconv`.
struct CharacterSetDescriptor {
  private let handle: iconv_t

  /// Opens a converter; nil where the C library does not know the character set.
  init?(_ name: String) {
    guard let handle = iconv_open("UTF-8", name), handle != iconv_t(bitPattern: -1) else {
      return nil
    }
    self.handle = handle
  }

  /// Frees the converter.
  func close() { _ = iconv_close(handle) }

  /// Puts the converter back to its first state.
  func reset() { _ = iconv(handle, nil, nil, nil, nil) }

  /// Writes what the converter holds back until it knows the next character: a letter that an accent
  /// or a vowel sign may follow.
  func flush(_ output: inout UnsafeMutablePointer<CChar>?, _ outputLeft: inout Int) {
    _ = iconv(handle, nil, nil, &output, &outputLeft)
  }

  /// Converts as many bytes as there is room for; the pointers and counts move on.
  ///
  /// - Returns: whether all bytes are converted, there was no room, or the bytes are not of the
  ///   character set.
  func convert(
    _ input: inout UnsafeMutablePointer<CChar>?,
    _ inputLeft: inout Int,
    _ output: inout UnsafeMutablePointer<CChar>?,
    _ outputLeft: inout Int
  ) -> Progress {
    guard iconv(handle, &input, &inputLeft, &output, &outputLeft) == Int(bitPattern: UInt.max)
    else { return .done }
    return errno == E2BIG ? .noRoom : .invalid
  }

  /// How far a conversion came.
  enum Progress {
    case done, noRoom, invalid
  }
}
