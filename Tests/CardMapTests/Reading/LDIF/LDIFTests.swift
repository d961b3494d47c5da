import Testing

@testable import CardMap

/// Reading LDIF (RFC 2849).
@Suite(.tags(.reading))
struct LDIFTests {
  @Test("As Thunderbird writes it: home and work, base64, groups left out")
  func thunderbird() throws {
    let text = """
      dn: cn=Ada Winslow
      objectclass: mozillaAbPersonAlpha
      cn: Ada Winslow
      street: 1 Larkspur Sq
      mozillaWorkStreet2: Floor 3
      l: Chicago
      st: IL
      postalCode: 60606
      c: USA
      mozillaHomeStreet: 12 Larkspur Ln
      mozillaHomeStreet2: Rear
      mozillaHomeLocalityName: Allston
      mozillaHomeState: MA
      mozillaHomePostalCode: 02134
      mozillaHomeCountryName: USA
      homePhone: 617 555 0101
      mozillaSecondEmail: b@example.com
      mail: a@example.com
      mozillaWorkUrl: https://example.com
      o: Larkspur, Inc.

      dn: cn=Club
      objectclass: groupOfNames
      cn: Club
      """
    let (records, summary) = ldif(text)
    #expect(summary.format == .ldif)
    #expect(summary.diagnostics.map(\.line) == [22])
    #expect(summary.diagnostics.map(\.kind) == [.memberLeftOut])
    let contact = try #require(records.first?.contact)
    #expect(records.count == 1)
    #expect(contact.name == "Ada Winslow")
    #expect(contact.organization == "Larkspur, Inc.")
    #expect(contact.phoneNumbers == ["617 555 0101"])
    #expect(contact.emailAddresses == ["b@example.com", "a@example.com"])
    #expect(contact.urls == ["https://example.com"])
    let addresses = contact.addresses
    #expect(addresses.map(\.types) == [.work, .home])
    #expect(addresses.map(\.streetAddress) == ["1 Larkspur Sq", "12 Larkspur Ln"])
    #expect(addresses.map(\.extendedAddress) == ["Floor 3", "Rear"])
    #expect(addresses.map(\.postalCode) == ["60606", "02134"])
    #expect(addresses.map(\.region) == ["IL", "MA"])
    #expect(addresses.map(\.country) == ["USA", "USA"])
  }

  @Test(
    "As OpenLDAP writes it: comments, options, folds, `$` in a postal address, country and code"
  )
  func openLDAP() throws {
    let (records, summary) = read(Fixture.bytes("openldap.ldif", in: "ldif"))
    #expect(summary.cards == 2)
    #expect(summary.diagnostics.map(\.line) == [10])
    let kobl = try #require(records.first?.contact)
    #expect(records[0].line == 22)
    #expect(kobl.identifier == "urn:uuid:5eed0000-0000-4000-8000-000000000001")
    #expect(kobl.name == "Kobl, Ursula")
    #expect(kobl.phoneNumbers == ["+1 207 555 0111", "+1 207 555 0112"])
    #expect(kobl.emailAddresses == ["ursula@example.com", "kobl@example.org"])
    #expect(kobl.urls == ["https://example.com/kobl"])
    let label = try #require(kobl.addresses.first?.label)
    #expect(label == "7 Kiln Way, Suite $ 5C\nc/o Nor\\lund\nPortland, ME 04101\nUSA")
    let marsh = try #require(records.last?.contact)
    #expect(marsh.addresses.count == 1)
    #expect(marsh.addresses[0].country == "United States")
    #expect(marsh.addresses[0].countryCode == "US")
    #expect(marsh.addresses[0].postOfficeBox == "PO Box 12")
    #expect(marsh.addresses[0].postalCode == "98101")
    #expect(records[1].diagnostics.map(\.line) == [53, 57])
    #expect(records[1].diagnostics.map(\.property) == ["postalCode", "homePostalAddress"])
  }

