import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct RowWriterTests {
  static let rows = (1...9).map { index in
    index % 3 == 0
      ? Samples.notPlaced(index)
      : Samples.placed(
        index,
        Samples.placemark("id-\(index)", at: Samples.coordinate(Double(index), 170))
      )
  }

  @Test(arguments: PlacemarkFormat.allCases.filter { $0 != .table }, [1, 2, 4, 9])
  func joinedPartsAreTheWholeDocument(_ format: PlacemarkFormat, _ size: Int) {
    // A part of nothing, and one of nothing that GeoJSON writes, come first.
    let rows = [Samples.notPlaced(0)] + RowWriterTests.rows
    var joined = OutputBuffer()
    var writer = RowWriter(format, of: .addressBook)
    writer.begin(into: &joined)
    let parts =
      [[], [rows[0]]]
      + stride(from: 1, to: rows.count, by: size).map { start in
        Array(rows[start..<min(start + size, rows.count)])
      }
    for rows in parts {
      var part = writer.part
      var bytes = OutputBuffer()
      for row in rows { part.write(row, file: "book.vcf", into: &bytes) }
      writer.join(part, bytes, into: &joined)
    }
    writer.end(into: &joined)
    #expect(String(joined) == Samples.document(format, rows))
  }

  @Test(arguments: [
    ("json", PlacemarkFormat.json), ("ndjson", .ndjson), ("jsonl", .ndjson), ("csv", .csv),
    ("geojson", .geoJSON), ("vcf", .vCard), ("vcard", .vCard),
  ])
  func endings(_ ending: String, _ format: PlacemarkFormat) {
    #expect(PlacemarkFormat(fileExtension: ending) == format)
  }

  @Test(arguments: ["", "txt", "kml", "JSON", "table"])
  func otherEndingsMeanNothing(_ ending: String) {
    #expect(PlacemarkFormat(fileExtension: ending) == nil)
  }

  @Test
  func namesAreThoseOfTheCommandLine() {
    #expect(
      PlacemarkFormat.allCases.map(\.rawValue) == [
        "table", "json", "ndjson", "csv", "geojson", "vcard",
      ]
    )
  }
}
