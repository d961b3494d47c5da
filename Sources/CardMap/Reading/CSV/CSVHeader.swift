/// The first row of a CSV file, which names its columns.
struct CSVHeader {
  /// How the file is written.
  let layout: CSVLayout
  /// The names as written.
  let names: [String]
  /// The columns that are used, in the order in which they are read.
  let columns: [CSVColumn]
  /// What each address is for, where the header says so; one for each address of a row.
  let addressTypes: [AddressTypes]
  /// What each column was taken as.
  let uses: [ColumnUse]
  /// The names that somebody gave and the header does not have.
  let missing: [ColumnName]
  /// Where the first row behind the header begins.
  let next: Int
  /// How many lines stand before that.
  let lineCount: Int

  /// A longer header is none.
  static let longest = 64 << 10

  /// What the beginning of a file was found to be.
  enum Verdict {
    case needsMore, none
    case header(CSVHeader)
  }

  /// Reads the header of a file.
  ///
  /// - Parameters:
  ///   - bytes: the beginning of the file.
  ///   - isFinal: whether these are all the bytes.
  ///   - named: what somebody says about the columns.
  /// - Returns: the header, whatever its names are.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    named: [ColumnName]
  ) -> Verdict {
    let first = bytes.beginsWithMark ? 3 : 0
    var start = first
    while start < bytes.count, bytes[start] == 0x20 || bytes[start].isLineEnd { start += 1 }
    var said: UInt8?
    if let line = separatorLine(bytes, start) {
      said = line.separator
      start = line.next
      while start < bytes.count, bytes[start].isLineEnd { start += 1 }
    }
    guard start < bytes.count else { return isFinal ? .none : .needsMore }
    guard let end = end(of: bytes, from: start, isFinal: isFinal) else {
      return isFinal || bytes.count - start > longest ? .none : .needsMore
    }
    var lineEnd = UInt8.lineFeed
    if end < bytes.count, bytes[end] == .carriageReturn {
      guard end + 1 < bytes.count || isFinal else { return .needsMore }
      if end + 1 == bytes.count || bytes[end + 1] != .lineFeed { lineEnd = .carriageReturn }
    }
    let row = UnsafeBufferPointer(rebasing: bytes[start..<end])
    var best: (columns: CSVColumns, layout: CSVLayout)?
    for separator in said.map({ [$0] }) ?? CSVLayout.separators {
      let layout = CSVLayout(separator: separator, lineEnd: lineEnd)
      let columns = CSVColumns(names: names(in: row, layout), named: named)
      if best.map({ columns.rank > $0.columns.rank }) ?? true { best = (columns, layout) }
    }
    guard let best else { return .none }
    var next = end
    while next < bytes.count, bytes[next] != lineEnd { next += 1 }
    next = min(next + 1, bytes.count)
    return .header(
      CSVHeader(
        layout: best.layout,
        names: best.columns.names,
        columns: best.columns.inOrderOfReading,
        addressTypes: best.columns.addressTypes,
        uses: best.columns.uses,
        missing: best.columns.missing,
        next: next,
        lineCount: bytes[first..<next].count { $0 == lineEnd }
      )
    )
  }

  /// Whether the names say by themselves that the file is CSV.
  ///
  /// A line of a card that has lost its BEGIN may look like a header: `ADR:;;1 A St;Erie;PA;16501;`.
  var isRecognizable: Bool {
    let mayBeProperty = names.first?.utf8.contains(UInt8(ascii: ":")) ?? false
    return !mayBeProperty && (isCertain || isShowable)
  }

  /// Whether the names are those of an address, or several are known.
  private var isCertain: Bool {
    let known = columns.count
    return known >= 2 || known == 1 && columns.contains { $0.meaning.isOfAddress }
  }

  /// Whether several known names are in the row, and nothing that looks like data: then it is a
  /// header, also where nothing of it is used, and may be shown.
  var isShowable: Bool {
    let reader = HeaderReader.shared
    return names.count { reader.read($0) != nil } >= 2
      && names.allSatisfy { name in
        !name.utf8.contains { CodeText.isDigit($0) || $0 == UInt8(ascii: "@") }
      }
  }

  /// A line `sep=;`, by which spreadsheets say what separates cells.
  private static func separatorLine(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int
  ) -> (separator: UInt8, next: Int)? {
    guard start + 5 < bytes.count, bytes[start + 5].isLineEnd,
      equal(UnsafeBufferPointer(rebasing: bytes[start..<(start + 4)]), "SEP="),
      CSVLayout.separators.contains(bytes[start + 4])
    else { return nil }
    return (bytes[start + 4], start + 6)
  }

  /// Where the header ends: at the first line end that is not in quotes.
  private static func end(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    isFinal: Bool
  ) -> Int? {
    var isQuoted = false
    var firstLineEnd: Int?
    var place = start
    let limit = min(bytes.count, start + longest)
    while place < limit {
      let byte = bytes[place]
      if byte == .quote { isQuoted.toggle() }
      if byte.isLineEnd {
        if !isQuoted { return place }
        if firstLineEnd == nil { firstLineEnd = place }
      }
      place += 1
    }
    guard isFinal || place - start == longest else { return nil }
    // A quote that is never closed is none.
    return firstLineEnd ?? (isFinal && place == bytes.count ? place : nil)
  }

  private static func names(
    in row: UnsafeBufferPointer<UInt8>,
    _ layout: CSVLayout
  ) -> [String] {
    let limits = ReadingLimits(line: longest, card: longest)
    var cells = CSVRow(layout, room: row.count { $0 == layout.separator } + 1, limits: limits)
    guard let base = row.baseAddress,
      cells.read(row, from: 0, isFinal: true, openUntil: 0) == .complete
    else { return [] }
    var text = CSVText()
    return (0..<cells.count).map { index in
      String(decoding: text.bytes(cells.field(index), base, isASCII: false), as: UTF8.self)
    }
  }
}
