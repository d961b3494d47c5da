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
    var bytes = [UInt8](repeating: 0, count: Packing.markLength)
    while beginning.count < Packing.markLength {
      let file = file
      let result = bytes.withUnsafeMutableBytes { room -> Result<Int, SystemError> in
        let rest = UnsafeMutableRawBufferPointer(rebasing: room[..<(room.count - beginning.count)])
        do throws(SystemError) {
          return .success(try file.read(into: rest))
        } catch {
          return .failure(error)
        }
      }
      switch result {
      case .success(0): return
      case .success(let count): beginning += bytes[..<count]
      case .failure(let error):
        throw CommandError(.inputOutput, "cannot read \(name): \(error.message)")
      }
    }
    guard let packing = beginning.withUnsafeBytes(Packing.init) else { return }
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
