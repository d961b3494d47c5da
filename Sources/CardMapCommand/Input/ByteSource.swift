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
  private var chunks = ChunkBuffer()
  /// Whether nothing of the last chunk could be read.
  private var isStuck = false

  /// Opens a file.
  init(_ input: InputFile) throws(CommandError) {
    let opened = try ByteSource.open(input)
    self.init(opened.file, isOwner: opened.isOwner, size: opened.size, name: input.name)
  }

  private init(_ file: Descriptor, isOwner: Bool, size: Int?, name: String) {
    self.file = file
    self.isOwner = isOwner
    self.size = size
    self.name = name
  }

  private static func open(
    _ input: InputFile
  ) throws(CommandError) -> (file: Descriptor, isOwner: Bool, size: Int?) {
    do {
      let file: Descriptor
      switch input.source {
      case .standardInput(let open): return (open, false, nil)
      case .opened(let open): return (open, true, nil)
      case .path(let path): file = try Descriptor(opening: path, O_RDONLY)
      }
      let status = try file.status()
      // Files of no size may hold something all the same, as those of /proc do.
      let isMapped = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
      return (file, true, isMapped ? Int(status.st_size) : nil)
    } catch {
      throw CommandError(.inputOutput, "cannot read \(input.name): \(error.message)")
    }
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
    return piece
  }

  private mutating func withChunk(
    of length: Int,
    _ body: (_ bytes: UnsafeRawBufferPointer, _ isFinal: Bool) -> Int
  ) throws(SystemError) -> (consumed: Int, isEnd: Bool) {
    // What is left is moved then, so it should be little.
    let mustFill = isStuck || chunks.bytes.count <= length / 4
    let isFinal = mustFill ? try chunks.fill(to: length, from: file) : false
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
