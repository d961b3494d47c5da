import CardMap
import Glibc

/// What the options of a command line ask for, checked.
struct RunOptions {
  /// The file to write; nil for standard output.
  var output: String?
  /// The format that was asked for, by name or by the ending of the output's; nil for neither.
  var format: PlacemarkFormat?
  /// The format of the files; nil to recognise it.
  var source: ContactsFormat?
  /// What columns of CSV hold, where somebody says so.
  var columns: [ColumnName] = []
  /// What the geocoder is asked for.
  var geocoding = AddressBookGeocoder.Options()
  /// Whether a place that was found replaces the positions of its card.
  var replacesPositions = false
  /// The names of the providers, the first to be asked first.
  var providers = [ProviderList.standard]
  /// The number of the card to pick.
  var index: Int?
  /// The identifier of the card to pick.
  var uid: String?
  /// Whether selections come from standard input, a line each.
  var follows = false
  /// Whether a contact that is not placed makes the run fail.
  var isStrict = false
  /// Whether the summary and warnings are left out.
  var isQuiet = false
  /// When progress is shown.
  var progress = ProgressChoice.auto
  /// How many threads work; no more than there are processors.
  var threads = 1

  /// Checks the options of a command.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - command: the command, which says what options it takes.
  /// - Throws: an error of wrong usage.
  init(_ arguments: ArgumentParser, for command: CommandName) throws(CommandError) {
    // In the order of the options, so that the same mistakes give the same message.
    for option in OptionName.allCases {
      let values = arguments.lists[option] ?? arguments.values[option].map { [$0] } ?? []
      if values.isEmpty { continue }
      guard command.options.contains(option) else {
        throw CommandError(
          .usage,
          "\(command.rawValue) takes no --\(option.rawValue); see cardmap help \(command.rawValue)"
        )
      }
      for value in values { try set(option, value) }
    }
    if format == nil, let output { format = try RunOptions.format(ofFile: output) }
    if replacesPositions, format != .vCard {
      throw CommandError(
        .usage,
        "--replace-geo writes positions into cards, so it needs --format vcard"
      )
    }
  }

  private mutating func set(_ option: OptionName, _ value: String) throws(CommandError) {
    switch option {
    case .output:
      guard !value.isEmpty else { throw CommandError(.usage, "--output needs the path of a file") }
      output = value
    case .format: format = try .init(value, for: option)
    case .from: source = try .init(value, for: option)
    case .column: columns.append(try RunOptions.column(value))
    case .address: geocoding.addressChoice = try .init(value, for: option)
    case .country:
      guard value.utf8.count == 2, let country = Country(named: value) else {
        throw CommandError(
          .usage,
          "--country: \(value) is no country code of two letters (ISO 3166-1), as US is"
        )
      }
      geocoding.defaultCountry = country.isoCode
    case .span:
      guard let degrees = Double(value), degrees > 0, degrees <= 180 else {
        throw CommandError(
          .usage,
          "--span: \(value) is no number of degrees greater than 0 and at most 180"
        )
      }
      geocoding.span = degrees
    case .ignoreGeo: geocoding.ignoresCardPositions = true
    case .replaceGeo:
      geocoding.ignoresCardPositions = true
      replacesPositions = true
    case .provider: providers = try ProviderList.names(in: value)
    case .precision: geocoding.precisionFloor = try Precision(value, for: option)
    case .index: index = try RunOptions.number(value, for: option)
    case .uid:
      guard !value.isEmpty else { throw CommandError(.usage, "--uid needs the UID of a card") }
      uid = value
    case .follow: follows = true
    case .strict: isStrict = true
    case .quiet: isQuiet = true
    case .progress: progress = try .init(value, for: option)
    case .threads:
      threads = min(try RunOptions.number(value, for: option), RunOptions.processorCount)
    case .help, .version: break
    }
  }

  /// How many processors there are to work with.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// What a column holds: `zip=Postleitzahl`.
  private static func column(_ text: String) throws(CommandError) -> ColumnName {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let field = try ContactColumn(String(parts[0]), for: .column)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw CommandError(
        .usage,
        "--column: \(field.rawValue) needs the header of a column: --column \(field.rawValue)=HEADER"
      )
    }
    return ColumnName(field, header: String(parts[1]))
  }

  private static func number(_ text: String, for option: OptionName) throws(CommandError) -> Int {
    guard let number = Int(text), number >= 1 else {
      throw CommandError(.usage, "--\(option.rawValue): \(text) is no whole number from 1 on")
    }
    return number
  }

  /// Endings of files that hold something else than any format that is written; a packed address
  /// book among them must not become a file of lines.
  private static let others: Set<String> = [
    "kml", "kmz", "gpx", "html", "htm", "gz", "zst", "zip", "bz2", "xz", "tar", "xlsx", "xls",
    "ods", "pdf", "xml", "ldif", "tsv", "db", "sqlite",
  ]

  /// The format that the ending of a file's name means; nil where it means nothing.
  private static func format(ofFile path: String) throws(CommandError) -> PlacemarkFormat? {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    let ending = name[name.index(after: point)...].lowercased()
    if let format = PlacemarkFormat(fileExtension: ending) { return format }
    // Files of these names would be expected to hold something else.
    if others.contains(ending) {
      throw CommandError(
        .usage,
        "\(path): no format is written to .\(ending) files; name one with --format: "
          + PlacemarkFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    return nil
  }
}

/// When progress is shown.
enum ProgressChoice: String, CaseIterable {
  /// On a terminal, where it takes longer than a second.
  case auto
  /// In any case.
  case always
  /// Not at all.
  case never
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case of a name that was given as an option's value.
  init(_ name: String, for option: OptionName) throws(CommandError) {
    if let value = Self(rawValue: name) {
      self = value
      return
    }
    let known = Self.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: name, among: known)
    throw CommandError(
      .usage,
      "--\(option.rawValue): \(name) is none of \(known.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    )
  }
}
