import CardMap
import Testing

@Suite(.tags(.reading))
struct JCardValueTests {
  /// What stands behind `"adr",` and what is read.
  static let addresses: [(json: String, components: [String])] = [
    (
      #"{},"text",["","",["5 Weir St","Top floor"],"Keene","NH","03431","USA"]"#,
      ["", "", "5 Weir St, Top floor", "Keene", "NH", "03431", "USA"]
    ),
    (
      #"{},"text",["","",["5, Weir St","",null],"Keene","NH","03431","USA"]"#,
      ["", "", "5, Weir St", "Keene", "NH", "03431", "USA"]
    ),
    (
      #"{},"text",["PO 7","Apt 3","9 Elm Row","Salem","OR","97301","USA","room 5","","",""]"#,
      ["PO 7", "Apt 3", "9 Elm Row", "Salem", "OR", "97301", "USA"]
    ),
    (
      #"{},"text",["","","70 Salt Rd\nDock 2\r\nRear","Ogden","UT",84401,null]"#,
      ["", "", "70 Salt Rd\nDock 2\nRear", "Ogden", "UT", "84401", ""]
    ),
    (
      #"{},"text",["","","a;b\\,c\\n \"d\" \u0041\/","","","1",""]"#,
      ["", "", #"a;b\,c\n "d" A/"#, "", "", "1", ""]
    ),
    (
      #"{},"text",["","","\uD83C\uDFE0 1","\ud83c\udfe0","","1",""]"#,
      ["", "", "🏠 1", "🏠", "", "1", ""]
    ),
    (
      #"{},"text",";;12 Ivy Ct,Rear;Provo;UT;84601;USA""#,
      ["", "", "12 Ivy Ct, Rear", "Provo", "UT", "84601", "USA"]
    ),
    (
      #"{},"text",[[],[[]],[["a",["b"]],"c"],"","","",""]"#,
      ["", "", "a, b, c", "", "", "", ""]
    ),
    (#"{},"text",["","",true,false,-1.5e3,"1",""]"#, ["", "", "true", "false", "-1.5e3", "1", ""]),
  ]

  @Test("The components of an address", arguments: addresses.indices)
  func address(_ index: Int) {
    let (json, components) = Self.addresses[index]
    let found = readJSON(jCard("[\"adr\",\(json)]"))
    #expect(found.records.first?.contact?.addresses.map(\.components) == [components])
    #expect(found.records.first?.diagnostics.isEmpty == true)
  }

  @Test("Parameters: lists, groups in any place, numbers, what a vCard has no sign for")
  func parameters() {
    let adr =
      #"["adr",{"pref":3,"label":"\"A\"^\\n;:,\n2","cc":"DE","TYPE":["work","x-y"],"#
      + #""group":"g 1","charset":"x","a b":"c","geo":"geo:1,2","none":null,"o":{"p":[{}]}},"#
      + #""text",["","","1 A St","","","",""]]"#
    let address = jContact(adr).addresses.first
    #expect(address?.preference == 3)
    #expect(address?.label == "\"A\"^\\n;:,\n2")
    #expect(address?.countryCode == "DE")
    #expect(address?.types == [.work, .other])
    #expect(address?.position?.coordinate == Coordinate(latitude: 1, longitude: 2))
    #expect(address?.streetAddress == "1 A St")
    let text = jContact(
      #"["adr",{"group":"G"},"text",["","","1","","","",""]]"#,
      #"["x-abadr",{"group":"g"},"unknown","ca"]"#,
      #"["adr",{"pref":"1"},"text",["","","2","","","",""]]"#
    )
    #expect(text.addresses.map(\.countryCode) == ["ca", ""])
    #expect(text.addresses.map(\.preference) == [nil, 1])
  }

  @Test(
    "Every spelling of a position",
    arguments: [
      #"["geo",{},"uri","geo:44.81,-68.77"]"#, #"["geo",{},"float",[44.81,-68.77]]"#,
      #"["geo",{},"float",44.81,-68.77]"#, #"["geo",{},"float",["44.81","-68.77"]]"#,
      #"["geo",{},"text","44.81;-68.77"]"#, #"["GEO",{},"unknown","geo:44.81,-68.77;u=35"]"#,
      #"["geo",{},"float",[4481e-2,-6.877E1]]"#,
    ]
  )
  func position(_ json: String) {
    let record = readJSON(jCard(json)).records.first
    #expect(record?.contact?.position?.coordinate == Coordinate(latitude: 44.81, longitude: -68.77))
    #expect(record?.diagnostics.isEmpty == true)
  }

  @Test("What cardmap wrote beside a position comes back with it")
  func provenance() {
    let geo =
      #"["geo",{"x-cardmap-code":"04401","x-cardmap-precision":"postalCode","#
      + #""x-cardmap-radius":5200},"uri","geo:44.81,-68.77;u=5200"]"#
    let expected = CardPosition.Provenance(code: "04401", precision: .postalCode, radius: 5200)
    #expect(jContact(geo).position?.provenance == expected)
  }

  @Test("Names and other texts")
  func names() {
    #expect(
      jContact(#"["n",{},"text",["Quince","Nadia",["Rue","Mae"],"",""]]"#).name == "Nadia Quince"
    )
    #expect(jContact(#"["n",{},"text",["de la Cruz",["Ana","Eva"]]]"#).name == "Ana Eva de la Cruz")
    #expect(jContact(#"["n",{},"text","Quince;Nadia"]"#).name == "Nadia Quince")
    #expect(jContact(#"["org",{},"text","A, B; C"]"#).name == "A, B; C")
    #expect(jContact(#"["fn",{},"text","a\u0000b"]"#).name == "a\0b")
    #expect(jContact("[\"fn\",{},\"text\",\"tab\t.\"]").name == "tab\t.")
    #expect(jContact(#"["fn",{},"text",12.50]"#).name == "12.50")
    #expect(
      jContact(#"["fn",{},"text",null]"#, #"["email",{},"text","a@example.com"]"#).name
        == "a@example.com"
    )
    #expect(jContact(#"["\u0066n",{},"text","Al"]"#).name == "Al")
    #expect(
      jContact(#"["tel",{},"uri","tel:555-0107","tel:555-0108"]"#).phoneNumbers == [
        "555-0107", "555-0108",
      ]
    )
    #expect(jContact(#"["uid",{},"uri","urn:uuid:1"]"#).identifier == "urn:uuid:1")
  }

  @Test("Bytes that are no UTF-8 are taken for Windows-1252, and it is said")
  func otherEncoding() {
    let bytes = Array("[\"vcard\",[[\"fn\",{},\"text\",\"J".utf8) + [0xFC] + Array("rg\"]]]".utf8)
    let record = read(bytes).records.first
    #expect(record?.title == "Jürg")
    #expect(kinds(record) == [.encodingAssumed])
  }

  @Test("A card says the same as a jCard and as a vCard, also who it is without a UID")
  func sameAsVCard() {
    let written = contact(
      version: "4.0",
      "FN:Al Dunne",
      "item1.ADR;TYPE=\"home\":;;1 A St;Erie;PA;16501;"
    )
    let json = jContact(
      named("Al Dunne"),
      #"["adr",{"type":"home","group":"item1"},"text",["","","1 A St","Erie","PA","16501",""]]"#
    )
    #expect(json.addresses == written.addresses)
    #expect(json.identifier.hasPrefix("urn:uuid:"))
    #expect(jContact(named("Al")).identifier == jContact(named("Al")).identifier)
    #expect(jContact(named("Al")).identifier != jContact(named("Bo")).identifier)
    let moved = jContact(named("Al"), #"["geo",{},"uri","geo:1,2"]"#)
    #expect(moved.identifier == jContact(named("Al")).identifier)
  }
}
