/// The command line of cardmap, as a library that tests call.
public struct Command {
  /// Runs the command.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Returns: the exit status.
  public static func run(_ arguments: [String]) async -> Int32 { 0 }
}
