@testable import CardMap

/// Rows made by hand for the tests of the writers.
enum Samples {
  static func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(unchecked: latitude, longitude)
  }

  static func placemark(
    _ identifier: String = "id-1",
    title: String = "Mara Lind",
    at point: Coordinate = coordinate(41.878876, -87.635918),
    warnings: [Warning] = []
  ) -> Placemark {
    Placemark(
      identifier: identifier,
      title: title,
      subtitle: "7 Lake St, Chicago, IL 60606",
      coordinate: point,
      region: MapRegion(center: point),
      postalAddress: PostalAddress(
        street: "7 Lake St\nSuite 2",
        city: "Chicago",
        state: "IL",
        postalCode: "60606",
        country: "USA",
        isoCountryCode: "US"
      ),
      postalCode: "60606",
      precision: .postalCode,
      radius: 480,
      provider: "zip-table",
      attribution: "The Surveyors",
      phoneNumbers: ["+1 312 555 0142", "(312) 555-0143"],
      emailAddresses: ["mara@example.net"],
      urls: [],
      warnings: warnings
    )
  }

  static func contact(_ identifier: String = "id-1", name: String = "Mara Lind") -> Contact {
    Contact(identifier: identifier, name: name)
  }

  static func record(
    _ index: Int = 1,
    line: Int = 1,
    contact: Contact = contact()
  ) -> ContactRecord {
    ContactRecord(index: index, line: line, byteRange: 0..<1, contact: contact)
  }

  static func placed(
    _ index: Int = 1,
    line: Int = 1,
    _ placemark: Placemark = placemark()
  ) -> GeocodedContact {
    GeocodedContact(
      record: record(
        index,
        line: line,
        contact: contact(placemark.identifier, name: placemark.title)
      ),
      identifier: placemark.identifier,
      result: .placed(placemark)
    )
  }

  static func notPlaced(
    _ index: Int = 2,
    line: Int = 14,
    contact: Contact = contact("id-2", name: "Sgt. Oru"),
    _ reason: PlacementResult.NotPlaced = .init(
      .noMatch,
      .militaryMail,
      "APO is military mail, which has no fixed place",
      postalAddress: PostalAddress(city: "APO", state: "AE", postalCode: "09012")
    )
  ) -> GeocodedContact {
    GeocodedContact(
      record: record(index, line: line, contact: contact),
      identifier: contact.identifier,
      result: .notPlaced(reason)
    )
  }

  /// What a writer makes of some rows.
  static func document(
    _ format: PlacemarkFormat,
    of content: RowWriter.Content = .addressBook,
    _ rows: [GeocodedContact]
  ) -> String {
    var buffer = OutputBuffer(minimumCapacity: 64)
    var writer = RowWriter(format, of: content)
    writer.begin(into: &buffer)
    for row in rows { writer.write(row, file: "book.vcf", into: &buffer) }
    writer.end(into: &buffer)
    return String(buffer)
  }
}

/// What a closure appends to an empty buffer.
func written(_ body: (inout OutputBuffer) -> Void) -> String {
  var buffer = OutputBuffer(minimumCapacity: 1)
  body(&buffer)
  return String(buffer)
}