  @Test("Bytes that are no UTF-8, CRLF, versions, and changes")
  func changes() {
    let (records, summary) = read(Fixture.bytes("windows-1252.ldif", in: "ldif"))
    #expect(records.map(\.contact?.name) == ["François Roy", "Bea Stone"])
    #expect(records[0].diagnostics.map(\.kind) == [.encodingAssumed])
    #expect(records.map(\.line) == [2, 11])
    #expect(summary.diagnostics.map(\.line) == [18])
  }

  @Test(
    "What cannot be used of an entry is said with its line",
    arguments: [
      ("cn:: !!!!", "line 3, cn: this is no base64, so it was left out"),
      ("cn:: QUI", nil), ("cn:: QUJD\n RA==", nil),
      ("cn:: QU=JD", "line 3, cn: this is no base64, so it was left out"),
      (
        "st:< https://example.com",
        "line 3, st: what stands at a URL is not fetched, so it was left out"
      ),
      ("no attribute", "line 3: this is no attribute, so it was left out"),
      ("jpegPhoto:< file:///x", nil), ("description: x", nil), ("st:", nil), ("#st: x", nil),
    ] as [(String, String?)]
  )
  func diagnostics(_ line: String, _ message: String?) {
    let (records, _) = ldif("dn: cn=a\nsn: A\n\(line)\n")
    #expect(records.count == 1)
    #expect(records.first?.diagnostics.map(\.warning.message) == (message.map { [$0] } ?? []))
  }

  @Test(
    "The first line says that it is LDIF",
    arguments: [
      ("dn: cn=a\ncn: A\n", ContactsFormat.ldif), ("DN: cn=a\ncn: A\n", .ldif),
      ("version: 1\ndn: cn=a\ncn: A\n", .ldif),
      ("\u{FEFF}\n\n# c\n more\n\nversion: 1\n\ndn: a\ncn: A", .ldif),
      ("VERSION:3.0\nBEGIN:VCARD\nFN:A\nEND:VCARD\n", .vCard), ("dn,zip\n1,02134\n", .csv),
      ("version,zip\n1,02134\n", .csv),
      ("ADR:;;1 A St;Erie;PA;16501;\nBEGIN:VCARD\nFN:A\nEND:VCARD\n", .vCard),
      ("# a\n# b\nBEGIN:VCARD\nFN:A\nEND:VCARD\n", .vCard),
    ] as [(String, ContactsFormat)]
  )
  func recognition(_ text: String, _ format: ContactsFormat) {
    let summary = read(Array(text.utf8)).summary
    #expect(summary.format == format)
    #expect(summary.cards == 1)
  }

  @Test("An entry without a blank line before it, a computer, and what is no LDIF at all")
  func others() {
    let (records, summary) = ldif(
      "dn: cn=a\nsn: A\ndn: cn=b\nsn: B\n\ndn: cn=c\nobjectClass: user\nobjectClass: computer\nsn: C\n"
    )
    #expect(records.map(\.line) == [1, 3])
    #expect(summary.diagnostics.map(\.line) == [6])
    let other = read(Array("BEGIN:VCARD\nFN:A\nEND:VCARD\n".utf8), format: .ldif)
    #expect(other.summary.error?.message == "this LDIF has no person in it")
  }

  @Test("LDIF without a person is refused, in words")
  func nobody() {
    let summary = ldif("dn: dc=example\nobjectClass: domain\n").summary
    #expect(summary.error?.message == "this LDIF has no person in it")
    #expect(ldif("version: 1\n# nothing\n").summary.error == nil)
  }

  @Test("A country, a state and a code of every place are those of their fields")
  func places() async {
    let text = """
      dn: cn=a
      cn: A
      l: Como
      st: CO
      postalCode: 22100
      co: Italy
      c: IT

      dn: cn=b
      cn: B
      l: Portland
      st: Maine
      postalCode: 4101
      """
    let rows = await AddressBookGeocoder(provider: ZIPTable()).geocode(ldif(text).records)
    #expect(rows.map(\.outcome) == [.noMatch, .placed])
    #expect(rows.last?.placemark?.postalCode == "04101")
  }
}

/// What is read of a text of LDIF.
func ldif(
  _ text: String,
  limits: ReadingLimits = ReadingLimits()
) -> (records: [ContactRecord], summary: ReadingSummary) {
  read(Array(text.utf8), limits: limits)
}
