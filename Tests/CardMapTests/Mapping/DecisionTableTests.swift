import Testing

@testable import CardMap

/// Every row of the table in which the outcome of an address is decided.
@Suite(.tags(.mapping, .geocoding))
struct DecisionTableTests {
  @Test(arguments: [
    AddressCase(";;1 Quay;;AE;09012;USA", .not(.noMatch, .militaryMail)),
    AddressCase(";;1 Quay;APO;AE;09012;Germany", .not(.noMatch, .militaryMail)),
    AddressCase(";;1 Quay;FPO;;96601;", .not(.noMatch, .militaryMail)),
    AddressCase(";;1 Quay;fpo ap;;;", .not(.noMatch, .militaryMail)),
    AddressCase(";;1 Quay;DPO;Armed Forces Pacific;96521;Japan", .not(.noMatch, .militaryMail)),
    AddressCase(";;1 Quay;APO New York;NY;09012;", .not(.noMatch, .militaryMail)),
    AddressCase(";;;;;09012;", .not(.noMatch, .militaryMail)),
    AddressCase(";;;;;34002;US", .not(.noMatch, .militaryMail)),
    AddressCase(";;;Miami;;34002;US", .not(.noMatch, .militaryMail)),
    AddressCase(";;;;MA;09012;", .not(.noMatch, .militaryMail)),
    AddressCase(";;Unit 9 Box 7, APO AE 09012;;;;", .not(.noMatch, .militaryMail)),
    AddressCase(";;;APO;AE;9012;", .not(.noMatch, .militaryMail)),
    AddressCase(";;;;;9012;USA", .not(.noMatch, .militaryMail)),
    AddressCase(";;9 Elm Row;Apopka;FL;32703;USA", .placed("32703")),
    AddressCase(";;7 Lake Rd;Hyderabad;AP;500001;India", .not(.noMatch, .foreignCode)),
    AddressCase(";;7 Weg;;;09111;Germany", .not(.noMatch, .foreignCode)),
  ])
  func row3MilitaryMail(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;2640 Fir Dr;Otisburg;FL;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;Hauptweg 7;Ulm;;;Germany", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;9 Elm Row;Boston;MA;;", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;;;;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;9 Elm Row;Boston;MA;;", .not(.noPostalCode, .noPostalCode), floor: .address),
    AddressCase(";;;Concord;MA;;", .fallback(nil, .locality, .cityFallback), floor: .locality),
    AddressCase(";;;Concord, MA;;;", .fallback(nil, .locality, .cityFallback), floor: .country),
    AddressCase(";;;Concord;;;USA", .not(.noPostalCode, .noPostalCode), floor: .locality),
    AddressCase(";;;Otisburg;MA;;", .not(.noMatch, .noSuchPlace), floor: .region),
    AddressCase(";;;Ulm;;;Germany", .not(.noMatch, .foreignCode), floor: .locality),
    AddressCase(";;;Concord;MA;;Ruritania", .not(.noPostalCode, .noPostalCode), floor: .region),
  ])
  func row4NoCode(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;Hauptweg 7;Berlin;;10115;Germany", .not(.noMatch, .foreignCode)),
    AddressCase(";;Hauptweg 7;Bamberg;Bayern;96049;Deutschland", .not(.noMatch, .foreignCode)),
    AddressCase(";;Via Lunga 3;Como;CO;22100;Italy", .not(.noMatch, .foreignCode)),
    AddressCase(";;9 Elm Row;Halifax;NS;B3H 4R2;CA", .not(.noMatch, .foreignCode)),
    AddressCase(";;9 Elm Row;Boston;MA;02134;DE", .not(.noMatch, .foreignCode)),
    AddressCase(";;Hauptweg 7;Ulm;Germany;89073;", .not(.noMatch, .foreignCode)),
    AddressCase(";;9 Elm Row;Boston;MA;02134;", .not(.noMatch, .foreignCode), country: "DE"),
    AddressCase(";;9 Elm Row;Boston;MA;US-02134;", .placed("02134", [.cityDiffers]), country: "DE"),
  ])
  func row5AnotherCountry(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;;;ABCDE;USA", .not(.noMatch, .notACode)),
    AddressCase(";;;Boston;MA;123456;", .not(.noMatch, .notACode)),
    AddressCase(";;;Beverly Hills;CA;9O210;USA", .not(.noMatch, .notACode)),
    AddressCase(";;;Boston;MA;02134-12;USA", .not(.noMatch, .notACode)),
    AddressCase(";;;Boston;MA;12;USA", .not(.noMatch, .notACode)),
  ])
  func row6NotACode(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Cambridge;MA;2139;", .placed("02139", [.leadingZeroRestored])),
    AddressCase(";;;;;501;US", .placed("00501", [.leadingZeroRestored])),
    AddressCase(";;;Cambridge;MA;21391234;", .placed("02139", [.leadingZeroRestored])),
    AddressCase(";;;Cambridge;;2139-1234;", .placed("02139", [.leadingZeroRestored])),
    AddressCase(";;;Boston;MA;2139;", .placed("02139", [.leadingZeroRestored, .cityDiffers])),
    AddressCase(";;;Boston;;2139;", .placed("02139", [.leadingZeroRestored, .cityDiffers])),
    AddressCase(";;;;;2139;", .not(.noMatch, .tooShort)),
    AddressCase(";;;;;5555;USA", .not(.noMatch, .tooShort)),
    AddressCase(";;;;NH;2139;USA", .not(.noMatch, .tooShort)),
    AddressCase(";;;Denver;;2139;USA", .not(.noMatch, .tooShort)),
    AddressCase(";;;;NRW;2139;USA", .not(.noMatch, .tooShort)),
  ])
  func row7LostZeros(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;Weg 7;Chemnitz;;09111;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;Weg 7;Boston;MA;09012;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;Weg 7;Sassari;;96201;", .not(.mismatch, .placesDiffer)),
  ])
  func row8MilitaryCodeOfACity(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Boston;MA;02100;", .fallback("02100", .locality, .cityFallback)),
    AddressCase(";;;Boston;MA;55555;USA", .fallback("55555", .locality, .cityFallback)),
    AddressCase(";;;Otisburg;MA;02100;", .fallback("02100", .region, .prefixFallback)),
    AddressCase(";;;;MA;02100;", .fallback("02100", .region, .prefixFallback)),
    AddressCase(";;;;;MA 02100;", .fallback("02100", .region, .prefixFallback)),
    AddressCase(";;;Boston;MA;55555;", .not(.noMatch, .unknownCode)),
    AddressCase(";;;Otisburg;MA;55555;USA", .not(.noMatch, .unknownCode)),
    AddressCase(";;;;;55555;", .not(.noMatch, .unknownCode)),
    AddressCase(";;;Boston;;02100;USA", .not(.noMatch, .unknownCode)),
    AddressCase(";;Via Lunga 3;Como;CO;22100;", .not(.noMatch, .unknownCode)),
    AddressCase(";;;;;00000;", .not(.noMatch, .unknownCode)),
  ])
  func row9NotInTheTable(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Allston;MA;02134;USA", .placed("02134")),
    AddressCase(";;;Boston;Mass.;02134;", .placed("02134", [.cityDiffers])),
    AddressCase(";;;;massachusetts;02134;", .placed("02134")),
  ])
  func row10StateAgrees(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Fort Campbell;TN;42223;", .placed("42223", [.stateDiffers])),
    AddressCase(";;;Ft. Campbell;Tenn.;42223;USA", .placed("42223", [.stateDiffers])),
    AddressCase(";;;Kansas City;KS;64101;USA", .placed("64101", [.stateDiffers])),
    AddressCase(";;;Springfield;IL;01103;USA", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Springfield;IL;01103;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;;NH;02134;USA", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Denver;CO;02134;USA", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Allston;MA;NH 02134;USA", .not(.mismatch, .placesDiffer)),
  ])
  func row11StateDiffers(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Allston;NRW;02134;USA", .placed("02134", [.stateDiffers])),
    AddressCase(";;;Allston;Suffolk;02134;US", .placed("02134", [.stateDiffers])),
    AddressCase(";;;Köln;NRW;50667;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Allston;Suffolk;02134;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Denver;NRW;02134;USA", .placed("02134", [.stateDiffers, .cityDiffers])),
  ])
  func row12OtherRegion(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Allston;;02134;USA", .placed("02134")),
    AddressCase(";;;Denver;;02134;United States", .placed("02134", [.cityDiffers])),
    AddressCase(";;;;USA;02134;", .placed("02134")),
  ])
  func row13UnitedStatesNamed(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Allston;;02134;", .placed("02134")),
    AddressCase(";;;Boston;;02134;", .placed("02134", [.cityDiffers])),
    AddressCase(";;;Berlin;;10115;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;;Denver;;02134;", .not(.mismatch, .placesDiffer)),
  ])
  func row14CityAlone(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;;;02134;", .placed("02134")),
    AddressCase(";;9 Elm Row;;;20500;", .placed("20500")),
    AddressCase("PO Box 9;;;;;29402;", .placed("29402")),
  ])
  func row15CodeAlone(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;;Allston;MA;02134;Ruritania", .placed("02134")),
    AddressCase(";;;Allston;;02134;Ruritania", .placed("02134")),
    AddressCase(
      ";;;Boston;MA;2134;Ruritania",
      .placed("02134", [.leadingZeroRestored, .cityDiffers])
    ),
    AddressCase(";;;Boston;;02134;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;Allston;NH;02134;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;;;02134;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;Allston;NRW;02134;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;Fort Campbell;TN;42223;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;Boston;MA;02100;Ruritania", .not(.mismatch, .outsideCountry)),
    AddressCase(";;;Strelsau;;ABCDE;Ruritania", .not(.mismatch, .outsideCountry)),
  ])
  func unknownCountry(_ address: AddressCase) async throws { try await address.check() }

  @Test func reasonsNameBothPlacesAndTheTable() async throws {
    let rows = await geocode([
      record(DeliveryAddress(components: ";;;Springfield;IL;01103;USA")),
      record(DeliveryAddress(components: ";;;;;55555;")),
    ])
    let mismatch = try #require(rows[0].reason)
    #expect(mismatch.message.contains("01103 is Springfield, MA"))
    #expect(mismatch.message.contains("Springfield, IL"))
    let unknown = try #require(rows[1].reason)
    #expect(unknown.message.contains("55555"))
    #expect(unknown.message.contains(ZIPTable().information.date))
  }
}
