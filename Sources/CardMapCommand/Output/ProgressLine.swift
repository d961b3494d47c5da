import Glibc

/// The line on a terminal that says how far a long run is.
struct ProgressLine {
  private let console: Console
  private let isShown: Bool
  private let isPatient: Bool
  private let watch = Stopwatch()
  private var next: Double
  private var isOnScreen = false

  /// Makes a line that nothing has been said on.
  init(_ choice: ProgressChoice, console: Console) {
    self.console = console
    isPatient = choice == .auto
    isShown = choice == .always || choice == .auto && console.errorsAreTerminal
    next = isPatient ? 1 : 0
  }

  /// Says how far the run is, a few times a second.
  mutating func update(cards: Int, bytes: Int) {
    guard isShown, watch.seconds >= next else { return }
    next = watch.seconds + (console.errorsAreTerminal ? 0.2 : 1)
    let text = "\(cards) contacts, \(bytes >> 20) MiB"
    // A file that takes what is said gets lines, a terminal one line again and again.
    console.show(console.errorsAreTerminal ? "\r\(text)\u{1B}[K" : "cardmap: \(text)\n")
    isOnScreen = console.errorsAreTerminal
  }

  /// Takes the line off the screen.
  mutating func clear() {
    if isOnScreen { console.show("\r\u{1B}[K") }
    isOnScreen = false
  }
}
