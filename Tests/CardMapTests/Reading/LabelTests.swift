import CardMap
import Testing

@Suite(.tags(.reading))
struct LabelTests {
  @Test("Each LABEL belongs to the address of its types, in whatever order they stand")
  func types() {
    let found = contact(
      "LABEL:for the bare one",
      "ADR;TYPE=WORK:;;1 A St;;;;",
      "ADR;TYPE=HOME:;;2 B St;;;;",
      "LABEL;TYPE=home:for home",
      "ADR:;;3 C St;;;;",
      "LABEL;TYPE=work:for work\\nsecond line"
    )
    #expect(
      found.addresses.map(\.label) == ["for work\nsecond line", "for home", "for the bare one"]
    )
  }

  @Test("`pref` does not part a label from its address, and a group joins the two")
  func preferred() {
    let found = contact(
      "ADR;TYPE=home,pref:;;1 A St;;;;",
      "LABEL;TYPE=home:one",
      "item1.ADR;TYPE=work:;;2 B St;;;;",
      "ADR;TYPE=work:;;3 C St;;;;",
      "item1.LABEL:two"
    )
    #expect(found.addresses.map(\.label) == ["one", "two", ""])
  }

  @Test("The only label of an only address is its own where one of them has no types")
  func onlyOne() {
    #expect(contact("ADR;TYPE=home:;;1 A St;;;;", "LABEL:one").addresses.map(\.label) == ["one"])
    #expect(contact("ADR:;;1 A St;;;;", "LABEL;TYPE=home:one").addresses.map(\.label) == ["one"])
    let apart = contact("LABEL;TYPE=work:one", "ADR;TYPE=home:;;1 A St;;;;").addresses
    #expect(apart.map(\.label) == ["", "one"])
  }

  @Test("A label that belongs to none is an address of its own, behind the others")
  func unmatched() {
    let found = contact(
      "LABEL;TYPE=work:first label",
      "LABEL;TYPE=parcel:second label",
      "ADR;TYPE=home:;;1 A St;;;;",
      "ADR;TYPE=home:;;2 B St;;;;"
    )
    #expect(found.addresses.map(\.streetAddress) == ["1 A St", "2 B St", "", ""])
    #expect(found.addresses.map(\.label) == ["", "", "first label", "second label"])
    #expect(found.addresses.map(\.types) == [.home, .home, .work, .parcel])
    #expect(contact("LABEL:alone").addresses == [DeliveryAddress(label: "alone")])
  }

  @Test("A label fills a blank address; its own parameter is not replaced")
  func blank() {
    let found = contact("ADR;TYPE=home:;;;;;;", "LABEL;TYPE=home:Rear cabin\\nTok, AK 99780")
    #expect(found.addresses.map(\.label) == ["Rear cabin\nTok, AK 99780"])
    let own = contact("ADR;TYPE=home;LABEL=own:;;1 A St;;;;", "LABEL;TYPE=home:other")
    #expect(own.addresses.map(\.label) == ["own", "other"])
  }
}
