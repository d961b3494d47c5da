import CardMap
import Testing

@Suite(.tags(.reading))
struct CSVProgramTests {
  @Test("Google: single columns before the formatted text, lists, labels as types")
  func google() throws {
    let contacts = try csvFixture("google.csv", count: 5)
    #expect(contacts.map(\.name).prefix(4) == ["Ada Example", "Bo Formatted", "Cy Listed", "Dee"])
    let ada = contacts[0]
    #expect(
      ada.addresses.map(\.components) == [
        ["", "Unit 3", "12 Larkspur Ln", "Allston", "MA", "02134", "US"],
        ["", "", "9 Fir Ave", "Provo", "UT", "84601", ""],
      ]
    )
    #expect(ada.addresses.map(\.types) == [.home, .work])
    #expect(ada.phoneNumbers == ["+1 617 555 0100", "617-555-0101"])
    #expect(ada.emailAddresses == ["ada@example.com", "ada@example.org"])
    #expect(ada.categories == ["myContacts", "Climbing"])
    #expect(ada.organization == "Pins & Maps")
    #expect(ada.urls == ["https://example.com/ada"])
    // The formatted text alone stands where no single column holds anything.
    #expect(contacts[1].addresses.map(\.isBlank) == [true])
    #expect(contacts[1].addresses.map(\.label) == ["4 Elm Row\nBath, ME 04530\nUSA"])
    #expect(contacts[1].addresses[0].types == [.home, .preferred])
    #expect(contacts[3].addresses.isEmpty)
    #expect(contacts[4].name == "Only a Company")
  }

  @Test("Google: two addresses of one label stand in one column each")
  func googleLists() throws {
    let addresses = try csvFixture("google.csv", count: 5)[2].addresses
    #expect(
      addresses.map(\.components) == [
        ["", "", "1 A St", "Erie", "PA", "16501", ""],
        ["PO Box 9", "", "77 Mill Rd", "Dover", "NH", "03820", ""],
      ]
    )
    #expect(addresses.allSatisfy { $0.types == .home })
  }

  @Test("Google's export of before 2024, in UTF-16")
  func googleOld() throws {
    let contacts = try csvFixture("google-old-utf16.csv", count: 2)
    #expect(contacts.map(\.name) == ["Éva Ruiz-Example", "Karl Beispiel"])
    #expect(
      contacts[0].addresses.map(\.components) == [
        ["", "Suite 9", "400 State St", "Salem", "OR", "97301", "United States"],
        ["", "", "1 A St", "Reno", "NV", "89501", ""],
      ]
    )
    #expect(contacts[0].addresses.map(\.types) == [.work, [.home, .preferred]])
    #expect(contacts[0].phoneNumbers == ["555-0102", "555-0103"])
    #expect(contacts[0].organization == "Example Works")
    #expect(contacts[0].categories == ["myContacts", "Friends"])
    #expect(contacts[1].addresses[0].streetAddress == "Grünstr. 5")
    #expect(contacts[1].addresses[0].types == .other)
  }

  @Test("Outlook: business, home and other address in the order of the columns")
  func outlook() throws {
    let contacts = try csvFixture("outlook.csv", count: 2)
    #expect(contacts.map(\.name) == ["Flo Sample", "Gus Homely"])
    #expect(
      contacts[0].addresses.map(\.components) == [
        [
          "", "12th Floor\nDesk 4", "800 Long Harbor Blvd", "San Luis Obispo", "CA", "93401",
          "United States of America",
        ], ["", "", "7 Quay", "Erie", "PA", "16501", ""],
        ["", "", "", "Reno", "NV", "89501", ""],
      ]
    )
    #expect(contacts[0].addresses.map(\.types) == [.work, .home, .other])
    #expect(contacts[0].emailAddresses == ["flo@example.com", "flo@example.org"])
    #expect(contacts[0].phoneNumbers == ["555-0104", "555-0105"])
    #expect(contacts[0].categories == ["Friends", "Blue Category"])
    #expect(
      contacts[1].addresses.map(\.components) == [
        ["PO Box 12", "", "1 Rear Bldg, 77 Mill Rd", "Dover", "NH", "3820", ""]
      ]
    )
  }

  @Test(
    "Outlook in other languages",
    arguments: [
      (
        "outlook-de-1252.csv", "Jörg Müßig", "Brücken GmbH",
        [
          ["Postfach 3", "Hinterhaus", "Mühlweg 7", "Ulm", "", "89073", "Deutschland"],
          ["", "", "12 Larkspur Ln", "Allston", "MA", "02134", "Vereinigte Staaten von Amerika"],
          ["", "", "", "Wien", "", "1010", "Österreich"],
        ]
      ),
      (
        "outlook-fr.csv", "Anaïs Modèle", "Ponts SARL",
        [
          ["", "Bât. C", "3 rue de l’Orme", "Lyon", "", "69001", "France"],
          ["", "", "2 Pier", "Bath", "ME", "04530", "États-Unis"],
        ]
      ),
      (
        "outlook-es.csv", "Íñigo Muestra Peña", "Puentes S.A.",
        [
          ["", "3.º B", "C/ Mayor 4", "Bilbao", "Bizkaia", "48001", "España"],
          ["", "", "1 A St", "Reno", "NV", "89501", "Estados Unidos"],
          ["", "", "", "Erie", "", "16501", ""],
        ]
      ),
    ]
  )
  func outlookAbroad(_ file: String, _ name: String, _ company: String, _ parts: [[String]]) throws
  {
    let contacts = try csvFixture(file, count: 1)
    #expect(contacts.map(\.name) == [name])
    #expect(contacts[0].organization == company)
    #expect(contacts[0].addresses.map(\.components) == parts)
    #expect(contacts[0].addresses.map(\.types).prefix(2) == [.work, .home])
    #expect(contacts[0].emailAddresses.count >= 1)
    #expect(contacts[0].phoneNumbers.count >= 1)
    #expect(contacts[0].urls.count == 1)
  }

  @Test("Thunderbird: by the names of the columns, whatever their order")
  func thunderbird() throws {
    let contacts = try csvFixture("thunderbird.csv", count: 2)
    #expect(contacts.map(\.name) == ["Hal \"Bird\" Tester", "Ivy List"])
    #expect(
      contacts[0].addresses.map(\.components) == [
        ["", "Apt 3", "5 Elm", "Kearny", "NJ", "07032", "USA"],
        ["", "", "", "Provo", "UT", "84601", ""],
      ]
    )
    #expect(contacts[0].emailAddresses == ["hal@example.com", "hal@example.org"])
    let turned = csvContact("Home ZipCode,Home Country,Home City,Home State\n07032,USA,Kearny,NJ\n")
    #expect(turned.addresses.map(\.components) == [["", "", "", "Kearny", "NJ", "07032", "USA"]])
  }

  @Test("A converted iCloud book, with returns for line ends")
  func converted() throws {
    let contacts = try csvFixture("icloud-converted.csv", count: 1)
    #expect(contacts.map(\.identifier) == ["AB12-CD34"])
    #expect(
      contacts[0].addresses.map(\.components) == [
        ["", "", "8 Larkspur Ln\nUnit C", "Allston", "MA", "02134", "United States"],
        ["", "", "1 Pier", "Bath", "ME", "04530", ""],
      ]
    )
    #expect(contacts[0].addresses.map(\.types) == [.home, .work])
  }
}
