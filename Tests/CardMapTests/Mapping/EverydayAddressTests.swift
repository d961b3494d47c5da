import Testing

@testable import CardMap

/// Addresses as people write them.
@Suite(.tags(.mapping, .geocoding))
struct EverydayAddressTests {
  @Test(arguments: [
    AddressCase(";;4 Oak St;St. Louis;MO;63101;USA", .placed("63101")),
    AddressCase(";;4 Oak St;Saint Louis;Missouri;63101;", .placed("63101")),
    AddressCase(";;4 Oak St;ST LOUIS;mo;63101;", .placed("63101")),
    AddressCase(";;4 Oak St;Winston-Salem;NC;27101;USA", .placed("27101")),
    AddressCase(";;4 Oak St;Winston Salem;N.C.;27101;", .placed("27101")),
    AddressCase(";;4 Oak St;St. Augustine;Fla.;32084;", .placed("32084")),
    AddressCase(";;4 Oak St;Mt. Pleasant;Mich.;48858;", .placed("48858")),
    AddressCase(";;4 Oak St;O'Fallon;MO;63366;USA", .placed("63366")),
    AddressCase(";;4 Oak St;OFallon;MO;63366;USA", .placed("63366")),
    AddressCase(";;4 Oak St;O’Fallon;;63366;", .placed("63366")),
    AddressCase(";;4 Oak St;Coeur d’Alene;Idaho;83814;USA", .placed("83814")),
    AddressCase(";;4 Oak St;New Orleans;La.;70112;", .placed("70112")),
    AddressCase(";;4 Oak St;Springfield;MA;01103;USA", .placed("01103")),
    AddressCase(";;4 Oak St;Philadelphia;Penna.;19103;", .placed("19103")),
    AddressCase(";;4 Oak St;Los Angeles;Calif.;90001;", .placed("90001")),
  ])
  func spellings(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;4 Oak St;Washington, D.C.;;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Washington, DC;;20001;USA", .placed("20001")),
    AddressCase(";;4 Oak St;Washington DC;;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Washington D.C.;;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Washington;D.C.;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Washington;District of Columbia;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Washington;;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;DC;;20001;", .placed("20001")),
    AddressCase(";;4 Oak St;Seattle;Washington;98101;", .placed("98101")),
    AddressCase(";;4 Oak St;Seattle;Wash.;98101;USA", .placed("98101")),
    AddressCase(";;4 Oak St;Washington;Washington;20001;", .placed("20001", [.stateDiffers])),
    AddressCase(";;4 Oak St;Boston, Mass.;;02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston MA;USA;02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston, MA;MA;02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston, NH;;02108;", .placed("02108", [.stateDiffers])),
    AddressCase(";;4 Oak St;Manchester, NH;;02108;", .not(.mismatch, .placesDiffer)),
  ])
  func statesAndCities(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;4 Oak St;NYC;;10001;", .placed("10001")),
    AddressCase(";;4 Oak St;New York City;New York;10001;", .placed("10001")),
    AddressCase(";;4 Oak St;LA;CA;90001;USA", .placed("90001")),
    AddressCase(";;4 Oak St;Brooklyn;NY;11201;", .placed("11201")),
    AddressCase(";;4 Oak St;The Bronx;NY;10451;", .placed("10451")),
    AddressCase(";;4 Oak St;Queens;NY;11101;", .placed("11101")),
    AddressCase(";;4 Oak St;Queens;;11375;", .placed("11375")),
    AddressCase(";;4 Oak St;Manhattan;NY;10001;USA", .placed("10001")),
    AddressCase(";;4 Oak St;Staten Island;;10301;", .placed("10301")),
  ])
  func citiesByOtherNames(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;Calle Sol 4;Mayagüez;PR;00680;USA", .placed("00680")),
    AddressCase(";;Calle Sol 4;Mayaguez;;00680;Puerto Rico", .placed("00680")),
    AddressCase(";;Calle Sol 4;San Juan;Puerto Rico;00901;", .placed("00901")),
    AddressCase(";;Calle Sol 4;San Juan;PR;901;PR", .placed("00901", [.leadingZeroRestored])),
    AddressCase(";;4 Palm Rd;Hagåtña;;96910;Guam", .placed("96910")),
    AddressCase(";;4 Palm Rd;Pago Pago;AS;96799;American Samoa", .placed("96799")),
    AddressCase(";;4 Palm Rd;Saipan;MP;96950;US", .placed("96950")),
    AddressCase(";;4 Palm Rd;Saint Thomas;VI;00802;", .placed("00802")),
    AddressCase(";;4 Palm Rd;Ponce;;02108;PR", .not(.mismatch, .placesDiffer)),
    AddressCase(";;4 Palm Rd;San Juan;PR;00901;", .placed("00901"), country: "DE"),
    AddressCase(";;Via Po 4;Parma;PR;43121;", .not(.noMatch, .foreignCode), country: "IT"),
  ])
  func territories(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;4 Oak St;Boston;MA;02108-1234;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;021081234;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;02108 1234;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;02108–1234;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;02108 - 1234;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;02108-;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;０２１０８;USA", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;;MA 02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;;Massachusetts 02108-1234;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;;US-02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;;ma-02108;", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;2108;USA", .placed("02108", [.leadingZeroRestored])),
    AddressCase(";;4 Oak St;Boston;MA;21081234;USA", .placed("02108", [.leadingZeroRestored])),
    AddressCase(";;4 Oak St;Boston;NH;MA 02108;", .not(.mismatch, .placesDiffer)),
  ])
  func codes(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;4 Oak St, Boston, MA 02108;;;;", .placed("02108", [.codeFoundElsewhere])),
    AddressCase(
      ";;4 Oak St\nBoston, MA, 02108-1234;;;;USA",
      .placed("02108", [.codeFoundElsewhere])
    ),
    AddressCase(";;4 Oak St MA 02108;Boston;;;", .placed("02108", [.codeFoundElsewhere])),
    AddressCase(
      ";;4 Oak St;Boston, Massachusetts 02108;;;",
      .placed("02108", [.codeFoundElsewhere])
    ),
    AddressCase(";;4 Oak St;Boston 02108;MA;;USA", .placed("02108", [.codeFoundElsewhere])),
    AddressCase(";;4 Oak St;New York 10001;NY;;USA", .placed("10001", [.codeFoundElsewhere])),
    AddressCase(";;4 Oak St;Washington 20001;DC;;USA", .placed("20001", [.codeFoundElsewhere])),
    AddressCase(";;4 Oak St;Boston;MA 02108;;USA", .placed("02108", [.codeFoundElsewhere])),
    AddressCase(
      ";;4 Oak St;Charleston;West Virginia 25301;;",
      .placed("25301", [.codeFoundElsewhere])
    ),
    AddressCase(
      ";;4 Oak St;Denver;Mass. 02108;;",
      .placed("02108", [.codeFoundElsewhere, .cityDiffers])
    ),
    AddressCase(";;4 Oak St;Springfield MA 01103;IL;;", .not(.mismatch, .placesDiffer)),
    AddressCase(";;12345 Oak St;Boston;MA;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;Fir Dr 26401;Boston;MA;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;4 Oak St;02108;MA;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;4 Oak St;Boston;02108;;USA", .not(.noPostalCode, .noPostalCode)),
    AddressCase(";;Weg 4, Berlin, MA 02108;;;;Germany", .not(.noPostalCode, .noPostalCode)),
  ])
  func codesElsewhere(_ address: AddressCase) async throws { try await address.check() }

  @Test(arguments: [
    AddressCase(";;4 Oak St;Los Angeles;CA;90001;US", .placed("90001")),
    AddressCase(";;4 Oak St;Los Angeles;;90001;CA", .not(.noMatch, .foreignCode)),
    AddressCase(";;4 Oak St;Atlanta;Georgia;30303;", .placed("30303")),
    AddressCase(";;4 Oak St;Boston;MA;02108;U.S.A.", .placed("02108")),
    AddressCase(";;4 Oak St;Boston;MA;02108;Vereinigte Staaten", .placed("02108")),
    AddressCase(";;Via Lunga 3;Como;CO;22100;", .not(.noMatch, .unknownCode)),
    AddressCase(";;Via Lunga 3;Como;CO;22100;Italia", .not(.noMatch, .foreignCode)),
    AddressCase(";;4 Oak St;PO Box 9, APO;AE;09012;", .not(.noMatch, .militaryMail)),
  ])
  func countries(_ address: AddressCase) async throws { try await address.check() }

  @Test func keepsTheCardsWordsAndTheCodesDigits() async throws {
    let row = await geocode([
      record(
        DeliveryAddress(components: "PO Box 9;Apt 3;4 Oak St;Mayagüez;;00680-4321;Puerto Rico")
      )
    ])[0]
    let placemark = try #require(row.placemark)
    #expect(placemark.postalCode == "00680")
    #expect(
      placemark.postalAddress
        == PostalAddress(
          street: "4 Oak St\nApt 3\nPO Box 9",
          city: "Mayagüez",
          postalCode: "00680-4321",
          country: "Puerto Rico",
          isoCountryCode: "PR"
        )
    )
    #expect(row.postalAddress == placemark.postalAddress)
    #expect(placemark.subtitle == "4 Oak St, Apt 3, PO Box 9, Mayagüez, 00680-4321, Puerto Rico")
  }

  @Test(arguments: [
    (";;;San Juan;PR;00901;", "US"), (";;;San Juan;PR;00901;PR", "PR"),
    (";;;San Juan;PR;00901;USA", "US"), (";;;Boston;MA;02108;", "US"),
    (";;;Allston;MA;02134;Ruritania", ""), (";;;Saint Thomas;;00802;U.S. Virgin Islands", "VI"),
  ])
  func countryThatWasUsed(_ components: String, _ code: String) async throws {
    let row = await geocode([record(DeliveryAddress(components: components))])[0]
    #expect(row.outcome == .placed)
    #expect(row.postalAddress.isoCountryCode == code)
  }

  @Test(
    "A country code that CC may not have is heeded all the same, and never taken for the default",
    arguments: [
      ("DEU", .noMatch), ("Deutschland", .noMatch), ("276", .mismatch), ("D", .mismatch),
      ("US", .placed), ("usa", .placed), ("", .placed),
    ] as [(String, Outcome)]
  )
  func countryCodes(_ code: String, _ outcome: Outcome) async {
    var address = DeliveryAddress(components: ";;;;;10115;")
    address.countryCode = code
    let rows = await geocode([record(address)], AddressBookGeocoder.Options())
    #expect(rows.map(\.outcome) == [code.isEmpty || outcome == .placed ? .placed : outcome])
    #expect(rows.first?.reason?.message.contains("says ,") != true)
  }

  @Test(
    "What stands where nobody knows the country is none",
    arguments: ["n/a", "N/A", "-", "--", "?", "."]
  )
  func placeholders(_ country: String) async {
    let rows = await geocode(
      [record(DeliveryAddress(components: ";;12 Larkspur Ln;Allston;MA;02134;\(country)"))],
      AddressBookGeocoder.Options()
    )
    #expect(rows.map(\.outcome) == [.placed])
  }

  @Test func countryParameterNamesTheCountry() async throws {
    var german = DeliveryAddress(components: ";;Weg 4;Ulm;;89073;")
    german.countryCode = "de"
    var american = DeliveryAddress(components: ";;4 Oak St;Denver;;02134;")
    american.countryCode = "US"
    let rows = await geocode([record(german), record(american)])
    #expect(rows[0].reason?.code == .foreignCode)
    #expect(rows[0].postalAddress.isoCountryCode == "DE")
    #expect(rows[1].placemark?.warnings.map(\.code) == [.cityDiffers])
  }

  @Test func fiveAndNineDigitsGiveTheSamePlacemark() async throws {
    let rows = await geocode(
      ["02108", "02108-1234"].map {
        record(DeliveryAddress(components: ";;4 Oak St;Boston;MA;\($0);USA"))
      }
    )
    let five = try #require(rows[0].placemark)
    var nine = try #require(rows[1].placemark)
    #expect(nine.postalAddress.postalCode == "02108-1234")
    nine.postalAddress.postalCode = "02108"
    nine.subtitle = nine.subtitle.replacingSuffix("-1234")
    #expect(nine == five)
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
