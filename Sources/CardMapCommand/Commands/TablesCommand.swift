import CardMap

/// `cardmap tables`: which postal tables are inside.
struct TablesCommand {
  let options: RunOptions
  let console: Console
  let isProgram: Bool

  /// Runs the command.
  func run(_ operands: [String]) throws(CommandError) -> ExitStatus {
    if let word = operands.first {
      throw CommandError(.usage, "tables takes no more words, but there is \(word)")
    }
    let format = options.format ?? .table
    guard [.table, .json, .ndjson].contains(format) else {
      throw CommandError(.usage, "tables writes no \(format.rawValue), but table, json, ndjson")
    }
    let target = try OutputTarget(options.output, console: console, isProgram: isProgram)
    var output = DocumentOutput(target)
    let table = ZIPTable()
    switch format {
    case .table: write(table.information, named: table.name, into: &output.buffer)
    default:
      var compact = OutputBuffer()
      compact.append(text: format == .json ? "[" : "")
      append(table.information, named: table.name, to: &compact)
      compact.append(text: format == .json ? "]" : "")
      if format == .json {
        JSONIndenter().indent(compact, into: &output.buffer)
      } else {
        output.buffer.append(compact)
      }
      output.buffer.append(text: "\n")
    }
    try output.commit()
    return .done
  }

  private func write(
    _ information: ZIPTable.Information,
    named name: String,
    into buffer: inout OutputBuffer
  ) {
    buffer.append(
      text: """
        \(name): ZIP codes of the United States, \(information.date)

          rows      \(information.rowCount)
          area      \(information.areaCount), with a radius from the area's land
          point     \(information.pointCount): PO boxes, single buildings, organisations
          military  \(information.militaryCount), which have no place

        Sources

        """
    )
    for source in information.sources {
      buffer.append(
        text: "  \(source.name), \(source.date)\n    \(source.data); \(source.license)\n"
      )
    }
    buffer.append(text: "\n\(information.attribution)\n")
  }

  private func append(
    _ information: ZIPTable.Information,
    named name: String,
    to buffer: inout OutputBuffer
  ) {
    buffer.append(text: "{\"name\":")
    buffer.append(json: name)
    buffer.append(text: ",\"country\":\"US\",\"rows\":\(information.rowCount)")
    buffer.append(text: ",\"area\":\(information.areaCount)")
    buffer.append(text: ",\"point\":\(information.pointCount)")
    buffer.append(text: ",\"military\":\(information.militaryCount),\"date\":")
    buffer.append(json: information.date)
    buffer.append(text: ",\"sources\":[")
    for (index, source) in information.sources.enumerated() {
      buffer.append(text: index > 0 ? ",{\"name\":" : "{\"name\":")
      buffer.append(json: source.name)
      buffer.append(text: ",\"data\":")
      buffer.append(json: source.data)
      buffer.append(text: ",\"date\":")
      buffer.append(json: source.date)
      buffer.append(text: ",\"licence\":")
      buffer.append(json: source.license)
      buffer.append(text: "}")
    }
    buffer.append(text: "],\"attribution\":")
    buffer.append(json: information.attribution)
    buffer.append(text: "}")
  }
}
