extension OutputBuffer {
  /// Appends a whole number in decimal digits.
  mutating func append(number: Int) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: UInt64(number.magnitude), atLeast: 1)
  }

  /// Appends degrees with at most six decimals (0.11 m at the equator), in the shortest form:
  /// never an exponent, never a negative zero.
  mutating func append(degrees: Double) {
    // Degrees are within 360, so a millionth of them is far inside the integers.
    let millionths = Int64((degrees * 1_000_000).rounded())
    if millionths < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    append(digits: whole, atLeast: 1)
    guard fraction > 0 else { return }
    var digits = fraction
    var width = 6
    while digits % 10 == 0 {
      digits /= 10
      width -= 1
    }
    append(byte: UInt8(ascii: "."))
    append(digits: digits, atLeast: width)
  }

  /// Appends a number with zeros before it up to a width.
  @inline(__always)
  private mutating func append(digits: UInt64, atLeast width: Int) {
    var length = 1
    var bound: UInt64 = 10
    while digits >= bound, length < 20 {
      length += 1
      // The largest power of ten in 64 bits has 20 digits.
      if length < 20 { bound *= 10 }
    }
    length = max(length, width)
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
