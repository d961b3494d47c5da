/// The commands, and the options that each takes.
enum CommandName: String, CaseIterable {
  case pick
  case geocode
  case list
  case lookup
  case tables
  case help

  /// The options that make sense with the command, in the order of its help.
  var options: [OptionName] {
    switch self {
    case .pick:
      [
        .index, .uid, .follow, .format, .output, .from, .column, .address, .country, .span,
        .ignoreGeo, .replaceGeo, .provider, .precision, .quiet,
      ]
    case .geocode:
      [
        .format, .output, .from, .column, .address, .country, .span, .ignoreGeo, .replaceGeo,
        .provider, .precision, .strict, .quiet, .progress, .threads,
      ]
    case .list: [.format, .output, .from, .column, .quiet, .progress]
    case .lookup: [.format, .output, .country, .span, .provider, .precision, .strict, .quiet]
    case .tables: [.format, .output]
    case .help: []
    }
  }
}
