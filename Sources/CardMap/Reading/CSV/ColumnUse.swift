/// What a column of a CSV file was taken as.
public struct ColumnUse: Hashable, Sendable {
  /// The header as written, cut where it is very long.
  public var header: String

  /// What it was taken as, in words; nil where the column is not used.
  public var use: String?

  /// Makes the use of a column.
  public init(header: String, use: String?) {
    self.header = header
    self.use = use
  }
}
