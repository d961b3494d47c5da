/// Reads the contacts of one format, in pieces of any size; what ``ContactsReader`` hands the bytes
/// to when it has recognised the format.
///
/// A reader is a class, since it may own what cannot be copied. It gets UTF-8, which may
/// begin with a byte order mark. Its memory does not grow with the file: a record is held until it
/// is complete, and no longer than the limits allow; past one, the record is handed out as
/// unreadable and reading goes on at the next.
protocol RecordReader: AnyObject {
  /// What was found so far: cards, format and diagnostics.
  var summary: ReadingSummary { get }

  /// Reads the complete records at the beginning of a piece.
  ///
  /// - Parameters:
  ///   - bytes: the bytes that the last call did not consume, and the next ones of the file.
  ///   - isFinal: whether the file ends with these bytes.
  ///   - limit: after about how many records it stops.
  ///   - body: gets each record; its index counts from 1.
  /// - Returns: how many bytes need not be handed over again; 0 asks for a longer piece.
  ///   At the end of the file all of them, or some, where the limit was reached.
  func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int
}
