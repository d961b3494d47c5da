import Glibc

/// Time that went by since a moment, in seconds.
struct Stopwatch: Sendable {
  private let start: Double

  /// Begins now.
  init() { start = Stopwatch.now }

  /// The seconds since then.
  var seconds: Double { Stopwatch.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
