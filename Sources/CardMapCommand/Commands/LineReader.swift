import CardMap

/// Reads lines from somebody who types, or from another program, as soon as each is there.
struct LineReader: ~Copyable {
  private let file: Descriptor
  private var chunks = ChunkBuffer()

  /// The longest line; what is longer is handed over in parts.
  private static let limit = 1 << 20

  /// Makes a reader.
  init(_ file: Descriptor) { self.file = file }

  /// The next line, without its end and blanks around it; nil at the end.
  mutating func next() throws(CommandError) -> String? {
    var searched = 0
    while true {
      let held = chunks.bytes
      if let end = held[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(end, and: 1)
      }
      searched = held.count
      if searched >= LineReader.limit { return take(searched, and: 0) }
      do {
        let isAtEnd = try chunks.fillOnce(from: file)
        if isAtEnd { return searched > 0 ? take(searched, and: 0) : nil }
      } catch {
        throw CommandError(.inputOutput, "cannot read standard input: \(error.message)")
      }
    }
  }

  private mutating func take(_ count: Int, and end: Int) -> String {
    var line = Substring(decoding: chunks.bytes[..<count], as: UTF8.self)
    while line.last?.isWhitespace ?? false { line.removeLast() }
    while line.first?.isWhitespace ?? false { line.removeFirst() }
    chunks.consume(count + end)
    return String(line)
  }
}
