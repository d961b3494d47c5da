import Testing

@testable import CardMap

/// Codes and addresses that are asked for by themselves.
@Suite(.tags(.mapping))
struct LookupTests {
  private func look(up text: String) async -> GeocodedContact {
    await geocode([ContactRecord(lookingUp: text, index: 1)])[0]
  }

  @Test(
    arguments: [
      ("02134", "zip:02134", "02134 Allston, MA"), ("02134-1234", "zip:02134", "02134 Allston, MA"),
      ("MA 02134", "zip:02134", "02134 Allston, MA"), ("01234", "zip:01234", nil),
      ("US 20500", "zip:20500", "20500 Washington, DC"),
      ("29402", "zip:29402", "29402 Charleston, SC"),
      ("MA 02100", "zip:02100", "MA 02100"),
    ] as [(String, String, String?)]
  )
  func codes(_ text: String, _ identifier: String, _ title: String?) async throws {
    let row = await look(up: text)
    #expect(row.identifier == identifier)
    guard let title else {
      // No such code.
      #expect(row.outcome == .noMatch)
      #expect(row.reason?.code == .unknownCode)
      #expect(row.record.title == text)
      return
    }
    let placemark = try #require(row.placemark)
    #expect(placemark.title == title)
    #expect(placemark.warnings.allSatisfy { $0.code == .prefixFallback })
  }

  @Test(
    arguments: [
      ("55555", ReasonCode.unknownCode), ("5555", .tooShort), ("2134", .tooShort),
      ("ABCDE", .notACode), ("123456", .notACode), ("9O210", .notACode), ("SW1A 1AA", .notACode),
      ("09012", .militaryMail), ("NH 02134", .placesDiffer), ("12 Main St", .noPostalCode),
      ("Boston", .noPostalCode), ("12 Main St, Springfield, IL 01103", .placesDiffer),
      ("Hauptweg 7, 10115 Berlin, Germany", .foreignCode), ("Denver 02134", .placesDiffer),
    ].map { LookupFailure(text: $0.0, code: $0.1) }
  )
  func notPlaced(_ failure: LookupFailure) async {
    let row = await look(up: failure.text)
    #expect(row.reason?.code == failure.code)
    // What has no place is named as it was typed.
    #expect(row.record.title == failure.text)
  }

  @Test func aTerritoryHasZIPCodesToo() async throws {
    var options = AddressBookGeocoder.Options()
    options.defaultCountry = "PR"
    for text in ["00901", "Calle Sol 4, San Juan, PR 00901"] {
      let record = ContactRecord(lookingUp: text, index: 1, defaultCountry: "PR")
      let placemark = try #require(await geocode([record], options)[0].placemark)
      #expect(placemark.postalCode == "00901")
      #expect(placemark.title == (text == "00901" ? "00901 San Juan, PR" : text))
    }
  }

  @Test func addresses() async throws {
    let text = "12 Main St, Allston, MA 02134, USA"
    let placemark = try #require(await look(up: text).placemark)
    #expect(placemark.title == text)
    #expect(placemark.identifier.hasPrefix("urn:uuid:"))
    #expect(placemark.postalAddress.city == "Allston")
    #expect(placemark.warnings.isEmpty)
    #expect(await look(up: text).identifier == placemark.identifier)
    #expect(await look(up: text + "s").identifier != placemark.identifier)
    // White space round it is nobody's wish.
    #expect(await look(up: "\t" + text + " ").placemark == placemark)
    #expect(await look(up: " 02134\u{A0}").placemark?.postalAddress.postalCode == "02134")
    #expect(await look(up: "2134 ").record.title == "2134")
    #expect(await look(up: "boston ma 02108").placemark?.postalCode == "02108")
  }
}

struct LookupFailure: Sendable {
  let text: String
  let code: ReasonCode
}
