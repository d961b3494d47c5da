import Glibc

/// A file that was opened, and what is known of it by its first bytes.
struct OpenedFile {
  /// The file.
  var file: Descriptor
  /// Whether it is to be closed by whoever reads it.
  var isOwner: Bool
  /// How many bytes an ordinary file holds that is not packed; nil for everything else.
  var size: Int?
  /// What unpacks it; nil where it is not packed.
  var unpacked: UnpackedStream?
  /// What was read of a stream to find that out.
  var beginning: [UInt8] = []
}

extension OpenedFile {
  /// Opens a file.
  ///
  /// - Parameter input: the file.
  /// - Throws: an error where it cannot be opened, or not be unpacked.
  init(_ input: InputFile) throws(CommandError) {
    do throws(SystemError) {
      switch input.source {
      case .standardInput(let open): self.init(file: open, isOwner: false)
      case .opened(let open): self.init(file: open, isOwner: true)
      case .path(let path), .member(at: _, of: let path):
        self.init(file: try Descriptor(opening: path, O_RDONLY), isOwner: true)
        let status = try file.status()
        // Files of no size may hold something all the same, as those of /proc do.
        let isOrdinary = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
        size = isOrdinary ? Int(status.st_size) : nil
      }
    } catch {
      throw CommandError(.inputOutput, "cannot read \(input.name): \(error.message)")
    }
    do throws(CommandError) {
      if case .member(let offset, _) = input.source {
        size = nil
        unpacked = try UnpackedStream(memberAt: offset, of: file, name: input.name)
      } else if size == nil {
        try lookAhead(input.name)
      } else if let packing = Packing(of: file), packing != .zip {
        size = nil
        unpacked = try UnpackedStream(of: file, packing, name: input.name)
      }
    } catch {
      if isOwner { close(file.number) }
      throw error
    }
  }

  /// Reads the first bytes of a stream, and unpacks it where they say that it is packed.
  private mutating func lookAhead(_ name: String) throws(CommandError) {
    let file = file
    var ahead = ChunkBuffer()
    let isEnd: Bool
    do throws(SystemError) {
      isEnd = try ahead.fill(to: Packing.markLength) { (room) throws(SystemError) in
        try file.read(into: room)
      }
    } catch {
      throw CommandError(.inputOutput, "cannot read \(name): \(error.message)")
    }
    beginning = Array(ahead.bytes)
    guard !isEnd, let packing = Packing(ahead.bytes) else { return }
    guard packing != .zip else {
      throw CommandError(
        .usage,
        "\(name == "-" ? "standard input" : name) is a zip archive, which can be read only from a "
          + "file: save it, and name that"
      )
    }
    unpacked = try UnpackedStream(of: file, from: beginning, packing, name: name)
    beginning = []
  }
}
