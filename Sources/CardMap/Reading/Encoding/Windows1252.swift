/// Windows-1252, the character set of bytes that nobody declared and that are no UTF-8.
///
/// The five bytes that it leaves out stand for the control characters of the same number, as in
/// the WHATWG Encoding Standard; ISO-8859-1 is read the same way.
enum Windows1252 {
  /// The characters of the bytes 0x80 to 0x9F.
  private static let upperControls: [UInt32] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]

  /// Appends bytes as UTF-8.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    for byte in bytes {
      if byte < 0x80 {
        output.append(byte)
      } else if byte < 0xA0 {
        output.append(scalar: upperControls[Int(byte - 0x80)])
      } else {
        output.append(scalar: UInt32(byte))
      }
    }
  }
}
