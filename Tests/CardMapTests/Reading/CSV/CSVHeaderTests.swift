import CardMap
import Testing

@Suite(.tags(.reading))
struct CSVHeaderTests {
  @Test("Words that set addresses apart, where there are two of them")
  func groups() {
    let both = """
      Account Name,Mailing Street,Mailing City,Mailing Zip,Billing Street,Billing City,Billing Zip
      Ada,12 Lark,,,1 Elm,Chicago,60606
      """
    let contact = csvContact(both)
    #expect(contact.name == "Ada")
    #expect(contact.addresses.map(\.streetAddress) == ["12 Lark", "1 Elm"])
    #expect(contact.addresses.map(\.postalCode) == ["", "60606"])
    let one = csvContact("Name,Primary Street,City,Zip\nAda,1 Elm,Chicago,60606\n")
    #expect(one.addresses.map(\.streetAddress) == ["1 Elm"])
    #expect(one.addresses.map(\.postalCode) == ["60606"])
  }

  @Test(
    "Headers are compared without case, accents, blanks and punctuation",
    arguments: [
      "ZIP", "zip code", "Zip/Postal Code", "postalCode", "POSTAL_CODE", "PLZ", "Postleitzahl",
      "Code postal", "code-postal", "Código Postal", "CODIGO POSTAL", "Home ZIP", "Zip (home)",
      "ZIP 1", "Mailing Zip", "Address 1 - Postal Code", "home_address.zip",
    ]
  )
  func comparing(_ header: String) {
    #expect(csvContact("Name,\(header)\nAl,16501\n").addresses.map(\.postalCode) == ["16501"])
  }

  @Test("What only looks like a name is none")
  func notNames() {
    let text = "Name,City,E-mail Display Name,Other Name,State of mind,Zip 4 notes,Private\n"
    let summary = csv(text + "Al,Erie,a,b,c,d,e\n").summary
    #expect(summary.columns.compactMap(\.use) == ["name", "city"])
    #expect(summary.columns.map(\.header).count == 7)
  }

  @Test("An address of one cell is one where no other column holds a part of it")
  func wholeAddress() {
    let whole = csvContact("Name,Address\nAl,\"1 A St, Erie, PA 16501\"\n").addresses
    #expect(whole.map(\.label) == ["1 A St, Erie, PA 16501"])
    #expect(whole.map(\.isBlank) == [true])
    let street = csvContact("Name,Address,City\nAl,1 A St,Erie\n").addresses
    #expect(street.map(\.streetAddress) == ["1 A St"])
    let both = csvContact("Street,Address,City\n1 A St,\"1 A St, Erie\",Erie\n").addresses
    #expect(both.map(\.streetAddress) == ["1 A St"])
    #expect(both.map(\.label) == [""])
  }

  @Test("Numbered streets are lines of one address, numbered cities are addresses")
  func numbers() {
    let lines = csvContact("Address 1,Address 2,Address 3,City\n1 A St,Unit 3,Rear,Erie\n")
      .addresses
    #expect(lines.map(\.components) == [["", "Unit 3\nRear", "1 A St", "Erie", "", "", ""]])
    let two = csvContact("Street 1,City 1,Street 2,City 2\n1 A St,Erie,2 B St,Reno\n").addresses
    #expect(two.map(\.streetAddress) == ["1 A St", "2 B St"])
    #expect(two.map(\.locality) == ["Erie", "Reno"])
    let twice = csvContact("Street,City,Street,City\n1 A St,Erie,2 B St,Reno\n").addresses
    #expect(twice == two)
  }

  @Test("Of two columns of one meaning the first that holds something counts")
  func alternatives() {
    let text = "Name,State,State Code,ZIP\nAl,,PA,16501\nBo,Maine,ME,04530\n"
    #expect(csv(text).records.map { $0.firstAddress?.region } == ["PA", "Maine"])
  }

  @Test("Beside a given name, `Name` is the family's; a house number follows the street")
  func german() {
    let contact = csvContact("Name;Vorname;Straße;Hausnr.;PLZ;Ort\nMuster;Eva;Weg;3 b;07743;Jena\n")
    #expect(contact.name == "Eva Muster")
    #expect(contact.addresses.map(\.streetAddress) == ["Weg 3 b"])
  }

