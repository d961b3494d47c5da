import Testing

@testable import CardMap

/// A file with the habits of a program that people have their contacts from.
struct ExportedFile: CustomTestStringConvertible, Sendable {
  let name: String
  let cards: [ExportedCard]

  init(_ name: String, _ cards: ExportedCard...) {
    self.name = name
    self.cards = cards
  }

  var testDescription: String { name }

  static let all = apple + phones + mailPrograms + desktops + servers
}

@Suite(.tags(.reading, .mapping))
struct ExporterTests {
  private func records(_ file: ExportedFile) -> [ContactRecord] {
    read(Fixture.bytes(file.name)).records
  }

  @Test("Everything that is kept, and nothing else", arguments: ExportedFile.all)
  func contacts(_ file: ExportedFile) {
    let found = read(Fixture.bytes(file.name))
    #expect(found.summary.strayLines == 0)
    #expect(found.records.count == file.cards.count)
    for (record, card) in zip(found.records, file.cards) {
      #expect(record.contact == card.contact, "\(card.contact.name)")
      let warnings = record.diagnostics.map { "\($0.line) \($0.property) \($0.kind.rawValue)" }
      #expect(warnings == card.warnings, "\(card.contact.name)")
    }
  }

  @Test("Every address at its place, or why there is none", arguments: ExportedFile.all)
  func places(_ file: ExportedFile) async {
    for (record, card) in zip(records(file), file.cards) {
      #expect(await places(record, .all) == card.places, "\(card.contact.name)")
    }
  }

  @Test("The address that is asked for", arguments: ExportedFile.all)
  func choices(_ file: ExportedFile) async {
    for (record, card) in zip(records(file), file.cards) {
      for choice in AddressChoice.allCases where choice != .all {
        let place = card.chosen[choice].map { card.places[$0] } ?? .noAddress
        #expect(await places(record, choice) == [place], "\(card.contact.name), \(choice)")
      }
    }
  }

  private func places(
    _ record: ContactRecord,
    _ choice: AddressChoice
  ) async -> [ExportedCard.Place] {
    var options = AddressBookGeocoder.Options()
    options.addressChoice = choice
    var places: [ExportedCard.Place] = []
    for row in await geocode([record], options) {
      // What the reader says stands on the first row.
      let count = places.isEmpty ? record.diagnostics.count : 0
      switch row.result {
      case .placed(let placemark):
        let warnings = Array(placemark.warnings.map(\.code).dropFirst(count))
        let coordinate = placemark.coordinate
        if placemark.provider == "card" {
          places.append(.card(coordinate.latitude, coordinate.longitude, warnings))
        } else {
          let code = placemark.postalCode ?? ""
          #expect(placemark.precision == .postalCode)
          #expect(ZIPTable().entry(zip: Int(code) ?? -1)?.coordinate == coordinate)
          places.append(.zip(code, warnings))
        }
      case .notPlaced(let reason):
        #expect(reason.warnings.count == count)
        places.append(.not(reason.outcome, reason.code))
      }
    }
    return places
  }
}
