/// Sets JSON that stands on one line in lines: two spaces a level, one member or element a line,
/// a blank behind the colon.
package struct JSONIndenter {
  /// The level of the outermost value.
  private let level: Int

  /// Makes an indenter.
  ///
  /// - Parameter level: the level of the outermost value.
  package init(level: Int = 0) { self.level = level }

  /// Appends a value in lines.
  ///
  /// - Parameters:
  ///   - compact: one JSON value without blanks between its parts.
  ///   - output: where the lines go; the last has no line end.
  package func indent(_ compact: borrowing OutputBuffer, into output: inout OutputBuffer) {
    compact.withUnsafeBytes { bytes in
      var depth = level
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""):
          let end = JSONIndenter.endOfString(bytes, from: position)
          output.append(
            UnsafeRawBufferPointer(rebasing: bytes[position..<end]).bindMemory(to: UInt8.self)
          )
          position = end
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          output.append(byte: byte)
          // "{" and "}" differ by two, as "[" and "]" do.
          if position + 1 < bytes.count, bytes[position + 1] == byte + 2 {
            position += 1
            output.append(byte: byte + 2)
          } else {
            depth += 1
            JSONIndenter.breakLine(depth, into: &output)
          }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          JSONIndenter.breakLine(depth, into: &output)
          output.append(byte: byte)
        case UInt8(ascii: ","):
          output.append(byte: byte)
          JSONIndenter.breakLine(depth, into: &output)
        case UInt8(ascii: ":"):
          output.append(": ")
        default:
          output.append(byte: byte)
        }
        position += 1
      }
    }
  }

  /// The position behind the closing quote of the string that begins at a position.
  private static func endOfString(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""): return position + 1
      default: position += 1
      }
    }
    return bytes.count
  }

  private static func breakLine(_ depth: Int, into output: inout OutputBuffer) {
    output.append("\n")
    for _ in 0..<depth { output.append("  ") }
  }
}
