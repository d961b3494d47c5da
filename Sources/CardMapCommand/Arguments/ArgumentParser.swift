/// The words of a command line, taken apart: the command, its options and the rest.
struct ArgumentParser {
  /// The words that are no options and no values of options.
  private(set) var operands: [String] = []

  /// The options that were given; of several identical ones the last counts.
  private(set) var values: [OptionName: String] = [:]

  /// The options of which each one counts, with their values in the order of the command line.
  private(set) var lists: [OptionName: [String]] = [:]

  /// Takes the words apart: options may stand anywhere, `--name value` or `--name=value`, `-o PATH`
  /// or `-oPATH`; `--` ends them.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Throws: an error of wrong usage.
  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(
          separator: "=",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let option = try ArgumentParser.option(named: String(parts[0]))
        try add(option, as: "--\(option.rawValue)", parts.count > 1 ? String(parts[1]) : nil, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        let letter = word[word.index(after: word.startIndex)]
        guard let option = OptionName.allCases.first(where: { $0.letter == letter }) else {
          throw CommandError(
            .usage,
            "unknown option \(word); put -- before words that begin with - and are no options"
          )
        }
        var value: String? = String(word.dropFirst(2))
        if value?.isEmpty == true { value = nil }
        if value?.hasPrefix("=") == true { value?.removeFirst() }
        try add(option, as: "-\(letter)", value, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func add(
    _ option: OptionName,
    as written: String,
    _ value: String?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    guard let valueName = option.valueName else {
      guard value == nil else { throw CommandError(.usage, "\(written) takes no value") }
      values[option] = ""
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw CommandError(.usage, "\(written) needs a value: \(written) \(valueName)")
    }
    if option.isRepeatable {
      lists[option, default: []].append(value)
    } else {
      values[option] = value
    }
  }

  private static func option(named name: String) throws(CommandError) -> OptionName {
    if let option = OptionName(rawValue: name) { return option }
    let nearest = Suggestion.nearest(to: name, among: OptionName.allCases.map(\.rawValue))
    throw CommandError(
      .usage,
      "unknown option --\(name)" + (nearest.map { "; did you mean --\($0)?" } ?? "")
    )
  }
}
