/// A table in columns for people, written while its rows come in.
///
/// The widths are those of the header and the first thousand rows; a later cell that is wider
/// pushes what is right of it. So memory does not grow with the rows.
package struct TextTable: Sendable {
  /// A column.
  package struct Column: Sendable {
    /// What stands over it.
    package var title: String
    /// The widest that a cell may be; nil for no limit.
    ///
    /// A longer text is cut, with "…".
    package var limit: Int?
    /// Whether its cells are set to the right, as numbers are.
    package var isNumeric: Bool

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - title: what stands over it.
    ///   - limit: the widest that a cell may be; nil for no limit.
    ///   - isNumeric: whether its cells are set to the right.
    package init(_ title: String, limit: Int? = nil, isNumeric: Bool = false) {
      self.title = title
      self.limit = limit
      self.isNumeric = isNumeric
    }
  }

  private let columns: [Column]
  private var widths: [Int]
  private var waiting: [[TerminalText]] = []
  private var isBegun = false

  private static let rowsForWidths = 1000

  /// Makes a table without rows.
  ///
  /// - Parameter columns: its columns; the last one is not filled up with blanks.
  package init(columns: [Column]) {
    self.columns = columns
    widths = columns.map { TerminalText($0.title).width }
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - cells: a text for each column; nothing of them reaches the terminal as a command.
  ///   - output: where the table goes.
  package mutating func append(_ cells: [String], into output: inout OutputBuffer) {
    var row: [TerminalText] = []
    row.reserveCapacity(columns.count)
    for (cell, column) in zip(cells, columns) {
      let text = TerminalText(cell)
      row.append(column.limit.map { text.truncated(to: $0) } ?? text)
    }
    if isBegun {
      write(row, into: &output)
      return
    }
    for index in row.indices { widths[index] = max(widths[index], row[index].width) }
    waiting.append(row)
    if waiting.count == TextTable.rowsForWidths { flush(into: &output) }
  }

  /// Ends the table: writes the rows that still wait.
  ///
  /// - Parameter output: where the table goes.
  package mutating func end(into output: inout OutputBuffer) {
    if !isBegun { flush(into: &output) }
  }

  private mutating func flush(into output: inout OutputBuffer) {
    isBegun = true
    write(columns.map { TerminalText($0.title) }, into: &output)
    for row in waiting { write(row, into: &output) }
    waiting = []
  }

  private func write(_ row: [TerminalText], into output: inout OutputBuffer) {
    // Blanks at the end of a line are nobody's wish, so they wait for the next text.
    var blanks = 0
    for index in row.indices {
      let padding = max(0, widths[index] - row[index].width)
      if columns[index].isNumeric { blanks += padding }
      if row[index].width > 0 {
        for _ in 0..<blanks { output.append(" ") }
        blanks = 0
        output.append(text: row[index].description)
      }
      if !columns[index].isNumeric { blanks += padding }
      blanks += 2
    }
    output.append("\n")
  }
}
