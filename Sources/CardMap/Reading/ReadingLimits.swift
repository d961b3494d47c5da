/// How large the parts of a contacts file may be, so that no card takes more memory than another.
public struct ReadingLimits: Hashable, Sendable {
  /// The longest line, with its continuations, in bytes; past it the card is unreadable, and reading
  /// goes on at the next.
  public var line: Int

  /// The largest card, in bytes; past it the card is unreadable, and reading goes on at the next.
  public var card: Int

  /// How many of each a card may have: ADR, LABEL, TEL, EMAIL, URL and members of CATEGORIES.
  ///
  /// What comes behind is left out, and a diagnostic says how many.
  public var values: Int

  /// Makes limits: 16 MiB a line, 32 MiB a card, 1,000 values of each kind.
  public init(line: Int = 16 << 20, card: Int = 32 << 20, values: Int = 1_000) {
    self.line = line
    self.card = card
    self.values = values
  }

  /// The limit of a line in words.
  var lineText: String { ReadingLimits.text(line) }

  /// The limit of a card in words.
  var cardText: String { ReadingLimits.text(card) }

  private static func text(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
