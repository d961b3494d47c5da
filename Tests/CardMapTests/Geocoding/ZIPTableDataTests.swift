import Testing

@testable import CardMap

@Suite("The postal table", .tags(.geocoding))
struct ZIPTableDataTests {
  private let table = ZIPTable()

  /// Every entry, found by asking for every number of five digits.
  private static let all = (0...99_999).compactMap { ZIPTable().entry(zip: $0) }

  @Test("asking for every number finds every row once, in order")
  func everyRow() {
    #expect(Self.all.map(\.row) == Array(0..<41_719))
    #expect(Self.all.map(\.zip) == Self.all.map(\.zip).sorted())
  }

  @Test("every row is consistent")
  func everyRowIsConsistent() {
    var wrong: [String] = []
    for entry in Self.all {
      let code = entry.code
      let point = entry.coordinate
      let fits =
        code.utf8.count == 5 && Int(code) == entry.zip && table.entry(code) == entry
        && !point.isNullIsland && abs(point.latitude) <= 90 && abs(point.longitude) <= 180
        && !entry.city.isEmpty
        && (entry.kind == .area || entry.radius == nil)
        && (entry.kind == .military) == entry.state.isMilitary
        && (entry.radius ?? 1) > 0 && (entry.radius ?? 1) < 150_000
      if !fits { wrong.append(code) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("the kinds and sources are as many as were counted")
  func counts() {
    let kinds = Dictionary(grouping: Self.all, by: \.kind).mapValues(\.count)
    #expect(kinds == [.area: 33_791, .point: 7_419, .military: 509])
    let sources = Dictionary(grouping: Self.all, by: \.source).mapValues(\.count)
    #expect(
      sources == [.census: 33_484, .geoNames: 8_124, .geoNamesTown: 104, .censusTown: 7]
    )
    #expect(Self.all.count { $0.kind == .area && $0.radius == nil } == 37)
    #expect(Set(Self.all.map(\.state)) == Set(USState.allCases))
  }

  @Test("military ZIPs are those of the three ranges")
  func military() {
    let inRanges = Self.all.filter { entry in
      (9_000...9_999).contains(entry.zip) || (34_000...34_099).contains(entry.zip)
        || (96_200...96_699).contains(entry.zip)
    }
    #expect(inRanges == Self.all.filter { $0.kind == .military })
    #expect(Set(inRanges.map(\.city)) == ["APO", "FPO"])
  }

  struct Spot: Sendable {
    var code: String
    var city: String
    var state: USState
    var kind: ZIPTable.Entry.Kind
    var latitude: Double
    var longitude: Double
    var radius: Int?

    init(
      _ code: String,
      _ city: String,
      _ state: USState,
      _ kind: ZIPTable.Entry.Kind,
      _ latitude: Double,
      _ longitude: Double,
      _ radius: Int?
    ) {
      self.code = code
      self.city = city
      self.state = state
      self.kind = kind
      self.latitude = latitude
      self.longitude = longitude
      self.radius = radius
    }
  }

  @Test(
    "spots",
    arguments: [
      Spot("00501", "Holtsville", .NY, .point, 40.8154, -73.0451, nil),
      Spot("00601", "Adjuntas", .PR, .area, 18.18055, -66.74996, 7288),
      Spot("00802", "St Thomas", .VI, .area, 18.34294, -64.9251, 4959),
      Spot("02134", "Allston", .MA, .area, 42.35879, -71.12958, 1007),
      Spot("03901", "Berwick", .ME, .area, 43.29932, -70.84206, 5561),
      Spot("09012", "APO", .AE, .military, 49.4333, 7.6, nil),
      Spot("10118", "New York", .NY, .point, 40.749, -73.9865, nil),
      Spot("10271", "New York", .NY, .area, 40.70824, -74.01054, nil),
      Spot("11375", "Forest Hills", .NY, .area, 40.72297, -73.84318, 1412),
      Spot("20500", "Washington", .DC, .point, 38.8946, -77.0355, nil),
      Spot("42223", "Fort Campbell", .KY, .area, 36.63936, -87.47331, 4232),
      Spot("59901", "Kalispell", .MT, .area, 48.23056, -114.40331, 19658),
      Spot("60606", "Chicago", .IL, .area, 41.88126, -87.63745, 435),
      Spot("63346", "Flinthill", .MO, .point, 38.7509, -90.5368, nil),
      Spot("67441", "Enterprise", .KS, .area, 38.87859, -97.10283, 5695),
      Spot("70112", "New Orleans", .LA, .area, 29.95609, -90.07735, 899),
      Spot("80293", "Denver", .CO, .area, 39.74608, -104.98972, nil),
      Spot("83814", "Coeur d'Alene", .ID, .area, 47.69066, -116.65492, 12650),
      Spot("84048", "Lehi", .UT, .point, 40.4086, -111.9308, nil),
      Spot("90210", "Beverly Hills", .CA, .area, 34.10052, -118.41463, 2977),
      Spot("96201", "APO", .AP, .military, 34.7167, 128.5833, nil),
      Spot("96799", "Pago Pago", .AS, .area, -14.32426, -170.75115, 7932),
      Spot("96915", "Santa Rita", .GU, .area, 13.37445, 144.70812, 8329),
      Spot("96940", "Palau", .PW, .point, 7.2257, 134.3622, nil),
      Spot("96941", "Pohnpei", .FM, .point, 7.1383, 151.5031, nil),
      Spot("96950", "Saipan", .MP, .area, 15.18689, 145.7544, 6151),
      Spot("96960", "Majuro", .MH, .point, 11.1405, 166.4103, nil),
      Spot("99519", "Anchorage", .AK, .area, 61.2181, -149.9003, 41968),
      Spot("99546", "Adak", .AK, .area, 51.85567, -176.66863, 5171),
      Spot("99950", "Ketchikan", .AK, .point, 55.3422, -131.6478, nil),
    ]
  )
  func spot(_ spot: Spot) throws {
    let entry = try #require(table.entry(spot.code))
    #expect(entry.code == spot.code)
    #expect(entry.city == spot.city)
    #expect(entry.state == spot.state)
    #expect(entry.kind == spot.kind)
    #expect(entry.coordinate.latitude == spot.latitude)
    #expect(entry.coordinate.longitude == spot.longitude)
    #expect(entry.radius == spot.radius)
  }

  @Test(
    "what is no ZIP has no entry",
    arguments: [
      "", "0213", "021344", "00000", "55555", "99999", "02134-", "O2134", "２１３４", "-2134", " 2134",
      "02 34", "+2134", "99999999999999999999999",
    ]
  )
  func noEntry(_ code: String) {
    #expect(table.entry(code) == nil)
  }

  @Test("numbers out of range have no entry", arguments: [-1, 100_000, Int.min, Int.max])
  func outOfRange(_ number: Int) {
    #expect(table.entry(zip: number) == nil)
    #expect(table.entries(prefix: number, state: nil).isEmpty)
  }

  @Test("a part of a text is looked up as well")
  func substring() {
    #expect(table.entry("Boston 02134".suffix(5))?.city == "Allston")
  }

  @Test("the table says what it is")
  func information() {
    let information = table.information
    #expect(information.rowCount == 41_719)
    #expect(information.areaCount == 33_791)
    #expect(information.pointCount == 7_419)
    #expect(information.militaryCount == 509)
    #expect(information.date == "2025-12-30")
    #expect(information.sources.contains { $0.name == "GeoNames" && $0.license == "CC BY 4.0" })
    #expect(information.attribution.contains("CC BY 4.0; modified"))
  }
}
