/// Reads jCards (RFC 7095): one, an array of them, a line each, or anywhere in another JSON text.
final class JCardReader: RecordReader {
  private var document: JCardDocument

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - isForced: whether the content is read as jCards whatever it looks like.
  ///   - limits: how large texts and cards may be.
  init(isForced: Bool, limits: ReadingLimits) {
    document = JCardDocument(isForced: isForced, limits: limits)
  }

  var summary: ReadingSummary { document.summary }

  func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    document.read(bytes, isFinal: isFinal, limit: limit, body)
  }
}
