/// What a reader has to say about a line of the file: where, which property, what kind.
public struct Diagnostic: Hashable, Sendable {
  /// The line of the file, from 1.
  public var line: Int

  /// The column of the line, from 1; nil where only the line counts.
  public var column: Int?

  /// The property's name in capitals, without its group; "" where the line has none.
  public var property: String

  /// The kind of trouble.
  public var kind: Warning.Code

  /// One sentence for people; it never repeats the contact's data.
  public var message: String

  /// Makes a diagnostic.
  public init(
    line: Int,
    column: Int? = nil,
    property: String,
    kind: Warning.Code,
    message: String
  ) {
    self.line = line
    self.column = column
    self.property = property
    self.kind = kind
    self.message = message
  }

  /// The same as a warning of a contact, which names the line.
  public var warning: Warning {
    var place = "line \(line)"
    if let column { place += ", column \(column)" }
    if !property.isEmpty { place += ", \(property)" }
    return Warning(kind, "\(place): \(message)")
  }
}
