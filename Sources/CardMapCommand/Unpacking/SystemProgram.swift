import Glibc

/// The programs of the system that unpack files.
enum SystemProgram {
  /// Where a program is; nil where it is not installed.
  ///
  /// Only whole paths of PATH are looked in: what lies in the current folder is nobody's tool.
  static func path(of name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// Starts the program that unpacks a file.
  ///
  /// - Parameters:
  ///   - packing: how the file is packed.
  ///   - name: the file's name in messages.
  ///   - arguments: what it is called with, behind its own name.
  ///   - input: what it reads; nil for nothing.
  /// - Returns: the running program.
  /// - Throws: an error where it is not installed, or does not start.
  static func start(
    _ packing: Packing,
    for name: String,
    _ arguments: [[CChar]],
    input: Descriptor?
  ) throws(CommandError) -> ChildProcess {
    guard let path = path(of: packing.program) else {
      throw CommandError(
        .unavailable,
        "\(name) is packed, and \(packing.program) is not installed to unpack it "
          + "(Debian package \(packing.package))"
      )
    }
    do {
      let words = [Array(packing.program.utf8CString)] + arguments
      return try ChildProcess(path, words, input: input)
    } catch {
      throw CommandError(.unavailable, "cannot start \(path): \(error.message)")
    }
  }
}
