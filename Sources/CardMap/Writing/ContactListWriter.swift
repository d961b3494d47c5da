/// Writes a list of contacts, one at a time, as a document of a format.
public struct ContactListWriter: Sendable {
  /// The formats of lists: those that need no place.
  public static let formats: [PlacemarkFormat] = [.table, .json, .ndjson, .csv]

  private let format: PlacemarkFormat
  private var isFirst = true
  private var table = TextTable(columns: [
    .init("#", isNumeric: true), .init("NAME", limit: 30), .init("ADDRESSES", isNumeric: true),
    .init("CODE", limit: 12), .init("FIRST ADDRESS OR ERROR"),
  ])

  /// Makes a writer, or nil where a list has no such format.
  ///
  /// - Parameter format: the format of the document.
  public init?(_ format: PlacemarkFormat) {
    guard ContactListWriter.formats.contains(format) else { return nil }
    self.format = format
  }

  /// Begins the document.
  ///
  /// - Parameter output: where it goes.
  public mutating func begin(into output: inout OutputBuffer) {
    switch format {
    case .csv: output.appendCSVListHeader()
    case .json: output.append("[")
    case .ndjson, .table, .geoJSON, .vCard: break
    }
  }

  /// Writes a contact.
  ///
  /// - Parameters:
  ///   - record: the card.
  ///   - file: the name of the file that the card stands in.
  ///   - output: where it goes.
  public mutating func write(
    _ record: ContactRecord,
    file: String,
    into output: inout OutputBuffer
  ) {
    switch format {
    case .json:
      var compact = OutputBuffer()
      compact.append(json: record, file: file)
      output.append(isFirst ? "\n  " : ",\n  ")
      JSONIndenter(level: 1).indent(compact, into: &output)
    case .csv: output.append(csv: record, file: file)
    case .table:
      table.append(
        [
          "\(record.index)", record.title, "\(record.addressCount)",
          record.firstAddress?.postalCode ?? "",
          record.error?.message ?? record.firstAddress?.oneLine ?? "",
        ],
        into: &output
      )
    case .ndjson, .geoJSON, .vCard:
      output.append(json: record, file: file)
      output.append("\n")
    }
    isFirst = false
  }

  /// Ends the document.
  ///
  /// - Parameter output: where it goes.
  public mutating func end(into output: inout OutputBuffer) {
    switch format {
    case .json: output.append(isFirst ? "]\n" : "\n]\n")
    case .table: table.end(into: &output)
    case .csv, .ndjson, .geoJSON, .vCard: break
    }
  }
}

extension DeliveryAddress {
  /// The components that are there, in the order of an envelope.
  fileprivate var oneLine: String {
    var line = streetAddress
    func add(_ part: String, behind separator: String = ", ") {
      guard !part.isEmpty else { return }
      if !line.isEmpty { line += separator }
      line += part
    }
    add(extendedAddress)
    add(postOfficeBox)
    add(locality)
    add(region)
    add(postalCode, behind: region.isEmpty ? ", " : " ")
    add(country)
    return line
  }
}