  @Test("A contact is named by name, given and family name, organisation or first e-mail")
  func names() {
    let text = """
      Name,First Name,Last Name,Company,Email,ZIP
      Al B,Albert,B,Firm,al@example.com,
      ,Albert,B,Firm,al@example.com,
      ,,B,Firm,al@example.com,
      ,,,Firm,al@example.com,
      ,,,,al@example.com; al@example.org,
      ,,,,,16501
      """
    #expect(
      csv(text).records.map(\.title)
        == ["Al B", "Albert B", "B", "Firm", "al@example.com", "Contact 6"]
    )
  }

  @Test("An identifier is the row's own, else made of its bytes: the same on every run")
  func identifiers() {
    let records = csv("ID,Name,City\n7,Al,Erie\n,Bo,Reno\r\n,Bo,Reno\n,Bo,Bath\n").records
    #expect(records.first?.identifier == "7")
    #expect(records[1].identifier.hasPrefix("urn:uuid:"))
    #expect(records[1].identifier == records[2].identifier)
    #expect(records[1].identifier != records[3].identifier)
    #expect(csv("x,ID,Name,City\n,,Bo,Reno\n").records[0].identifier != records[1].identifier)
  }

  @Test("A column that is not known is named by hand, and that counts more than its header")
  func named() {
    let text = "Kunde,Ort,Code,Code2\nAl,x,16501,89501\nBo,y,,89501\n"
    let zips = [ColumnName(.zip, header: "CODE"), ColumnName(.zip, header: "code 2")]
    let found = csv(
      text,
      columns: zips + [.init(.name, header: "kunde"), .init(.ignore, header: "Ort")]
    )
    #expect(found.records.map(\.title) == ["Al", "Bo"])
    #expect(
      found.records.map { $0.contact?.addresses.map(\.postalCode) } == [["16501"], ["89501"]]
    )
    #expect(found.records.map { $0.firstAddress?.locality } == ["", ""])
    #expect(found.summary.use(of: "Ort") == nil)
    #expect(found.summary.diagnostics.isEmpty)
    let missing = csv(text, columns: [.init(.zip, header: "Postzone")]).summary
    #expect(missing.diagnostics.map(\.kind) == [.columnMissing])
    #expect(missing.diagnostics[0].message.contains("Postzone"))
    // A name by hand keeps what the header says about home and work.
    let work = csvContact(
      "Name,Work City,Work PC\nAl,Erie,16501\n",
      columns: [.init(.zip, header: "Work PC")]
    )
    #expect(work.addresses.map(\.types) == [.work])
    #expect(work.addresses.map(\.postalCode) == ["16501"])
  }

  @Test("What each column was taken as is told")
  func uses() {
    let columns = csv("Name,Home City,Work City,Foo\nAl,Erie,Reno,x\n").summary.columns
    #expect(columns.map(\.header) == ["Name", "Home City", "Work City", "Foo"])
    #expect(
      columns.map(\.use) == ["name", "city (address 1, home)", "city (address 2, work)", nil]
    )
    let none = csv("Name,Email\nAl,al@example.com\n").summary
    #expect(none.diagnostics.map(\.kind) == [.columnMissing])
  }

  @Test("CSV is recognised by the names in its first row only")
  func recognition() {
    for text in ["Name,Foo,Email\n", "zip\n", "Address\n", "Foo;PLZ\n", "a\tb\tCity\n"] {
      #expect(csv(text + "x\n").summary.format == .csv, "\(text)")
    }
    for text in [
      "Foo,Bar\n", "Dear Name, hello\n", "x\nName,City\n", "Name\n", "Name,x\n", "Al,Erie\n",
    ] {
      #expect(csv(text + "x\n").summary.format == nil, "\(text)")
    }
    #expect(csv("Kunde,X\nAl,1\n", columns: [.init(.zip, header: "x")]).summary.format == .csv)
    #expect(
      csv("Dear Sir, I know a city, a name\nBEGIN:VCARD\nEND:VCARD\n").summary.format == .vCard
    )
  }

  @Test("A header that is not understood is shown, a row that may be data is not")
  func refusals() throws {
    let notes = try #require(csv("Notes,Birthday,Shoe Size\nx,y,z\n").summary.error)
    #expect(notes.message.contains("Notes, Birthday, Shoe Size"))
    for text in ["Ada,Lovelace,London\n", "Ada,1 A St,02134\n", "Ada,ada@example.com\n"] {
      let found = csv(text)
      #expect(found.records.isEmpty)
      let message = try #require(found.summary.error).message
      #expect(message.contains("--column zip="))
      let forced = try #require(read(Array(text.utf8), format: .csv).summary.error)
      for cell in ["Ada", "Love", "A St", "02134", "example"] {
        #expect(!message.contains(cell))
        #expect(!forced.message.contains(cell))
      }
    }
    #expect(csv("Name,ZIP\r\n").summary.error?.code == .notContacts)
    #expect(read([], format: .csv).summary.error == nil)
    #expect(read(Array("\r\n \r\n".utf8), format: .csv).summary.error == nil)
  }

  @Test("Lists: Google writes ::: between members, cardmap and Outlook a semicolon")
  func lists() {
    let contact = csvContact(
      "Name,Phone,Phone 2 - Value,E-mail,URL,Labels\nAl,555-0100; 555-0101,tel:555-0102 ::: 555-0103,"
        + "mailto:al@example.com ::: al@example.org,https://example.com/a;b; https://example.org,"
        + "* myContacts ::: Friends\n"
    )
    #expect(contact.phoneNumbers == ["555-0100", "555-0101", "555-0102", "555-0103"])
    #expect(contact.emailAddresses == ["al@example.com", "al@example.org"])
    #expect(contact.urls == ["https://example.com/a;b", "https://example.org"])
    #expect(contact.categories == ["myContacts", "Friends"])
  }
}
