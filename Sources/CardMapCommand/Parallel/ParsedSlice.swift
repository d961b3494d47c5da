import CardMap

/// What was read of a slice, counted from the slice's beginning.
///
/// One task reads it and another one takes it when it is read, so that they never meet.
final class ParsedSlice: @unchecked Sendable {
  // The bytes belong to a mapped file that stays until the last slice is read.
  private let bytes: UnsafeRawBufferPointer

  /// The cards.
  private(set) var records: [ContactRecord] = []

  /// The reader, which could go on.
  private(set) var reader: ContactsReader

  /// The slice.
  private(set) var range: Range<Int>

  /// How much of it was read: all of it, where it ends between two cards.
  private(set) var consumed = 0

  /// Makes a slice of which nothing is read.
  init(of bytes: UnsafeRawBufferPointer, _ range: Range<Int>, format: ContactsFormat?) {
    self.bytes = bytes
    self.range = range
    reader = ContactsReader(.init(format: format))
  }

  /// Whether the slice ends between two cards, or the file with it.
  var isWhole: Bool { consumed == range.count }

  /// Reads the slice on.
  func read() {
    let piece = UnsafeRawBufferPointer(
      rebasing: bytes[(range.lowerBound + consumed)..<range.upperBound]
    )
    piece.withMemoryRebound(to: UInt8.self) { piece in
      consumed += reader.read(piece.span, isFinal: range.upperBound == bytes.count) { record in
        records.append(record)
      }
    }
  }

  /// Makes the slice longer and reads on.
  func extend(to end: Int) {
    range = range.lowerBound..<end
    read()
  }

  /// Ends the reading: hands out a card that was past a limit when the slice ended.
  func finish() {
    UnsafeRawBufferPointer(start: nil, count: 0).withMemoryRebound(to: UInt8.self) { piece in
      _ = reader.read(piece.span, isFinal: true) { record in records.append(record) }
    }
  }

  /// The cards, counted from the beginning of the file.
  ///
  /// - Parameters:
  ///   - cards: how many cards there are before.
  ///   - lines: how many lines there are before.
  /// - Returns: the cards.
  func records(after cards: Int, lines: Int) -> [ContactRecord] {
    let start = range.lowerBound
    for index in records.indices {
      records[index].index += cards
      records[index].line += lines
      if let range = records[index].byteRange {
        records[index].byteRange = range.lowerBound + start..<range.upperBound + start
      }
      for diagnostic in records[index].diagnostics.indices {
        records[index].diagnostics[diagnostic].line += lines
      }
    }
    return records
  }
}
