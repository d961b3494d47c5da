import CardMap

/// Where a run reads and says things: the standard streams of the program, or a test's files.
public struct Console: Sendable {
  /// Standard input.
  var input: Descriptor
  /// Standard output: data only.
  var output: Descriptor
  /// Standard error: everything that is not data.
  var errors: Descriptor
  /// Whether somebody types.
  var inputIsTerminal: Bool
  /// Whether somebody reads the data.
  var outputIsTerminal: Bool
  /// Whether somebody reads the rest.
  var errorsAreTerminal: Bool

  /// The streams of the program.
  static var standard: Console {
    let streams = (Descriptor(0), Descriptor(1), Descriptor(2))
    return Console(
      input: streams.0,
      output: streams.1,
      errors: streams.2,
      inputIsTerminal: streams.0.isTerminal,
      outputIsTerminal: streams.1.isTerminal,
      errorsAreTerminal: streams.2.isTerminal
    )
  }

  /// Says a line on standard error, with the program's name before it; where that cannot be
  /// written either, there is nobody to tell.
  ///
  /// Whatever the message repeats of names and data, no control character reaches a terminal.
  func say(_ message: String) { show("cardmap: \(TerminalText(message))\n") }

  /// Shows a text on standard error.
  func show(_ text: String) { try? errors.write(text) }
}
