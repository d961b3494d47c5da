import CardMap

/// Which contact of an address book somebody means.
enum ContactSelector: Hashable {
  /// The card of this number, from 1.
  case number(Int)
  /// The card of this UID.
  case identifier(String)
  /// The contact of this name, or of a part of it; folded.
  case name(String)
  /// Nobody said.
  case any

  /// What somebody typed as a name.
  init(typed text: String) {
    let folded = TextFolding.folded(text)
    self = folded.isEmpty ? .any : .name(folded)
  }

  /// What a line of `--follow` says: `#N`, `uid:UID`, or a name.
  init(line: String) {
    if line.hasPrefix("#"), let number = Int(line.dropFirst()) {
      self = .number(number)
    } else if line.hasPrefix("uid:") {
      self = .identifier(String(line.dropFirst(4)))
    } else {
      self = .name(TextFolding.folded(line))
    }
  }

  /// How well a card fits.
  func fit(of record: ContactRecord) -> Fit? {
    switch self {
    case .number(let number): return record.index == number ? .whole : nil
    case .identifier(let text): return record.identifier == text ? .whole : nil
    case .name(let folded):
      guard !folded.isEmpty else { return nil }
      let name = TextFolding.folded(record.title)
      if name == folded { return .whole }
      return name.contains(folded) ? .part : nil
    case .any: return .part
    }
  }

  /// Whether the first card that fits is the one: there is no more than one of a number, and two
  /// of one UID are the same card.
  var isUnique: Bool {
    switch self {
    case .number, .identifier: true
    case .name, .any: false
    }
  }

  /// How well a card fits.
  enum Fit {
    /// The whole name, the number or the UID is the card's.
    case whole
    /// A part of the name is.
    case part
  }
}
