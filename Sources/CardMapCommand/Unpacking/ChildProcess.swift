import Glibc

/// A program of the system whose output is read, without a shell between.
///
/// It is ended and waited for when nobody needs it any more.
final class ChildProcess {
  /// What it writes.
  let output: Descriptor
  private let errors: Descriptor
  private var identifier: pid_t = 0
  private var ended: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - arguments: what it is called with, its own name first; they need not be UTF-8.
  ///   - input: what it reads; nil for nothing.
  /// - Throws: what the system says.
  init(_ path: String, _ arguments: [[CChar]], input: Descriptor?) throws(SystemError) {
    let result = try Pipe()
    output = result.reading
    let complaints: Pipe
    do {
      complaints = try Pipe()
    } catch {
      close(result.reading.number)
      close(result.writing.number)
      throw error
    }
    errors = complaints.reading
    // Whatever a program complains about, it must not wait for somebody to listen.
    complaints.writing.setNonBlocking()
    errors.setNonBlocking()
    defer {
      close(result.writing.number)
      close(complaints.writing.number)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, result.writing.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaints.writing.number, STDERR_FILENO)
    let code = ChildProcess.spawn(&identifier, path, arguments, &actions)
    if code != 0 {
      identifier = 0
      throw SystemError(code: code)
    }
  }

  deinit {
    close(output.number)
    if identifier != 0 {
      kill(identifier, SIGTERM)
      _ = wait()
    }
    close(errors.number)
  }

  /// How a program failed.
  struct Failure {
    /// Its exit status; nil where a signal ended it.
    var status: Int32?
    /// Why, in its own words where it has said something.
    var reason: String
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: how it failed; nil where it did not.
  func finish() -> Failure? {
    guard let status = wait() else { return Failure(reason: "nobody knows how it ended") }
    if status == 0 { return nil }
    let said = firstLineOfErrors
    let signal = status & 0x7F
    if signal != 0 { return Failure(reason: said.isEmpty ? "ended by signal \(signal)" : said) }
    let code = status >> 8 & 0xFF
    return Failure(status: code, reason: said.isEmpty ? "exit status \(code)" : said)
  }

  /// Waits for its end; nil where the system does not say how it ended.
  private func wait() -> Int32? {
    if let ended { return ended }
    guard identifier != 0 else { return nil }
    var status: Int32 = 0
    while true {
      let found = waitpid(identifier, &status, 0)
      if found < 0, errno == EINTR { continue }
      identifier = 0
      ended = found < 0 ? nil : status
      return ended
    }
  }

  private var firstLineOfErrors: String {
    let text = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { room in
      let count = read(errors.number, room.baseAddress, room.count)
      return String(decoding: room.prefix(max(0, count)), as: UTF8.self)
    }
    let line = text.split { $0.isNewline }.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.trimmed(toAtMost: 200)
  }

  /// Starts it with the signals as a shell's foreground has them.
  private static func spawn(
    _ identifier: inout pid_t,
    _ path: String,
    _ arguments: [[CChar]],
    _ actions: inout posix_spawn_file_actions_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { word in
      word.withUnsafeBufferPointer { $0.baseAddress.flatMap { strdup($0) } }
    }
    defer { for word in words { free(word) } }
    words.append(nil)
    return posix_spawn(&identifier, path, &actions, &attributes, words, environ)
  }
}

extension Substring {
  /// The text without blanks round it, and no longer than that.
  fileprivate func trimmed(toAtMost length: Int) -> String {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(String(end.reversed()).prefix(length))
  }
}
