/// Why a provider could not be asked, or its answer not be understood.
public struct GeocodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of trouble: one of those of the outcome `failed`.
  public var code: ReasonCode

  /// One sentence for people.
  public var message: String

  /// What lies behind it, as text; nil where there is nothing.
  public var cause: String?

  /// Makes an error.
  public init(_ code: ReasonCode, _ message: String, cause: String? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  /// The message, and the cause behind a colon.
  public var description: String { cause.map { "\(message): \($0)" } ?? message }
}
