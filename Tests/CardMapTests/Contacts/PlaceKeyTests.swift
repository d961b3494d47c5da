import Testing

@testable import CardMap

@Suite("Keys of places", .tags(.contacts))
struct PlaceKeyTests {
  @Test(
    "spellings of one name have one key",
    arguments: [
      ["O'Fallon", "O Fallon", "OFALLON", "O’Fallon", "o`fallon"],
      ["St. Louis", "Saint Louis", "St Louis", "ST.LOUIS", "saint-louis", " St.  Louis "],
      ["N. Little Rock", "North Little Rock", "N Little Rock", "NORTH LITTLE ROCK"],
      ["Winston-Salem", "Winston Salem", "Winston–Salem", "WinstonSalem"],
      ["Mayagüez", "Mayaguez", "Mayagu\u{308}ez", "MAYAGÜEZ"],
      ["Sault Ste. Marie", "Sault Sainte Marie", "Sault Ste Marie"],
      ["Ft. Worth", "Fort Worth", "Ft Worth"],
      ["Mt. Pleasant", "Mount Pleasant", "MT PLEASANT"],
      ["E. St. Louis", "East Saint Louis", "E St Louis", "E.St.Louis"],
      ["W. Hollywood", "West Hollywood"],
      ["S. San Francisco", "South San Francisco", "So\u{AD}uth San Francisco"],
      ["Rocky Mt", "Rocky Mount"],
      ["Washington, D.C.", "Washington DC", "WASHINGTON D C"],
      ["Ｂｏｓｔｏｎ", "Boston"],
      ["Hawai\u{2BB}i", "Hawaii"],
      ["東京", "東京 "],
    ]
  )
  func same(_ names: [String]) {
    #expect(Set(names.map { PlaceKey($0) }).count == 1)
  }

  @Test(
    "different names have different keys",
    arguments: [
      ("Saint Louis", "Sainte Louis"), ("North Bend", "South Bend"), ("Stow", "Saintow"),
      ("Mtn View", "Mount View"), ("Fort Worth", "Fortworthy"), ("Salem", "Winston Salem"),
      ("Este", "Esainte"), ("Paris N", "Paris North"), ("東京", "京都"),
    ]
  )
  func different(_ left: String, _ right: String) {
    #expect(PlaceKey(left) != PlaceKey(right))
  }

  @Test(
    "keys as they are",
    arguments: [
      ("N.Y.C.", "nyc"), ("N. Y.", "ny"), ("E", "e"), ("St", "saint"), ("S", "s"),
      ("St. Mary's", "saintmarys"), ("N St Paul", "northsaintpaul"),
      (
        "Mt. St. Ste. Ft.",
        "mountsaintsaintefort"
      ), ("100 Mile House", "100milehouse"), ("", ""), ("-.-", ""),
      ("Łódź", "lodz"), ("N Éa", "northea"), ("s ft", "southfort"),
    ]
  )
  func key(_ name: String, _ key: String) {
    #expect(PlaceKey(name).text == key)
  }

  @Test("a name that is all abbreviations fits")
  func growth() {
    let name = String(repeating: "st ", count: 5_000)
    #expect(PlaceKey(name).text == String(repeating: "saint", count: 5_000))
    #expect(PlaceKey("n " + name).text == "north" + String(repeating: "saint", count: 5_000))
  }
}
