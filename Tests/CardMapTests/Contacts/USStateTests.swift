import Testing

@testable import CardMap

@Suite(.tags(.contacts))
struct USStateTests {
  @Test(arguments: USState.allCases)
  func codeAndState(_ state: USState) {
    #expect(state.code == "\(state)")
    #expect(USState(named: state.code) == state)
    #expect(USState(named: state.code.lowercased()) == state)
    #expect(USState(named: state.code.map { "\($0)." }.joined()) == state)
  }

  @Test func everyStateHasAName() {
    #expect(Set(USState.names.values) == Set(USState.allCases))
    for name in USState.names.keys { #expect(name.utf8.allSatisfy { $0 >= 97 && $0 <= 122 }) }
  }

  @Test(arguments: [
    ("Massachusetts", USState.MA), ("MASSACHUSETTS", .MA), ("Mass.", .MA), ("Calif.", .CA),
    ("Penna.", .PA), ("Wash.", .WA), ("Washington", .WA), ("D.C.", .DC), ("D. C.", .DC),
    ("N. Y.", .NY), ("new york", .NY), ("N. Mex.", .NM), ("W. Va.", .WV), ("S. Dak.", .SD),
    ("Puerto Rico", .PR), ("U.S. Virgin Islands", .VI), ("Guam", .GU), ("Oreg.", .OR),
    ("Armed Forces Pacific", .AP), ("ＭＡ", .MA), ("Hawaiʻi", .HI), ("Georgia", .GA),
    ("District of Columbia", .DC), ("Northern Mariana Islands", .MP),
  ])
  func names(_ text: String, _ state: USState) {
    #expect(USState(named: text) == state)
  }

  @Test(arguments: ["", "M", "XX", "NRW", "Bayern", "MA1", "02", "Boston", "éé", "Québec", "--"])
  func otherTexts(_ text: String) {
    #expect(USState(named: text) == nil)
  }
}
