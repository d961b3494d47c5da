import Testing

@testable import CardMap

@Suite(.tags(.contacts, .mapping))
struct AddressChoiceTests {
  private let blank = DeliveryAddress()
  private let labelled = DeliveryAddress(label: "4 Oak St\nBoston, MA 02108")

  private func address(
    _ code: String,
    _ types: AddressTypes = [],
    preference: Int? = nil
  ) -> DeliveryAddress {
    DeliveryAddress(postalCode: code, types: types, preference: preference)
  }

  private func codes(
    _ choice: AddressChoice,
    _ addresses: [DeliveryAddress]
  ) -> [(code: String, isFirst: Bool)] {
    var codes: [(code: String, isFirst: Bool)] = []
    addresses.withUnsafeBufferPointer { addresses in
      choice.forEach(of: addresses) { address, isFirst in
        let code = address.pointee.postalCode
        codes.append((code.isEmpty ? "label" : code, isFirst))
      }
    }
    return codes
  }

  @Test func first() {
    let found = codes(.first, [blank, labelled, address("1"), address("2", preference: 1)])
    #expect(found.map(\.code) == ["1"])
    #expect(found.map(\.isFirst) == [true])
    #expect(codes(.first, [blank, labelled]).map(\.code) == ["label"])
    #expect(codes(.first, [blank]).isEmpty)
    #expect(codes(.first, []).isEmpty)
  }

  @Test func preferred() {
    let addresses = [
      labelled, address("1"), address("2", preference: 50), address("3", preference: 2),
      address("4", preference: 2),
    ]
    #expect(codes(.preferred, addresses).map(\.code) == ["3"])
    #expect(codes(.preferred, addresses).map(\.isFirst) == [false])
    #expect(codes(.preferred, [address("1"), address("2")]).map(\.code) == ["1"])
    #expect(codes(.preferred, [address("1"), address("2", .preferred)]).map(\.code) == ["2"])
  }

  @Test func homeAndWork() {
    let addresses = [
      address("1", .work), address("2", [.home, .postal]), address("3", .home),
    ]
    #expect(codes(.home, addresses).map(\.code) == ["2"])
    #expect(codes(.home, addresses).map(\.isFirst) == [false])
    #expect(codes(.work, addresses).map(\.isFirst) == [true])
    #expect(codes(.home, [address("1", .work)]).isEmpty)
  }

  @Test func all() {
    let found = codes(.all, [blank, address("1"), labelled, address("2")])
    #expect(found.map(\.code) == ["1", "2"])
    #expect(found.map(\.isFirst) == [true, false])
    #expect(codes(.all, [labelled, blank, labelled]).map(\.code) == ["label", "label"])
  }

  @Test func oneRowAnAddress() async {
    var options = AddressBookGeocoder.Options()
    options.addressChoice = .all
    let rows = await geocode(
      [record(address("02108"), blank, address("01742"), address("x9"))],
      options
    )
    #expect(rows.map(\.identifier) == ["urn:test:1", "urn:test:1#2", "urn:test:1#3"])
    #expect(rows.map(\.placemark?.identifier) == ["urn:test:1", "urn:test:1#2", nil])
    #expect(rows.map(\.outcome) == [.placed, .placed, .noMatch])
    #expect(rows.allSatisfy { $0.record.index == 1 })
  }
}
