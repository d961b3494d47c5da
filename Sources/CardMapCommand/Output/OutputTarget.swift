import CardMap
import Glibc

/// Where the data goes: standard output, or a file that is written whole or not at all.
///
/// A file is written under another name beside it and renamed at the end; what is no ordinary file
/// (a FIFO, a device, a symbolic link) is written through.
final class OutputTarget {
  private let descriptor: Descriptor
  private let name: String
  private let path: String?
  private var temporaryPath: String?
  private var isOpen = true
  private let isProgram: Bool

  /// Opens the target.
  ///
  /// - Parameters:
  ///   - path: the file; nil or `-` for standard output.
  ///   - console: the standard streams.
  ///   - isProgram: whether signals are answered, so that they remove the temporary file.
  /// - Throws: an error where it cannot be created.
  init(_ path: String?, console: Console, isProgram: Bool) throws(CommandError) {
    self.isProgram = isProgram
    guard let path, path != "-" else {
      (self.path, name) = (nil, "standard output")
      descriptor = console.output
      return
    }
    (self.path, name) = (path, path)
    do {
      var status = stat()
      let isThere = lstat(path, &status) == 0
      if isThere, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
      if isThere, status.st_mode & S_IFMT != S_IFREG {
        descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
        return
      }
      if isThere, access(path, W_OK) != 0 { throw SystemError.last }
      let made = try OutputTarget.makeTemporaryFile(beside: path, isProgram: isProgram)
      descriptor = made.descriptor
      temporaryPath = made.path
    } catch {
      let reason = (error as? SystemError)?.message ?? ""
      throw CommandError(.cannotCreate, "cannot create \(path): \(reason)")
    }
  }

  deinit {
    removeTemporaryFile()
    if isOpen, path != nil { try? descriptor.close() }
  }

  /// Writes what a buffer holds, and empties it.
  func write(_ buffer: inout OutputBuffer) throws(CommandError) {
    do {
      try buffer.withUnsafeBytes { (bytes) throws(SystemError) in try descriptor.write(bytes) }
    } catch {
      if error.code == EPIPE { throw .nobodyReads }
      throw CommandError(.inputOutput, "cannot write to \(name): \(error.message)")
    }
    buffer.removeAll()
  }

  /// Puts the written file in its place.
  func commit() throws(CommandError) {
    guard let path, let temporaryPath else { return }
    // What an ordinary new file may be read by.
    let mask = umask(0)
    umask(mask)
    do {
      guard fchmod(descriptor.number, 0o666 & ~mask) == 0 else { throw SystemError.last }
      isOpen = false
      try descriptor.close()
      guard rename(temporaryPath, path) == 0 else { throw SystemError.last }
    } catch {
      let reason = (error as? SystemError)?.message ?? ""
      throw CommandError(.inputOutput, "cannot write \(path): \(reason)")
    }
    self.temporaryPath = nil
    if isProgram { TemporaryPath.clear() }
  }

  private func removeTemporaryFile() {
    guard let temporaryPath else { return }
    unlink(temporaryPath)
    if isProgram { TemporaryPath.clear() }
  }

  /// A new file of nobody else's, that only its owner may read.
  ///
  /// A signal has to find it from its first moment, so its name is noted before it is made.
  private static func makeTemporaryFile(
    beside path: String,
    isProgram: Bool
  ) throws(SystemError) -> (descriptor: Descriptor, path: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    while true {
      let name = "\(folder).cardmap-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
      if isProgram { TemporaryPath.set(name) }
      do throws(SystemError) {
        return (try Descriptor(opening: name, O_RDWR | O_CREAT | O_EXCL, mode: 0o600), name)
      } catch {
        if isProgram { TemporaryPath.clear() }
        if error.code != EEXIST { throw error }
      }
    }
  }
}
