import CardMap

/// The bytes of a file of vCards that wait to be written again beside what they were read as.
struct FileBytes {
  /// From so many bytes on they are handed out, whether there is a card in them or not.
  private static let limit = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  /// Whether there are enough of them to be handed out.
  var isFull: Bool { bytes.count >= FileBytes.limit }

  /// Adds the next bytes of the file.
  mutating func append(_ more: UnsafeRawBufferPointer) { bytes.append(contentsOf: more) }

  /// Takes bytes out.
  ///
  /// - Parameters:
  ///   - end: where in the file they end: not all that was read need have been understood.
  ///   - encoding: how they are taken.
  /// - Returns: the bytes up to there.
  mutating func take(upTo end: Int, _ encoding: TextEncoding?) -> CardSource {
    let count = min(max(0, end - start), bytes.count)
    let rest = Array(bytes[count...])
    let source = CardSource(bytes: bytes[..<count], offset: start, encoding: encoding ?? .utf8)
    start += count
    bytes = rest
    return source
  }
}
