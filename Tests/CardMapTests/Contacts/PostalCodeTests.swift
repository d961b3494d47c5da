import Testing

@testable import CardMap

@Suite(.tags(.contacts))
struct PostalCodeTests {
  @Test(arguments: [
    "02134", "02134-1234", "02134 1234", "021341234", "02134 - 1234", "02134–1234", "02134—1234",
    "02134−1234", "02134－1234", "02134-", "02134 ", "０２１３４", "٠٢١٣٤", "०२१३४", "02134\u{A0}1234",
    "０２１３４−１２３４", "\u{FEFF}02134", "02\u{200B}134\u{200E}", "\u{202D}02134\u{202C}-\u{AD}1234",
  ])
  func zipCodes(_ text: String) {
    let code = PostalCode(unitedStates: text)
    #expect(code.form == .zip)
    #expect(code.text == "02134")
    #expect(code.state == nil)
    #expect(!code.namesUnitedStates)
  }

  @Test(arguments: [
    "MA 02134", "ma02134", "MA-02134", "MA - 02134-1234", "Massachusetts 02134", "Mass. 02134",
    "ＭＡ　０２１３４", "MA 021341234",
  ])
  func stateBefore(_ text: String) {
    let code = PostalCode(unitedStates: text)
    #expect(code.form == .zip)
    #expect(code.text == "02134")
    #expect(code.state == .MA)
  }

  @Test(arguments: ["US 02134", "us-02134", "USA 02134-1234", "USA02134", "U.S.A. 02134"])
  func countryBefore(_ text: String) {
    let code = PostalCode(unitedStates: text)
    #expect(code.form == .zip)
    #expect(code.text == "02134")
    #expect(code.namesUnitedStates)
  }

  @Test(arguments: [
    ("2134", "2134", "02134"), ("501", "501", "00501"), ("2134-1234", "2134", "02134"),
    ("501–1234", "501", "00501"), ("21341234", "2134", "02134"), ("５０１", "501", "00501"),
  ])
  func lostZeros(_ text: String, _ digits: String, _ restored: String) {
    let code = PostalCode(unitedStates: text)
    #expect(code.form == .lostZeros)
    #expect(code.text == digits)
    #expect(code.restoredText == restored)
  }

  @Test(arguments: [
    "ABCDE", "123456", "9O210", "12", "1", "02134-12", "02134-12345", "D-02134", "SW1A 1AA",
    "02134 MA", "-02134", "1234567", "5011234", "0213 4", "02134/1234", "MA", "MA 2134",
    "2134--1234",
    "Москва 02134", "02134 Москва", "0213۴x", "US",
  ])
  func otherTexts(_ text: String) {
    let code = PostalCode(unitedStates: text)
    #expect(code.form == .other)
    #expect(code.text == text)
  }

  @Test func codesOfOtherCountriesStayText() {
    let code = PostalCode(foreign: "01067")
    #expect(code.form == .other)
    #expect(code.text == "01067")
  }
}
