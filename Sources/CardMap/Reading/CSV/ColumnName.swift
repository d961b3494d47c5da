/// What somebody says that the column of a header holds, whatever the header looks like.
public struct ColumnName: Hashable, Sendable {
  /// What the column holds.
  public var column: ContactColumn

  /// The header, compared as all headers are: case, accents, blanks and punctuation do not matter.
  public var header: String

  /// Makes a name.
  public init(_ column: ContactColumn, header: String) {
    self.column = column
    self.header = header
  }
}
