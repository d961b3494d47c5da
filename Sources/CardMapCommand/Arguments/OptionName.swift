/// The options of the command line.
enum OptionName: String, CaseIterable {
  case output
  case format
  case from
  case column
  case address
  case country
  case span
  case ignoreGeo = "ignore-geo"
  case replaceGeo = "replace-geo"
  case provider
  case precision
  case index
  case uid
  case follow
  case strict
  case quiet
  case progress
  case threads
  case help
  case version

  /// The letter of its short form.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .format: "f"
    case .help: "h"
    default: nil
    }
  }

  /// Whether it may be given several times and each one counts.
  var isRepeatable: Bool { self == .column }

  /// What stands for its value in help; nil where it takes none.
  var valueName: String? {
    switch self {
    case .output: "PATH"
    case .format: "FORMAT"
    case .from: "FORMAT"
    case .column: "FIELD=HEADER"
    case .address: "WHICH"
    case .country: "CC"
    case .span: "DEGREES"
    case .provider: "NAME[,NAME…]"
    case .precision: "FLOOR"
    case .index: "N"
    case .uid: "UID"
    case .progress: "WHEN"
    case .threads: "N"
    case .ignoreGeo, .replaceGeo, .follow, .strict, .quiet, .help, .version: nil
    }
  }
}
