import Testing

@testable import CardMap

@Suite(.tags(.mapping))
struct PostalAddressSingleLineTests {
  private let boston = PostalAddress(
    street: "12 Main St",
    city: "Boston",
    state: "MA",
    postalCode: "02134",
    country: "USA",
    isoCountryCode: "US"
  )

  @Test func unitedStates() {
    #expect(boston.singleLine(defaultCountry: "US") == "12 Main St, Boston, MA 02134")
    #expect(boston.singleLine(defaultCountry: "DE") == "12 Main St, Boston, MA 02134, USA")
    var address = boston
    address.state = ""
    #expect(address.singleLine(defaultCountry: "US") == "12 Main St, Boston, 02134")
    address.city = ""
    #expect(address.singleLine(defaultCountry: "US") == "12 Main St, 02134")
    address.street = ""
    #expect(address.singleLine(defaultCountry: "US") == "02134")
    address = boston
    address.postalCode = ""
    #expect(address.singleLine(defaultCountry: "US") == "12 Main St, Boston, MA")
    address.street = "12 Main St\r\nApt 3\nPO Box 9"
    #expect(
      address.singleLine(defaultCountry: "US") == "12 Main St, Apt 3, PO Box 9, Boston, MA"
    )
  }

  @Test func elsewhere() {
    var address = PostalAddress(
      street: "Hauptstraße 7",
      city: "Köln",
      state: "NRW",
      postalCode: "50667",
      country: "Deutschland",
      isoCountryCode: "DE"
    )
    #expect(
      address.singleLine(defaultCountry: "US") == "Hauptstraße 7, 50667 Köln, NRW, Deutschland"
    )
    #expect(address.singleLine(defaultCountry: "DE") == "Hauptstraße 7, 50667 Köln, NRW")
    address.postalCode = ""
    address.state = ""
    #expect(address.singleLine(defaultCountry: "DE") == "Hauptstraße 7, Köln")
    address.city = ""
    address.postalCode = "50667"
    #expect(address.singleLine(defaultCountry: "DE") == "Hauptstraße 7, 50667")
  }

  @Test func unknownCountryIsShown() {
    var address = boston
    address.country = "Ruritania"
    address.isoCountryCode = ""
    #expect(
      address.singleLine(defaultCountry: "US") == "12 Main St, 02134 Boston, MA, Ruritania"
    )
    #expect(PostalAddress().singleLine(defaultCountry: "US") == "")
  }
}
