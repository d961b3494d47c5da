import Testing

@testable import CardMap

/// Addresses that were written as a text.
@Suite(.tags(.contacts))
struct DeliveryAddressTextTests {
  @Test(arguments: [
    ("12 Main St, Boston, MA 02134, USA", ";;12 Main St;Boston;MA;02134;USA"),
    ("12 Main St\nBoston, MA 02134\nUSA", ";;12 Main St;Boston;MA;02134;USA"),
    ("12 Main St\r\nApt 3\r\nBoston MA 02134-1234", ";;12 Main St\nApt 3;Boston;MA;02134;"),
    ("12 Main St, Boston, Massachusetts, 02134", ";;12 Main St;Boston;Massachusetts;02134;"),
    ("12 Main St, Boston, MA 02134 USA", ";;12 Main St;Boston;MA;02134;USA"),
    ("Boston 02134", ";;;Boston;;02134;"),
    ("12 Main St\nBoston 02134", ";;12 Main St;Boston;;02134;"),
    ("12 Main St, Boston, 02134", ";;12 Main St;Boston;;02134;"),
    ("Boston, MA", ";;;Boston;MA;;"),
    ("12 Main St, Washington 20001", ";;12 Main St;Washington;DC;20001;"),
    ("4 Oak St, Charleston, West Virginia 25301", ";;4 Oak St;Charleston;West Virginia;25301;"),
    ("Calle Sol 4, San Juan 00901, Puerto Rico", ";;Calle Sol 4;San Juan;;00901;Puerto Rico"),
    ("4 Oak St, Atlanta, Georgia 30303", ";;4 Oak St;Atlanta;Georgia;30303;"),
    ("Hauptweg 7, 10115 Berlin, Germany", ";;Hauptweg 7;Berlin;;10115;Germany"),
    ("Hauptweg 7\n10115 Berlin\nDeutschland", ";;Hauptweg 7;Berlin;;10115;Deutschland"),
    ("9 Elm Row, London SW1A 1AA, United Kingdom", ";;9 Elm Row;London;;SW1A 1AA;United Kingdom"),
    ("Elm Row 9, London, SW1A 1AA, UK", ";;Elm Row 9;London;;SW1A 1AA;UK"),
    ("Gracht 7, 1012 AB Amsterdam, Netherlands", ";;Gracht 7;Amsterdam;;1012 AB;Netherlands"),
    ("2640 Fir Dr, Otisburg, FL", ";;2640 Fir Dr;Otisburg;FL;;"),
    ("PO Box 12345", ";;PO Box 12345;;;;"),
    ("4 Oak St Apt 12345", ";;4 Oak St Apt 12345;;;;"),
    ("12345 Oak St", ";;12345 Oak St;;;;"),
    ("Germany", ";;;;;;Germany"),
    ("", ";;;;;;"),
  ])
  func parts(_ text: String, _ components: String) {
    let address = DeliveryAddress(parsing: text)
    #expect(address == DeliveryAddress(components: components))
  }

  @Test func theDefaultCountryDecidesWhereACodeIsLookedFor() {
    let address = DeliveryAddress(parsing: "Hauptweg 7, 10115 Berlin", defaultCountry: "DE")
    #expect(address == DeliveryAddress(components: ";;Hauptweg 7;Berlin;;10115;"))
    let text = "Calle Sol 4, San Juan, PR 00901"
    let territory = DeliveryAddress(parsing: text, defaultCountry: "PR")
    #expect(territory == DeliveryAddress(components: ";;Calle Sol 4;San Juan;PR;00901;"))
  }

  @Test func aLabelIsReadWhereNothingElseIsThere() async throws {
    let label = DeliveryAddress(label: "12 Main St\nAllston, MA 02134\nUSA")
    var withCountry = label
    withCountry.label = "12 Main St\nAllston, MA 02134"
    withCountry.country = "USA"
    for address in [label, withCountry] {
      let placemark = try #require(await geocode([record(address)])[0].placemark)
      #expect(placemark.postalCode == "02134")
      #expect(placemark.warnings.map(\.code) == [.unstructuredAddress])
      #expect(placemark.subtitle == "12 Main St, Allston, MA 02134")
      #expect(placemark.postalAddress.country == "USA")
    }
    var both = DeliveryAddress(components: ";;3 Elm Row;Concord;MA;01742;USA")
    both.label = label.label
    let placemark = try #require(await geocode([record(both)])[0].placemark)
    #expect(placemark.postalCode == "01742")
    #expect(placemark.warnings.isEmpty)
  }

  @Test func aLabelWithoutACodeHasNone() async throws {
    let row = await geocode([record(DeliveryAddress(label: "the old mill\nConcord"))])[0]
    #expect(row.outcome == .noPostalCode)
    #expect(row.reason?.warnings.map(\.code) == [.unstructuredAddress])
    #expect(row.postalAddress.street == "the old mill\nConcord")
  }
}
