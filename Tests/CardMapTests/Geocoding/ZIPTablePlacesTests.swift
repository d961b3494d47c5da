import Testing

@testable import CardMap

@Suite("Places of the postal table", .tags(.geocoding))
struct ZIPTablePlacesTests {
  private let table = ZIPTable()

  @Test("the table's keys are those of the library")
  func keys() {
    let data = ZIPTableData.shared
    var wrong: [String] = []
    for row in 0..<data.rowCount {
      let entry = ZIPTable.Entry(row: row)
      let key = PlaceKey(entry.city)
      let stored = String(decoding: data.keys[data.key(ofRow: row)], as: UTF8.self)
      if key.text != stored || !table.hasExactCity(entry.city, of: entry) { wrong.append(stored) }
    }
    #expect(wrong.isEmpty)
    let all = (0..<data.keys.count).map { String(decoding: data.keys[$0], as: UTF8.self) }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("every ZIP is found at its city, by its state and without")
  func everyPlace() {
    var found = 0
    var wrong: [String] = []
    for key in Set((0..<ZIPTableData.shared.rowCount).map { ZIPTable.Entry(row: $0).city }) {
      let city = PlaceKey(key)
      let everywhere = table.entries(city: city, state: nil)
      if everywhere.map(\.row) != Set(everywhere.map(\.row)).sorted() { wrong.append(key) }
      for state in Set(everywhere.map(\.state)) {
        let entries = table.entries(city: city, state: state)
        if entries != everywhere.filter({ $0.state == state }) { wrong.append(key) }
        if !entries.allSatisfy({ table.isOwnCity(city, of: $0) }) { wrong.append(key) }
      }
    }
    #expect(wrong.isEmpty)
    for row in 0..<ZIPTableData.shared.rowCount {
      let entry = ZIPTable.Entry(row: row)
      if table.entries(city: PlaceKey(entry.city), state: entry.state).contains(entry) {
        found += 1
      }
    }
    #expect(found == 41_719 - 509)
  }

  @Test(
    "a city as people write it is the code's own",
    arguments: [
      ("02134", "ALLSTON"), ("63101", "St. Louis"), ("63101", "Saint Louis"), ("63101", "st louis"),
      ("27101", "Winston Salem"), ("00680", "Mayagüez"), ("00680", "Mayagu\u{308}ez"),
      ("63366", "O'Fallon"), ("63366", "O Fallon"), ("63366", "O’Fallon"),
      ("72114", "N. Little Rock"), ("72114", "North Little Rock"), ("83814", "Coeur D Alene"),
      ("62201", "E St Louis"), ("63670", "Ste. Genevieve"), ("76102", "Ft. Worth"),
      ("10550", "Mt Vernon"), ("22101", "McLean"), ("10001", "NYC"), ("10001", "N.Y.C."),
      ("10001", "New York City"), ("10027", "Manhattan"), ("10451", "The Bronx"),
      ("10451", "Bronx"), ("11201", "Brooklyn"), ("10301", "Staten Island"), ("11375", "Queens"),
      ("11375", "Forest Hills"), ("11352", "Queens"), ("90012", "LA"), ("90012", "L.A."),
      ("20001", "DC"), ("20001", "Washington, D.C."), ("20001", "Washington DC"), ("09012", "APO"),
    ]
  )
  func ownCity(_ code: String, _ city: String) throws {
    let entry = try #require(table.entry(code))
    #expect(table.isOwnCity(PlaceKey(city), of: entry))
  }

  @Test(
    "another city is not",
    arguments: [
      ("02134", "Boston"), ("11375", "New York"), ("11201", "Queens"), ("11001", "Queens"),
      ("11201", "NYC"), ("93204", "Queens"), ("10001", "LA"), ("70112", "LA"), ("22101", "DC"),
      ("66502", "NYC"), ("10001", ""), ("63101", "Louis"), ("20500", "Washington State"),
    ]
  )
  func otherCity(_ code: String, _ city: String) throws {
    let entry = try #require(table.entry(code))
    #expect(!table.isOwnCity(PlaceKey(city), of: entry))
    #expect(!table.hasExactCity(city, of: entry))
  }

  @Test(
    "places by name and state",
    arguments: [
      ("Boston", USState.MA, 36), ("NYC", .NY, 146), ("New York", .NY, 146),
      ("Manhattan", .NY, 146),
      ("Manhattan", .KS, 4), ("the bronx", .NY, 25), ("LA", .CA, 95), ("Los Angeles", .CA, 95),
      ("LA", .LA, 0), ("Como", .CO, 1), ("Queens", .NY, 79), ("Queens", .MD, 0), ("APO", .AE, 0),
      ("Nowhere", .MA, 0), ("", .MA, 0), ("D.C.", .DC, 271),
    ]
  )
  func places(_ city: String, _ state: USState, _ count: Int) {
    let entries = table.entries(city: PlaceKey(city), state: state)
    #expect(entries.count == count)
    #expect(entries.allSatisfy { $0.state == state })
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.zip < $1.zip })
  }

  @Test("a place of several states")
  func severalStates() {
    let states = Set(table.entries(city: PlaceKey("Manhattan"), state: nil).map(\.state))
    #expect(states == [.IL, .KS, .MT, .NV, .NY])
    #expect(Set(table.entries(city: PlaceKey("LA"), state: nil).map(\.state)) == [.CA])
  }

  @Test("the boroughs of New York do not overlap")
  func boroughs() {
    let boroughs = ["Manhattan", "Brooklyn", "Queens", "The Bronx", "Staten Island"].map {
      table.entries(city: PlaceKey($0), state: .NY)
    }
    #expect(Set(boroughs.joined()).count == boroughs.map(\.count).reduce(0, +))
    #expect(boroughs[2].allSatisfy { (11_004...11_699).contains($0.zip) })
  }

  @Test(
    "the states of a prefix",
    arguments: [
      (21, [USState.MA]), (63, [.CT, .NY]), (205, [.DC, .MD, .VA]), (340, [.AA]), (0, []),
      (967, [.AS, .HI]), (969, [.FM, .GU, .MH, .MP, .PW]), (999, [.AK]), (-1, []), (1000, []),
    ]
  )
  func states(_ prefix: Int, _ states: [USState]) {
    #expect(table.states(ofPrefix: prefix) == Set(states))
  }

  @Test("the prefixes share out the whole table")
  func prefixes() {
    let entries = (0...999).flatMap { table.entries(prefix: $0, state: nil) }
    #expect(entries.map(\.row) == Array(0..<41_719))
    #expect(table.entries(prefix: 969, state: .GU).count == 21)
    #expect(table.entries(prefix: 969, state: .MA).isEmpty)
    #expect(table.entries(prefix: 21, state: .MA).allSatisfy { $0.code.hasPrefix("021") })
  }
}
