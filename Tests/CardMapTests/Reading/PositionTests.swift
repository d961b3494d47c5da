import CardMap
import Testing

@Suite(.tags(.reading))
struct PositionTests {
  @Test(
    "Every spelling of a position",
    arguments: [
      "GEO:44.81;-68.77", "GEO:geo:44.81,-68.77", "GEO:44.81\\;-68.77", "GEO:geo:44.81\\,-68.77",
      "GEO: 44.81 ; -68.77 ", "GEO;VALUE=uri:GEO:44.81,-68.77", "GEO:geo:44.81,-68.77,12.5",
      "GEO:geo:44.81,-68.77;u=35", "GEO:geo:44.81,-68.77;crs=WGS84;u=35", "item1.GEO:+44.81;-68.77",
      "GEO:4481e-2;-6.877E1",
    ]
  )
  func spellings(_ line: String) {
    let record = read(card([line])).records.first
    #expect(record?.contact?.position?.coordinate == Coordinate(latitude: 44.81, longitude: -68.77))
    #expect(record?.contact?.position?.provenance == nil)
    #expect(record?.diagnostics.isEmpty == true)
  }

  @Test(
    "A spelling of no version is read, and said",
    arguments: ["GEO;VALUE=FLOAT:44.81,-68.77", "GEO:44.81\\,-68.77", "GEO:geo:44.81;-68.77"]
  )
  func unusual(_ line: String) {
    let record = read(card([line])).records.first
    #expect(record?.contact?.position?.coordinate == Coordinate(latitude: 44.81, longitude: -68.77))
    #expect(kinds(record) == [.geoNotation])
  }

  @Test(
    "What is no position",
    arguments: [
      "0;0", "-0.0;0.000", "90.01;1", "1;180.5", "nan;1", "1;inf", "0x1p3;1", "44,81;-68,77",
      "44.81", "44.81;", ";", "north;west", "geo:", "geo:1", "geo:1,2;crs=nad27", "geo:1,2,3,4",
      "http://example.org/map",
    ]
  )
  func invalid(_ value: String) {
    let record = read(card(["GEO:" + value, "FN:Al"])).records.first
    #expect(record?.contact?.position == nil)
    #expect(record?.contact?.name == "Al")
    #expect(kinds(record) == [.geoInvalid])
  }

  @Test("The first valid position counts, also without an address; an empty one is none")
  func first() {
    let found = contact("GEO:0;0", "GEO:", "GEO:1;2", "GEO:3;4")
    #expect(found.position?.coordinate == Coordinate(latitude: 1, longitude: 2))
    #expect(found.addresses.isEmpty)
    #expect(contact("GEO:").position == nil)
  }

  @Test("What cardmap wrote beside a position comes back with it")
  func provenance() {
    let parameters = "X-CARDMAP-CODE=04401;X-CARDMAP-PRECISION=postalCode;X-CARDMAP-RADIUS=5200"
    let found = contact("GEO;\(parameters):44.81;-68.77")
    #expect(
      found.position?.provenance
        == CardPosition.Provenance(code: "04401", precision: .postalCode, radius: 5200)
    )
    let bare = contact("GEO;x-cardmap-code=\"04401\";X-CARDMAP-PRECISION=locality:44.81;-68.77")
    #expect(
      bare.position?.provenance
        == CardPosition.Provenance(code: "04401", precision: .locality, radius: nil)
    )
    for empty in ["", "\"\""] {
      let city = contact("GEO;X-CARDMAP-CODE=\(empty);X-CARDMAP-PRECISION=locality:44.81;-68.77")
      #expect(
        city.position?.provenance
          == CardPosition.Provenance(code: "", precision: .locality, radius: nil)
      )
    }
  }

  @Test("An address has a position of its own")
  func parameter() {
    let found = contact(
      version: "4.0",
      "ADR;GEO=\"geo:44.81,-68.77\":;;1 A St;;;;",
      "ADR;GEO=\"geo:0,0\":;;2 B St;;;;"
    )
    #expect(
      found.addresses.map { $0.position?.coordinate }
        == [Coordinate(latitude: 44.81, longitude: -68.77), nil]
    )
    #expect(found.position == nil)
  }
}
