import Glibc

extension Command {
  /// Runs the program and ends it with its exit status.
  ///
  /// As long as nobody has to be waited for, everything happens on the thread of the caller: a
  /// small task does not start the threads of the concurrency library.
  ///
  /// - Parameter arguments: the words after the program's name.
  public static func runAndExit(_ arguments: [String]) -> Never {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    nonisolated(unsafe) let isDone = semaphore
    let status = ExitBox()
    let body: @Sendable () async -> Void = {
      status.value = await run(arguments)
      sem_post(isDone)
    }
    start(body)
    while sem_wait(isDone) != 0 {}
    exit(status.value)
  }

  private static func start(_ body: @escaping @Sendable () async -> Void) {
    if #available(macOS 26, *) {
      Task.immediate { await body() }
    } else {
      Task { await body() }
    }
  }

  /// The status, which the waiting thread reads only after the task has said so.
  private final class ExitBox: @unchecked Sendable {
    var value: Int32 = 0
  }
}
