/// Why a card could not be read.
public struct UnreadableCardError: Error, Hashable, Sendable {
  /// The kind of trouble.
  public var code: ReasonCode

  /// One sentence for people; it never repeats the contact's data.
  public var message: String

  /// Makes an error.
  public init(_ code: ReasonCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
