import CardMap
import Glibc

/// Where the data goes: standard output, or a file that is written whole or not at all.
///
/// A file is written under another name beside it and renamed at the end, and who may read the one
/// that was there may read the new one; what is no ordinary file (a FIFO, a device, a symbolic
/// link) is written through.
final class OutputTarget {
  private let descriptor: Descriptor
  private let name: String
  private let path: String?
  private var temporaryPath: String?
  /// The file that is replaced; nil where there is none.
  private var replaced: stat?
  private var isOpen = true
  private let isProgram: Bool

  /// Opens the target.
  ///
  /// - Parameters:
  ///   - path: the file; nil or `-` for standard output.
  ///   - console: the standard streams.
  ///   - isProgram: whether signals are answered, so that they remove the temporary file.
  ///   - inputs: the files that are still to be read.
  /// - Throws: an error where it cannot be created, or would overwrite what is to be read.
  init(
    _ path: String?,
    console: Console,
    isProgram: Bool,
    reading inputs: InputList? = nil
  ) throws(CommandError) {
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
        descriptor = try OutputTarget.openToWriteThrough(path, reading: inputs)
        return
      }
      if isThere, access(path, W_OK) != 0 { throw SystemError.last }
      if isThere { replaced = status }
      let made = try OutputTarget.makeTemporaryFile(beside: path, isProgram: isProgram)
      descriptor = made.descriptor
      temporaryPath = made.path
    } catch let error as CommandError {
      throw error
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
    do {
      // The owner first, since a file that is given away may lose bits of its mode.
      let mode = replaced.map(takeOwner) ?? OutputTarget.modeOfNewFile
      guard fchmod(descriptor.number, mode) == 0 else { throw SystemError.last }
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

  /// Gives the new file to the owner and the group of the old one, as far as that is allowed.
  ///
  /// - Returns: the mode of the old file; where its group could not be kept, the group that the file
  ///   has now may do no more than everybody else.
  private func takeOwner(of old: stat) -> mode_t {
    let mode = old.st_mode & 0o777
    if fchown(descriptor.number, old.st_uid, old.st_gid) == 0 { return mode }
    if fchown(descriptor.number, uid_t.max, old.st_gid) == 0 { return mode }
    return mode & (0o707 | (mode & 0o007) << 3)
  }

  /// What an ordinary new file may be read by.
  private static var modeOfNewFile: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private func removeTemporaryFile() {
    guard let temporaryPath else { return }
    unlink(temporaryPath)
    if isProgram { TemporaryPath.clear() }
  }

  /// Opens what is no ordinary file; an ordinary one behind a symbolic link is emptied.
  private static func openToWriteThrough(
    _ path: String,
    reading inputs: InputList?
  ) throws -> Descriptor {
    // Emptied no sooner than it is known not to be a file that is still to be read.
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT)
    do {
      let status = try file.status()
      guard status.st_mode & S_IFMT == S_IFREG else { return file }
      if inputs?.contains(FileIdentity(status)) ?? false {
        let message = "\(path) is one of the files to read; name another"
        throw CommandError(.cannotCreate, message)
      }
      guard ftruncate(file.number, 0) == 0 else { throw SystemError.last }
      return file
    } catch {
      try? file.close()
      throw error
    }
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
