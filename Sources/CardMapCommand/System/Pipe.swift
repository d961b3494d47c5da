import Glibc

/// A pipe of the system, which no other program inherits.
struct Pipe {
  /// Where it is read.
  let reading: Descriptor
  /// Where it is written.
  let writing: Descriptor

  /// Makes a pipe.
  ///
  /// - Throws: what the system says.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }
}

extension Descriptor {
  /// Lets nothing wait that reads or writes the file.
  func setNonBlocking() { _ = fcntl(number, F_SETFL, O_NONBLOCK) }
}
