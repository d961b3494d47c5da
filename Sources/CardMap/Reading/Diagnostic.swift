/// What a reader has to say about a line of the file: where, which property, what kind.
public struct Diagnostic: Hashable, Sendable {
  /// The line of the file, from 1.
  public var line: Int

  /// The property's name in capitals, without its group; "" where the line has none.
  public var property: String

  /// The kind of trouble.
  public var kind: Warning.Code

  /// One sentence for people; it never repeats the contact's data.
  public var message: String

  /// Makes a diagnostic.
  public init(line: Int, property: String, kind: Warning.Code, message: String) {
    self.line = line
    self.property = property
    self.kind = kind
    self.message = message
  }

  /// The same as a warning of a contact, which names the line.
  public var warning: Warning {
    Warning(
      kind,
      property.isEmpty ? "line \(line): \(message)" : "line \(line), \(property): \(message)"
    )
  }
}
