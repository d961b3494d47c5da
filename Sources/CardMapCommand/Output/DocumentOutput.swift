import CardMap

/// A document on its way to its target: a buffer that is written when it is large enough.
struct DocumentOutput: ~Copyable {
  private static let flushSize = 256 << 10

  private let target: OutputTarget

  /// What waits to be written.
  var buffer = OutputBuffer(minimumCapacity: flushSize + (64 << 10))

  /// Makes an output.
  init(_ target: OutputTarget) { self.target = target }

  /// Writes what waits, where it is worth it.
  mutating func flushIfFull() throws(CommandError) {
    if buffer.count >= DocumentOutput.flushSize { try flush() }
  }

  /// Writes what waits.
  mutating func flush() throws(CommandError) { try target.write(&buffer) }

  /// Writes the rest, and puts a file in its place.
  mutating func commit() throws(CommandError) {
    try flush()
    try target.commit()
  }
}
