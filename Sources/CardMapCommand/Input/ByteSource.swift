import Glibc

/// The bytes of one file, lent out in pieces: an ordinary file is mapped in windows, everything
/// else is read in chunks.
struct ByteSource: ~Copyable {
  /// A window on an ordinary file, in bytes; it grows where a card is larger.
  private static let windowSize = 16 << 20
  private static let page = 65536

  private let file: Descriptor
  private let name: String
  private let isOwner: Bool

  /// How many bytes an ordinary file holds; nil for everything else.
  let size: Int?

  /// How many bytes are read.
  private(set) var position = 0

  private var window: MappedWindow?
  private var windowStart = 0
  private var chunks: ChunkBuffer
  /// Whether nothing of the last chunk could be read.
  private var isStuck = false

  /// What unpacks the file; nil where it is not packed.
  private let unpacked: UnpackedStream?

  /// Opens a file; one that is packed is unpacked on the way.
  init(_ input: InputFile) throws(CommandError) {
    self.init(try OpenedFile(input), name: input.name)
  }

  private init(_ opened: OpenedFile, name: String) {
    file = opened.file
    isOwner = opened.isOwner
    size = opened.size
    unpacked = opened.unpacked
    chunks = ChunkBuffer(opened.beginning)
    self.name = name
  }

  deinit {
    if isOwner { try? file.close() }
  }

  /// Lends out the next bytes.
  ///
  /// - Parameters:
  ///   - length: how many; fewer at the end.
  ///   - body: gets the bytes, and whether the file ends with them; returns how many it has read.
  /// - Returns: what the closure returned, and whether there is nothing more to read.
  /// - Throws: an error of reading.
  mutating func withPiece(
    of length: Int,
    _ body: (_ bytes: UnsafeRawBufferPointer, _ isFinal: Bool) -> Int
  ) throws(CommandError) -> (consumed: Int, isEnd: Bool) {
    let piece: (consumed: Int, isEnd: Bool)
    do {
      if let size {
        piece = try withMappedPiece(of: length, size: size, body)
      } else {
        piece = try withChunk(of: length, body)
      }
    } catch {
      throw CommandError(.inputOutput, "cannot read \(name): \(error.message)")
    }
    if window?.isCut ?? false { throw .fileWasCut(name) }
    if piece.isEnd { try unpacked?.finish() }
    return piece
  }

  private mutating func withChunk(
    of length: Int,
    _ body: (_ bytes: UnsafeRawBufferPointer, _ isFinal: Bool) -> Int
  ) throws(SystemError) -> (consumed: Int, isEnd: Bool) {
    // What is left is moved then, so it should be little.
    let mustFill = isStuck || chunks.bytes.count <= length / 4
    let (file, unpacked) = (file, unpacked)
    let isFinal =
      mustFill
      ? try chunks.fill(to: length) { (room) throws(SystemError) in
        if let unpacked { return try unpacked.read(into: room) }
        return try file.read(into: room)
      } : false
    let consumed = body(chunks.bytes, isFinal)
    isStuck = consumed == 0
    let isEnd = isFinal && consumed == chunks.bytes.count
    chunks.consume(consumed)
    position += consumed
    return (consumed, isEnd)
  }

  private mutating func withMappedPiece(
    of length: Int,
    size: Int,
    _ body: (_ bytes: UnsafeRawBufferPointer, _ isFinal: Bool) -> Int
  ) throws(SystemError) -> (consumed: Int, isEnd: Bool) {
    let end = min(size, position + length)
    if end > windowStart + (window?.bytes.count ?? 0) {
      // The one before goes first, so that only one counts.
      window = nil
      windowStart = position & ~(ByteSource.page - 1)
      let windowEnd = min(size, max(windowStart + ByteSource.windowSize, end))
      window = try MappedWindow(of: file, windowStart..<windowEnd)
    }
    let start = windowStart
    let from = position
    var consumed = 0
    if let bytes = window?.bytes {
      consumed = body(
        UnsafeRawBufferPointer(rebasing: bytes[(from - start)..<(end - start)]),
        end == size
      )
    }
    position += consumed
    return (consumed, position == size)
  }
}
