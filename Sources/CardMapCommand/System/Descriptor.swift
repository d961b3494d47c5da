import Glibc

/// An open file of the system, by its number; nobody owns it here.
struct Descriptor: Hashable, Sendable {
  /// The number.
  var number: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the path, which need not be UTF-8.
  ///   - flags: how, `O_CLOEXEC` is added.
  ///   - mode: the permissions of a new file, less the umask.
  /// - Throws: what the system says.
  init(
    opening path: UnsafePointer<CChar>,
    _ flags: Int32,
    mode: mode_t = 0o666
  ) throws(SystemError) {
    while true {
      number = open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return }
      if errno != EINTR { throw .last }
    }
  }

  init(_ number: Int32) { self.number = number }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// What it is: kind, size, permissions.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads what is there, at most as much as the room.
  ///
  /// - Returns: how many bytes; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      try waitAfterError(for: POLLIN)
    }
  }

  /// Reads an ordinary file at a place, and stays where it is.
  ///
  /// - Parameters:
  ///   - room: what is to be filled.
  ///   - offset: the place.
  /// - Returns: how many bytes; fewer than the room only where the file ends.
  /// - Throws: what the system says.
  func read(
    into room: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(SystemError) -> Int {
    var filled = 0
    while filled < room.count {
      let rest = room.baseAddress.map { $0 + filled }
      let count = pread(number, rest, room.count - filled, offset + filled)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .last }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Writes all the bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let count = Glibc.write(number, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else {
        try waitAfterError(for: POLLOUT)
      }
    }
  }

  /// Writes a text as UTF-8.
  func write(_ text: String) throws(SystemError) {
    var text = text
    var failure: SystemError?
    text.withUTF8 { bytes in
      do throws(SystemError) { try write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  func close() throws(SystemError) {
    guard Glibc.close(number) == 0 else { throw .last }
  }

  /// After an interruption there is nothing to wait for; a file that another program has set not
  /// to block is waited for.
  private func waitAfterError(for event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&wanted, 1, -1)
    default: throw .last
    }
  }
}
