/// What ends a run: the exit status, and one line that says what to do.
struct CommandError: Error, Hashable {
  /// The exit status.
  var status: ExitStatus

  /// One line for people; "" where there is nothing to say.
  var message: String

  /// Makes an error.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// A file became shorter while it was read.
  static func fileWasCut(_ name: String) -> CommandError {
    CommandError(.inputOutput, "cannot read \(name): it was cut meanwhile")
  }

  /// Nobody reads the output any more: as other tools do, the run ends without a word.
  static let nobodyReads = CommandError(.done, "")

  /// Somebody was asked to choose and did not.
  static let nobodyChosen = CommandError(.notChosen, "no contact was chosen")
}
