/// How large the parts of a contacts file may be; past a limit the card is unreadable, and reading
/// goes on at the next.
public struct ReadingLimits: Hashable, Sendable {
  /// The longest line, with its continuations, in bytes.
  public var line: Int

  /// The largest card, in bytes.
  public var card: Int

  /// Makes limits, in bytes: 16 MiB a line and 32 MiB a card.
  public init(line: Int = 16 << 20, card: Int = 32 << 20) {
    self.line = line
    self.card = card
  }

  /// The limit of a line in words.
  var lineText: String { ReadingLimits.text(line) }

  /// The limit of a card in words.
  var cardText: String { ReadingLimits.text(card) }

  private static func text(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
