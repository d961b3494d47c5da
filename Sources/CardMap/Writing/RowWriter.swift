/// Writes the rows of a run, one at a time, as a document of a format.
///
/// Begin, write each row, end. The bytes go to a buffer that the caller empties when it likes.
public struct RowWriter: Sendable {
  /// What the document is of.
  public enum Content: Sendable {
    /// The contacts of an address book: rows with file and line.
    case addressBook
    /// Codes and addresses that were asked for one by one: rows without file and line.
    case lookups
    /// One placemark: JSON is the placemark alone, or the row where it was not placed.
    case single
  }

  private let format: PlacemarkFormat
  private let content: Content
  private var isFirst = true
  private var extent = PointExtent()
  private var table: TextTable

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - format: the format of the document.
  ///   - content: what the document is of.
  public init(_ format: PlacemarkFormat, of content: Content) {
    self.format = format
    self.content = content
    table = TextTable(columns: [])
    if format == .table {
      table = TextTable(columns: [
        .init("#", isNumeric: true), .init("NAME", limit: 30), .init("OUTCOME"),
        .init("LATITUDE", isNumeric: true), .init("LONGITUDE", isNumeric: true),
        .init("PRECISION"), .init("ADDRESS OR REASON"),
      ])
    }
  }

  /// Begins the document.
  ///
  /// - Parameter output: where it goes.
  public mutating func begin(into output: inout OutputBuffer) {
    switch format {
    case .csv: output.appendCSVHeader()
    case .geoJSON: output.append("{\"type\":\"FeatureCollection\",\"features\":[")
    case .json where content != .single: output.append("[")
    case .json, .ndjson, .table, .vCard: break
    }
  }

  /// Writes a row; GeoJSON leaves out what was not placed, and so does vCard, which makes new cards
  /// of the contacts: ``VCardWriter`` keeps what a card has besides.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - file: the name of the file that the card stands in; only an address book has one.
  ///   - output: where it goes.
  public mutating func write(
    _ row: borrowing GeocodedContact,
    file: String = "",
    into output: inout OutputBuffer
  ) {
    let named = content == .addressBook ? file : nil
    switch format {
    case .ndjson:
      write(json: row, file: named, into: &output)
      output.append("\n")
    case .json:
      var compact = OutputBuffer()
      write(json: row, file: named, into: &compact)
      if content == .single {
        JSONIndenter().indent(compact, into: &output)
        output.append("\n")
      } else {
        output.append(isFirst ? "\n  " : ",\n  ")
        JSONIndenter(level: 1).indent(compact, into: &output)
      }
    case .csv:
      output.append(csv: row, file: named)
    case .geoJSON:
      guard case .placed(let placemark) = row.result else { return }
      output.append(isFirst ? "\n" : ",\n")
      output.append(feature: placemark)
      extent.add(placemark.coordinate)
    case .table:
      table.append(row.tableCells, into: &output)
    case .vCard:
      guard let contact = row.record.contact, row.outcome == .placed else { return }
      output.append(card: contact, PositionUpdate(row))
    }
    isFirst = false
  }

  /// Ends the document.
  ///
  /// - Parameter output: where it goes.
  public mutating func end(into output: inout OutputBuffer) {
    switch format {
    case .json where content != .single: output.append(isFirst ? "]\n" : "\n]\n")
    case .geoJSON:
      output.append(isFirst ? "]" : "\n]")
      if let region = extent.region { output.append(bbox: region) }
      output.append("}\n")
    case .table: table.end(into: &output)
    case .json, .ndjson, .csv, .vCard: break
    }
  }

  private func write(
    json row: GeocodedContact,
    file: String?,
    into output: inout OutputBuffer
  ) {
    if content == .single, case .placed(let placemark) = row.result {
      output.append(json: placemark)
    } else {
      output.append(json: row, file: file)
    }
  }
}

extension RowWriter {
  /// A writer for rows in the middle of the document, whose bytes are joined to it later.
  ///
  /// So several threads can write. A table cannot be written so, since its widths are those of its
  /// first rows.
  package var part: RowWriter {
    var part = RowWriter(format, of: content)
    part.isFirst = false
    return part
  }

  /// Joins the rows that a part has written.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - bytes: what it has written.
  ///   - output: where they go.
  package mutating func join(
    _ part: RowWriter,
    _ bytes: borrowing OutputBuffer,
    into output: inout OutputBuffer
  ) {
    guard !bytes.isEmpty else { return }
    // Every row of a part has a comma before it; the first of the document has none.
    let hasComma = format == .json || format == .geoJSON
    output.append(bytes, from: isFirst && hasComma ? 1 : 0)
    isFirst = false
    extent.add(part.extent)
  }
}

extension OutputBuffer {
  /// Appends the last member of a feature collection (RFC 7946, section 5); west is greater than
  /// east where the box crosses the antimeridian.
  fileprivate mutating func append(bbox region: MapRegion) {
    append(",\"bbox\":[")
    append(degrees: region.west)
    append(",")
    append(degrees: region.south)
    append(",")
    append(degrees: region.east)
    append(",")
    append(degrees: region.north)
    append("]")
  }
}

extension GeocodedContact {
  /// The cells of the row in a table for people.
  fileprivate var tableCells: [String] {
    switch result {
    case .placed(let placemark):
      let notes = placemark.warnings.map(\.code.rawValue).joined(separator: ", ")
      return [
        "\(record.index)", placemark.title, outcome.rawValue,
        TextTable.degrees(placemark.coordinate.latitude),
        TextTable.degrees(placemark.coordinate.longitude), placemark.precision.rawValue,
        notes.isEmpty ? placemark.subtitle : "\(placemark.subtitle) (\(notes))",
      ]
    case .notPlaced(let reason):
      return ["\(record.index)", record.title, outcome.rawValue, "", "", "", reason.message]
    }
  }
}

extension TextTable {
  /// Degrees as the documents have them.
  fileprivate static func degrees(_ degrees: Double) -> String {
    var buffer = OutputBuffer(minimumCapacity: 64)
    buffer.append(degrees: degrees)
    return String(buffer)
  }
}
