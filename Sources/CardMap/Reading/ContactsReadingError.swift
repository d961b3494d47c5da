/// Why something could not be read as contacts at all.
///
/// A single card that cannot be read is no such error, see ``UnreadableCardError``.
public struct ContactsReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of trouble.
  public var code: Code

  /// One sentence for people, without a full stop; it never repeats the file's data.
  public var message: String

  /// Makes an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }

  /// The kind of an error; new ones may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word for programs.
    public let rawValue: String

    /// Makes a code of its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The content holds no contact and looks like nothing that is known.
    public static let notContacts = Code(rawValue: "notContacts")
    /// The content looks like a format that is not read.
    public static let unreadFormat = Code(rawValue: "unreadFormat")
  }
}
