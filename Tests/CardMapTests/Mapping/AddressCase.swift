import Testing

@testable import CardMap

/// An address and what must become of it.
struct AddressCase: CustomTestStringConvertible, Sendable {
  /// The seven components of ADR, as on a card.
  let components: String
  let expected: Expectation
  var options = AddressBookGeocoder.Options()

  enum Expectation: Equatable, Sendable {
    /// Placed with this code, at the point of this ZIP code, with these warnings.
    case placed(String, [Warning.Code] = [])
    /// Placed by a fall-back.
    case fallback(String?, Precision, Warning.Code)
    /// Not placed.
    case not(Outcome, ReasonCode)
  }

  init(
    _ components: String,
    _ expected: Expectation,
    country: String = "US",
    floor: Precision? = nil
  ) {
    self.components = components
    self.expected = expected
    options.defaultCountry = country
    options.precisionFloor = floor
  }

  var testDescription: String { components }

  /// Geocodes the address and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let row = try #require(
      await geocode([record(DeliveryAddress(components: components))], options).first,
      sourceLocation: sourceLocation
    )
    switch (expected, row.result) {
    case (.placed(let code, let warnings), .placed(let placemark)):
      let entry = try #require(
        ZIPTable().entry(zip: Int(code) ?? -1),
        sourceLocation: sourceLocation
      )
      #expect(placemark.postalCode == code, sourceLocation: sourceLocation)
      #expect(placemark.coordinate == entry.coordinate, sourceLocation: sourceLocation)
      #expect(placemark.precision == .postalCode, sourceLocation: sourceLocation)
      #expect(placemark.provider == "zip-table", sourceLocation: sourceLocation)
      #expect(placemark.warnings.map(\.code) == warnings, sourceLocation: sourceLocation)
    case (.fallback(let code, let precision, let warning), .placed(let placemark)):
      #expect(placemark.postalCode == code, sourceLocation: sourceLocation)
      #expect(placemark.precision == precision, sourceLocation: sourceLocation)
      #expect(placemark.warnings.map(\.code) == [warning], sourceLocation: sourceLocation)
    case (.not(let outcome, let code), .notPlaced(let reason)):
      #expect(reason.outcome == outcome, sourceLocation: sourceLocation)
      #expect(reason.code == code, sourceLocation: sourceLocation)
      #expect(!reason.message.isEmpty, sourceLocation: sourceLocation)
    default:
      Issue.record("expected \(expected), got \(row.result)", sourceLocation: sourceLocation)
    }
  }
}

extension DeliveryAddress {
  /// An address from the components of ADR; a line break is `\n`.
  init(components: String) {
    var parts = components.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    parts += Array(repeating: "", count: max(0, 7 - parts.count))
    self.init(
      postOfficeBox: parts[0],
      extendedAddress: parts[1],
      streetAddress: parts[2],
      locality: parts[3],
      region: parts[4],
      postalCode: parts[5],
      country: parts[6]
    )
  }
}

/// A card with these addresses.
func record(
  _ addresses: DeliveryAddress...,
  position: CardPosition? = nil,
  diagnostics: [Diagnostic] = []
) -> ContactRecord {
  ContactRecord(
    index: 1,
    line: 1,
    byteRange: 0..<1,
    contact: Contact(
      identifier: "urn:test:1",
      name: "Nora Field",
      addresses: addresses,
      position: position
    ),
    diagnostics: diagnostics
  )
}

/// Geocodes with the ZIP table.
func geocode(
  _ records: [ContactRecord],
  _ options: AddressBookGeocoder.Options = .init()
) async -> [GeocodedContact] {
  await AddressBookGeocoder(provider: ZIPTable(), options: options).geocode(records)
}

extension GeocodedContact {
  /// The placemark; nil where there is none.
  var placemark: Placemark? {
    if case .placed(let placemark) = result { placemark } else { nil }
  }

  /// Why there is no placemark; nil where there is one.
  var reason: PlacementResult.NotPlaced? {
    if case .notPlaced(let reason) = result { reason } else { nil }
  }
}
