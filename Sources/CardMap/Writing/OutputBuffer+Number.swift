extension OutputBuffer {
  /// Appends a whole number in decimal digits.
  mutating func append(number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: UInt64(number.magnitude))
  }

  /// Appends degrees with at most six decimals (0.11 m at the equator), in the shortest form:
  /// never an exponent, never a negative zero.
  mutating func append(degrees: Double) {
    // Degrees are within 360, so a millionth of them is far inside the integers.
    let millionths = Int64((degrees * 1_000_000).rounded())
    let (whole, fraction) = UInt32(truncatingIfNeeded: millionths.magnitude)
      .quotientAndRemainder(dividingBy: 1_000_000)
    // A sign, three digits, a point, six digits.
    append(atMost: 11) { start in
      var end = 0
      func put(_ digit: UInt32) {
        start[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        end += 1
      }
      if millionths < 0 {
        start[end] = UInt8(ascii: "-")
        end += 1
      }
      if whole >= 100 { put(whole / 100) }
      if whole >= 10 { put(whole / 10 % 10) }
      put(whole % 10)
      guard fraction > 0 else { return end }
      start[end] = UInt8(ascii: ".")
      end += 1
      put(fraction / 100_000)
      put(fraction / 10_000 % 10)
      put(fraction / 1_000 % 10)
      put(fraction / 100 % 10)
      put(fraction / 10 % 10)
      put(fraction % 10)
      while start[end - 1] == UInt8(ascii: "0") { end -= 1 }
      return end
    }
  }

  @inline(__always)
  private mutating func append(digits: UInt64) {
    var length = 1
    var bound: UInt64 = 10
    while digits >= bound {
      length += 1
      // The largest power of ten in 64 bits has 20 digits.
      if length == 20 { break }
      bound *= 10
    }
    append(atMost: length) { start in
      var rest = digits
      var position = length
      while position > 0 {
        position -= 1
        start[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return length
    }
  }
}
