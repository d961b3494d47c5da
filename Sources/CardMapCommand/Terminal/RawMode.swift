import Glibc

/// The raw mode of the terminal: every key comes at once and shows nothing by itself, and drawing
/// happens on the terminal's other screen, so that what was there before comes back.
///
/// Signals give the terminal back too, so all of it is kept where a handler may use it: nothing is
/// allocated there. There is one terminal, and so one of these.
enum RawMode {
  private nonisolated(unsafe) static var before: UnsafeMutablePointer<termios>?
  private nonisolated(unsafe) static var keys: Int32 = -1
  private nonisolated(unsafe) static var screen: Int32 = -1
  private nonisolated(unsafe) static var wakeUp: Int32 = -1

  /// Whether the terminal is in raw mode: a signal may have ended it.
  private(set) nonisolated(unsafe) static var isOn = false

  private static let enter: StaticString = "\u{1B}[?1049h"
  private static let leave: StaticString = "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  /// Begins it.
  ///
  /// - Parameters:
  ///   - keys: the terminal, open for reading.
  ///   - screen: the same, open for writing.
  ///   - wakeUp: gets a byte where the size of the terminal has changed, and where the program goes
  ///     on after it was stopped.
  /// - Returns: false where it is no terminal.
  static func begin(keys: Descriptor, screen: Descriptor, wakeUp: Descriptor) -> Bool {
    let modes = before ?? UnsafeMutablePointer<termios>.allocate(capacity: 1)
    guard tcgetattr(keys.number, modes) == 0 else { return false }
    (before, self.wakeUp) = (modes, wakeUp.number)
    (self.keys, self.screen) = (keys.number, screen.number)
    var raw = modes.pointee
    cfmakeraw(&raw)
    answerSignals()
    isOn = true
    guard tcsetattr(keys.number, TCSADRAIN, &raw) == 0 else {
      end()
      return false
    }
    write(enter)
    return true
  }

  /// Ends it, where it is on; a signal's handler may call it.
  static func end() {
    guard isOn, let before else { return }
    isOn = false
    write(leave)
    tcsetattr(keys, TCSANOW, before)
  }

  /// Lets the system answer again what ``begin(keys:screen:wakeUp:)`` has answers for.
  static func forgetSignals() {
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { set(number, to: SIG_DFL) }
  }

  private static func answerSignals() {
    set(SIGWINCH) { _ in RawMode.wake() }
    set(SIGCONT) { _ in RawMode.wake() }
    // Stopped by somebody else: the terminal is theirs meanwhile.
    set(SIGTSTP) { number in
      RawMode.end()
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Sets an answer, but for what was ignored when the program began.
  private static func set(_ number: Int32, to handler: __sighandler_t?) {
    let before = signal(number, handler)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  private static func set(_ number: Int32, _ handler: @convention(c) (Int32) -> Void) {
    set(number, to: handler)
  }

  private static func wake() {
    let error = errno
    var byte: UInt8 = 0
    _ = Glibc.write(wakeUp, &byte, 1)
    errno = error
  }

  private static func write(_ sequence: StaticString) {
    _ = Glibc.write(screen, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
