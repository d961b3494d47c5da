/// What a file looks like that is no contacts file that is read.
public enum ContentLikeness: String, CaseIterable, Sendable {
  /// It begins like XML or HTML.
  case xml = "XML"
  /// It begins like JSON.
  case json = "JSON"
  /// Its first line has several columns.
  case csv = "CSV"
  /// Nothing that is known.
  case unknown

  /// Guesses from the first line that is not blank.
  init(firstLine: UnsafeBufferPointer<UInt8>) {
    let beginning = UnsafeBufferPointer(rebasing: firstLine.prefix(CardBegin.longestLine))
    switch beginning.first {
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "["), UInt8(ascii: "{"): self = .json
    default:
      let hasColumns = beginning.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
      }
      self = hasColumns && !beginning.contains(0) ? .csv : .unknown
    }
  }
}
