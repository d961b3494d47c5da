import Glibc

/// What the system says about a call that failed.
struct SystemError: Error, Hashable {
  /// The error number.
  var code: Int32

  /// The error of the last call of this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, without the capital.
  var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    // "Is a directory", but "NFS …" and "I/O …" stay.
    let second = words.dropFirst().first
    guard let second, second.isLowercase || second == " " else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
