import CardMap

/// The command line of cardmap, as a library that tests call.
public struct Command {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private let console: Console

  /// Whether this is the program itself, which answers signals, and not a test of it.
  private let isProgram: Bool

  /// Makes a command line with streams of its own.
  init(console: Console, isProgram: Bool = false) {
    self.console = console
    self.isProgram = isProgram
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Returns: the exit status.
  public static func run(_ arguments: [String]) async -> Int32 {
    Signals.prepare()
    return await Command(console: .standard, isProgram: true).run(arguments).rawValue
  }

  /// Runs a command line and says what went wrong in one line.
  func run(_ arguments: [String]) async -> ExitStatus {
    do {
      return try await execute(arguments)
    } catch {
      if !error.message.isEmpty { console.say(error.message) }
      return error.status
    }
  }

  private func execute(_ words: [String]) async throws(CommandError) -> ExitStatus {
    let arguments = try ArgumentParser(words)
    if arguments.values[.version] != nil {
      return try print("cardmap \(Command.version)\n")
    }
    guard let word = arguments.operands.first else {
      if arguments.values[.help] != nil { return try print(HelpText.overview) }
      console.show(HelpText.overview)
      return .usage
    }
    let command = try Command.name(word)
    let operands = Array(arguments.operands.dropFirst())
    if arguments.values[.help] != nil { return try print(HelpText.page(of: command)) }
    let options = try RunOptions(arguments, for: command)
    switch command {
    case .pick:
      return try await PickCommand(options: options, console: console, isProgram: isProgram)
        .run(operands)
    case .geocode:
      return try await GeocodeCommand(options: options, console: console, isProgram: isProgram)
        .run(operands)
    case .list:
      return try await ListCommand(options: options, console: console, isProgram: isProgram)
        .run(operands)
    case .lookup:
      return try await LookupCommand(options: options, console: console, isProgram: isProgram)
        .run(operands)
    case .tables:
      return try TablesCommand(options: options, console: console, isProgram: isProgram)
        .run(operands)
    case .help: return try help(operands)
    }
  }

  private func help(_ operands: [String]) throws(CommandError) -> ExitStatus {
    guard let word = operands.first else { return try print(HelpText.overview) }
    if operands.count > 1 {
      throw CommandError(.usage, "help takes one command, but there is \(operands[1]) as well")
    }
    return try print(HelpText.page(of: try Command.name(word)))
  }

  private static func name(_ word: String) throws(CommandError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    let known = CommandName.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: word, among: known)
    throw CommandError(
      .usage,
      "there is no command \(word), but \(known.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    )
  }

  /// Writes a text to standard output.
  private func print(_ text: String) throws(CommandError) -> ExitStatus {
    var output = DocumentOutput(try OutputTarget(nil, console: console, isProgram: false))
    output.buffer.append(text: text)
    try output.commit()
    return .done
  }
}
