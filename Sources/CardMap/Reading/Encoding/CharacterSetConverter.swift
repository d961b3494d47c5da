/// Converts text of a declared character set to UTF-8.
final class CharacterSetConverter {
  /// The name of the character set.
  let name: String

  private let descriptor: CharacterSetDescriptor

  /// More than the few characters that a converter of the C library holds back, in bytes.
  private static let mostHeldBack = 32

  /// Opens a converter.
  ///
  /// - Returns: nil where the character set is unknown, or does not have ASCII in it: then it
  ///   cannot be that of a value in a vCard.
  init?(_ name: String) {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"): true
      default: false
      }
    }
    guard isName, let descriptor = CharacterSetDescriptor(name) else { return nil }
    self.name = name
    self.descriptor = descriptor
    let sample = Array("Az 09;,".utf8)
    var converted = ByteBuffer()
    let isWhole = sample.withUnsafeBufferPointer { convert($0, into: &converted) }
    guard isWhole, converted.bytes.elementsEqual(sample) else { return nil }
  }

  deinit { descriptor.close() }

  /// Appends bytes as UTF-8; what is not of the character set becomes U+FFFD.
  ///
  /// - Returns: whether all of it was of the character set.
  func convert(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout ByteBuffer) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    descriptor.reset()
    // The C library's signature wants a mutable pointer; it does not write to the input.
    var input: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: start)
      .assumingMemoryBound(to: CChar.self)
    var inputLeft = bytes.count
    var isWhole = true
    while inputLeft > 0 {
      var progress = CharacterSetDescriptor.Progress.done
      let room = inputLeft * 3 + 16
      output.appendUpTo(room) { target in
        var out: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(target)
          .assumingMemoryBound(to: CChar.self)
        var outLeft = room
        progress = descriptor.convert(&input, &inputLeft, &out, &outLeft)
        return room - outLeft
      }
      if progress == .invalid {
        isWhole = false
        output.append(scalar: 0xFFFD)
        input = input.map { $0 + 1 }
        inputLeft -= 1
      }
    }
    output.appendUpTo(CharacterSetConverter.mostHeldBack) { target in
      var out: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(target)
        .assumingMemoryBound(to: CChar.self)
      var outLeft = CharacterSetConverter.mostHeldBack
      descriptor.flush(&out, &outLeft)
      return CharacterSetConverter.mostHeldBack - outLeft
    }
    return isWhole
  }
}
