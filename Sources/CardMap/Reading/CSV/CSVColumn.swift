/// A column of a CSV file that is used.
struct CSVColumn {
  /// Its place in a row, from 0.
  var index: Int
  /// Its header.
  var header: String
  /// What it holds.
  var meaning: ColumnMeaning
  /// The address of the row that it is a part of, from 0; 0 for what is no part of an address.
  var address = 0
}
