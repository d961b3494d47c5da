import Glibc

/// A packed stream on its way through the program that unpacks it.
///
/// What cannot be read a second time, as standard input, is handed to the program while its output
/// is read: by one thread, which waits for whichever comes first.
final class UnpackedStream {
  private let child: ChildProcess
  private let packing: Packing
  private let name: String

  /// What the program is fed with; nil where it reads the file itself, or all is handed over.
  private var feed: Feed?

  private struct Feed {
    /// Where the packed bytes come from.
    let source: Descriptor
    /// What the program reads.
    let input: Descriptor
    /// What was read and is not handed over.
    var waiting: [UInt8]
  }

  /// Unpacks a file that the program can read itself.
  ///
  /// - Parameters:
  ///   - file: the file, from its beginning.
  ///   - packing: how it is packed.
  ///   - name: its name in messages.
  /// - Throws: an error where the program is not installed, or does not start.
  init(of file: Descriptor, _ packing: Packing, name: String) throws(CommandError) {
    self.name = name
    self.packing = packing
    child = try SystemProgram.start(
      packing,
      for: name,
      [Array("-dc".utf8CString)],
      input: file
    )
  }

  /// Unpacks what comes from a stream.
  ///
  /// - Parameters:
  ///   - source: the stream.
  ///   - beginning: what was read of it.
  ///   - packing: how it is packed.
  ///   - name: its name in messages.
  /// - Throws: an error where the program is not installed, or does not start.
  init(
    of source: Descriptor,
    from beginning: [UInt8],
    _ packing: Packing,
    name: String
  ) throws(CommandError) {
    self.name = name
    self.packing = packing
    let pipe: Pipe
    do {
      pipe = try Pipe()
    } catch {
      throw CommandError(.inputOutput, "cannot read \(name): \(error.message)")
    }
    defer { close(pipe.reading.number) }
    do {
      child = try SystemProgram.start(
        packing,
        for: name,
        [Array("-dc".utf8CString)],
        input: pipe.reading
      )
    } catch {
      close(pipe.writing.number)
      throw error
    }
    pipe.writing.setNonBlocking()
    feed = Feed(source: source, input: pipe.writing, waiting: beginning)
  }

  /// Unpacks a member of an archive: the program begins to read where the member does, and ends with
  /// it.
  ///
  /// - Parameters:
  ///   - offset: where the member's header begins in the archive.
  ///   - archive: the archive, of which nobody else reads.
  ///   - name: the member's name in messages.
  /// - Throws: an error where the program is not installed, or does not start.
  init(memberAt offset: Int, of archive: Descriptor, name: String) throws(CommandError) {
    self.name = name
    packing = .zip
    guard lseek(archive.number, offset, SEEK_SET) == offset else {
      throw CommandError(.inputOutput, "cannot read \(name): \(SystemError.last.message)")
    }
    child = try SystemProgram.start(.zip, for: name, [], input: archive)
  }

  deinit { endFeed() }

  /// Reads what is there.
  ///
  /// - Parameter room: where it goes.
  /// - Returns: how many bytes; 0 at the end.
  /// - Throws: what the system says.
  func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while feed != nil {
      if try handOver() { break }
    }
    return try child.output.read(into: room)
  }

  /// Waits for the program's end.
  ///
  /// - Throws: an error where it failed: then what was read is not all.
  func finish() throws(CommandError) {
    endFeed()
    guard let failure = child.finish() else { return }
    // Of gzip a warning: all was unpacked, and what stands behind it was left out.
    if packing == .gzip, failure.status == 2 { return }
    throw CommandError(
      .inputOutput,
      "cannot unpack \(name == "-" ? "standard input" : name): \(failure.reason)"
    )
  }

  /// Hands over what can be, and reads on.
  ///
  /// - Returns: whether there is output to be read.
  private func handOver() throws(SystemError) -> Bool {
    guard let feed else { return true }
    var wanted = [pollfd(fd: child.output.number, events: Int16(POLLIN), revents: 0)]
    if feed.waiting.isEmpty {
      wanted.append(pollfd(fd: feed.source.number, events: Int16(POLLIN), revents: 0))
    } else {
      wanted.append(pollfd(fd: feed.input.number, events: Int16(POLLOUT), revents: 0))
    }
    guard poll(&wanted, 2, -1) >= 0 else {
      if errno == EINTR { return false }
      throw .last
    }
    if wanted[1].revents != 0 {
      if feed.waiting.isEmpty { try fill() } else { handOverBytes() }
    }
    return wanted[0].revents != 0
  }

  private func fill() throws(SystemError) {
    guard let source = feed?.source else { return }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    var failure: SystemError?
    let count = bytes.withUnsafeMutableBytes { room in
      do throws(SystemError) {
        return try source.read(into: room)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    if count == 0 { endFeed() } else { feed?.waiting = Array(bytes[..<count]) }
  }

  private func handOverBytes() {
    guard let feed else { return }
    let count = feed.waiting.withUnsafeBytes { write(feed.input.number, $0.baseAddress, $0.count) }
    if count >= 0 {
      self.feed?.waiting.removeFirst(count)
    } else if errno != EINTR, errno != EAGAIN {
      // It reads no more, and says itself why.
      endFeed()
    }
  }

  private func endFeed() {
    if let input = feed?.input { close(input.number) }
    feed = nil
  }
}
