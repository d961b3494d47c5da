import Glibc

/// What the program does about signals; set up once, by the program itself and not by tests.
enum Signals {
  /// Sets up the answers.
  ///
  /// Nobody reads on, or a file may not grow: a failing write says so too. Interrupted or told to
  /// end: the temporary file is removed and the terminal given back first.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Where that is ignored, nobody learns how a program ended that unpacks a file.
    signal(SIGCHLD, SIG_DFL)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let before = signal(number) { number in
        TemporaryPath.remove()
        RawMode.end()
        if number == SIGINT { _exit(ExitStatus.interrupted.rawValue) }
        signal(number, SIG_DFL)
        raise(number)
      }
      // As `nohup` and a shell's `&` ask for it.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}

/// The path of the temporary file that a signal removes: a C string, since nothing may be
/// allocated in a signal's handler.
enum TemporaryPath {
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  /// Notes a file, which need not be there yet.
  static func set(_ text: String) { path = strdup(text) }

  /// Forgets the file; its few bytes stay, since a handler may be reading them.
  static func clear() { path = nil }

  /// Removes the file, where there is one.
  static func remove() {
    if let path { unlink(path) }
  }
}
