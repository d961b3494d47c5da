import Glibc

/// A terminal to draw on, which gives each key as it is pressed; it is given back with this value.
struct RawTerminal: ~Copyable {
  private let keys: Descriptor
  private let screen: Descriptor
  private let wakeUp: (reading: Descriptor, writing: Descriptor)
  private var decoder = KeyDecoder()

  /// How long the rest of a key may take, in milliseconds: ESC alone is known by nothing coming.
  private static let patience: Int32 = 100

  /// What happens on a terminal.
  enum Event {
    /// Keys were pressed.
    case pressed([Key])
    /// It is to be drawn anew, maybe in another size.
    case changed
    /// It is gone.
    case closed
  }

  /// Takes a terminal.
  ///
  /// - Parameters:
  ///   - keys: where the keys come from.
  ///   - screen: where it is drawn.
  /// - Returns: nil where it is none, or one that only writes line after line.
  static func take(keys: Descriptor, screen: Descriptor) -> RawTerminal? {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !kind.isEmpty, kind != "dumb", keys.isTerminal, screen.isTerminal,
      let wakeUp = makePipe()
    else { return nil }
    let terminal = RawTerminal(keys, screen, wakeUp)
    guard terminal.resume() else { return nil }
    return terminal
  }

  private init(
    _ keys: Descriptor,
    _ screen: Descriptor,
    _ wakeUp: (reading: Descriptor, writing: Descriptor)
  ) {
    (self.keys, self.screen, self.wakeUp) = (keys, screen, wakeUp)
  }

  deinit {
    RawMode.end()
    RawMode.forgetSignals()
    try? wakeUp.reading.close()
    try? wakeUp.writing.close()
  }

  /// Its size; that of a plain one where it does not know.
  var size: TerminalSize {
    var window = winsize()
    guard ioctl(screen.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return TerminalSize(rows: 24, columns: 80) }
    return TerminalSize(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  /// Writes on it.
  func draw(_ text: String) { try? screen.write(text) }

  /// Waits until something happens.
  mutating func next() -> Event {
    while true {
      var waits = [keys, wakeUp.reading].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&waits, 2, decoder.isWaiting ? RawTerminal.patience : -1)
      if count < 0, errno != EINTR { return .closed }
      if count == 0, let key = decoder.takeRest() { return .pressed([key]) }
      if count > 0, waits[1].revents != 0 {
        _ = read(wakeUp.reading)
        return resume() ? .changed : .closed
      }
      if count > 0, waits[0].revents != 0 {
        guard let bytes = read(keys), !bytes.isEmpty else { return .closed }
        let pressed = decoder.take(bytes)
        if !pressed.isEmpty { return .pressed(pressed) }
      }
    }
  }

  /// Gives the terminal back and stops the program, with all of its pipeline, until the user lets
  /// it go on.
  ///
  /// - Returns: whether the terminal could be taken again.
  func suspend() -> Bool {
    RawMode.end()
    RawMode.forgetSignals()
    kill(0, SIGTSTP)
    return resume()
  }

  /// Takes the terminal, at the beginning and where a signal gave it back.
  private func resume() -> Bool {
    RawMode.isOn || RawMode.begin(keys: keys, screen: screen, wakeUp: wakeUp.writing)
  }

  /// What is there to be read; nil after an error.
  private func read(_ file: Descriptor) -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: 4096)
    let count = room.withUnsafeMutableBytes { try? file.read(into: $0) }
    return count.map { Array(room[..<$0]) }
  }

  /// A pipe that a signal's handler writes to, which never waits.
  private static func makePipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }
}
