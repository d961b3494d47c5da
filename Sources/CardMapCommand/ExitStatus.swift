/// The exit status of the program: the values of BSD's `sysexits.h` where there is one.
public enum ExitStatus: Int32, Sendable {
  /// The run is done; rows may hold failures.
  case done = 0
  /// Nothing was chosen, or with `--strict` some contact was not placed.
  case notChosen = 1
  /// The command line is wrong.
  case usage = 64
  /// A file cannot be read as contacts.
  case notContacts = 65
  /// A file is missing or may not be read.
  case noInput = 66
  /// A program of the system, or a part of this one, is not there.
  case unavailable = 69
  /// The output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed on the way.
  case inputOutput = 74
  /// The user interrupted the run.
  case interrupted = 130
}
