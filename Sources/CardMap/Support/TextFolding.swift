/// Folding of text for comparing and searching: case, accents and width do not matter.
///
/// Composed and decomposed spellings give the same. Letters that Unicode does not take apart
/// become their plain ones (ß is ss, ø is o, ł is l, æ is ae, ı is i), digits of every script
/// 0 to 9, dashes `-`, apostrophes `'`. The voicing marks of kana make other letters and stay.
/// The result is for comparing, not for showing: Hangul and kana are taken apart.
package enum TextFolding {
  /// The text folded, its runs of white space made one blank, its ends trimmed.
  ///
  /// - Parameter text: any text.
  /// - Returns: the folded text, with its signs and blanks.
  package static func folded(_ text: String) -> String {
    withFolded(text, keepingSigns: true) { String(decoding: $0, as: UTF8.self) }
  }

  /// The text folded and reduced to letters and digits of every script.
  ///
  /// - Parameter text: any text.
  /// - Returns: the letters and digits.
  static func lettersAndDigits(_ text: String) -> String {
    withFolded(text, keepingSigns: false) { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands over the bytes of ``lettersAndDigits(_:)``, which are gone after the call.
  static func withLettersAndDigits<Result>(
    of text: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withFolded(text, keepingSigns: false, body)
  }

  private static func withFolded<Result>(
    _ text: String,
    keepingSigns: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else {
        var writer = FoldedText(keepingSigns: keepingSigns)
        writer.append(bytes)
        return writer.bytes.withUnsafeBufferPointer(body)
      }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { output in
        let count = foldASCII(bytes, into: output, keepingSigns: keepingSigns)
        return body(UnsafeBufferPointer(rebasing: output[..<count]))
      }
    }
  }

  /// Folds a text of ASCII only, which never becomes longer.
  private static func foldASCII(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>,
    keepingSigns: Bool
  ) -> Int {
    var count = 0
    var blankIsDue = false
    for byte in bytes {
      switch byte {
      case 0...0x20, 0x7F:
        blankIsDue = keepingSigns && count > 0
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        break
      default:
        if !keepingSigns { continue }
      }
      if blankIsDue {
        output[count] = UInt8(ascii: " ")
        count += 1
        blankIsDue = false
      }
      output[count] = lowercased(byte)
      count += 1
    }
    return count
  }

  /// The small letter of an ASCII capital, every other byte as it is.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
