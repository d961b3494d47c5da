import Testing

@testable import CardMap

/// Contacts of other formats, written as vCard 4.0.
@Suite(.tags(.writing))
struct NewCardTests {
  private static func card(_ contact: Contact, _ update: PositionUpdate = PositionUpdate())
    -> String
  {
    var output = OutputBuffer()
    output.append(card: contact, update)
    return String(output)
  }

  @Test("A contact in full")
  func full() throws {
    let contact = Contact(
      identifier: "mara-7",
      name: "Mara Lind, M.A.",
      organization: "Lind; Sons",
      addresses: [
        DeliveryAddress(
          postOfficeBox: "PO Box 9",
          streetAddress: "7 Lake St\nSuite 2",
          locality: "Chicago",
          region: "IL",
          postalCode: "60606",
          country: "USA",
          label: "7 Lake St; \"rear\"\nChicago",
          types: [.work, .preferred],
          preference: 1,
          countryCode: "us",
          position: CardPosition(coordinate: Samples.coordinate(41.87, -87.630_000_01))
        ),
        DeliveryAddress(label: "Somewhere^", types: .home),
      ],
      phoneNumbers: ["+1 312 555 0142"],
      emailAddresses: ["mara@example.net"],
      urls: ["https://example.net/a,b;c"],
      categories: ["friends", "a,b"]
    )
    let place = CardPosition(
      coordinate: Samples.coordinate(41.878876, -87.635918),
      provenance: CardPosition.Provenance(code: "60606", precision: .postalCode, radius: 480)
    )
    let text = Self.card(contact, PositionUpdate(position: place, code: "60606"))
    let expected = #"""
      BEGIN:VCARD
      VERSION:4.0
      UID;VALUE=text:mara-7
      FN:Mara Lind\, M.A.
      ORG:Lind\; Sons
      ADR;PREF=1;TYPE=work,pref;CC=us;GEO="geo:41.87,-87.63000001";
       LABEL="7 Lake St; ^'rear^'^nChicago":PO Box 9;;7 Lake St\nSuite 2;Chicago;
       IL;60606;USA
      ADR;TYPE=home;LABEL="Somewhere^^":;;;;;;
      GEO;X-CARDMAP-CODE=60606;X-CARDMAP-PRECISION=postalCode;
       X-CARDMAP-RADIUS=480:geo:41.878876,-87.635918;u=480
      TEL:+1 312 555 0142
      EMAIL:mara@example.net
      URL:https://example.net/a,b;c
      CATEGORIES:friends,a\,b
      END:VCARD

      """#
    #expect(text == expected.replacing("\n", with: "\r\n"))
    var read = try #require(read(Array(text.utf8)).records.first?.contact)
    #expect(read.position == place)
    read.position = nil
    #expect(read == contact)
  }

  @Test("A contact that has nothing but an identifier has FN all the same")
  func bare() {
    #expect(
      Self.card(Contact(identifier: "urn:uuid:0"))
        == "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:0\r\nFN:\r\nEND:VCARD\r\n"
    )
  }

  @Test("Lines are folded at 75 octets, between characters")
  func folds() {
    let contact = Contact(identifier: "a:1", name: String(repeating: "é€😀", count: 60))
    let lines = Self.card(contact).split(separator: "\r\n")
    #expect(lines.count > 7)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(
      lines.filter { $0.hasPrefix(" ") }.allSatisfy {
        $0.utf8.count >= 70 || $0 == lines[lines.count - 2]
      }
    )
    #expect(PositionedFile.contacts(Array(Self.card(contact).utf8)) == [contact])
  }

  @Test("A carriage return is a line break, alone or not")
  func carriageReturns() {
    let contact = Contact(identifier: "a:1", name: "a\rb\r\nc\r")
    #expect(Self.card(contact).contains("\r\nFN:a\\nb\\nc\\n\r\n"))
  }

  @Test("Positions of a contact stay, unless cardmap wrote them for another code")
  func positions() {
    let point = Samples.coordinate(1.5, 0.000_000_2)
    var contact = Contact(identifier: "a:1", position: CardPosition(coordinate: point))
    let found = CardPosition(
      coordinate: Samples.coordinate(41.5, -87.5),
      provenance: .init(code: "", precision: .locality, radius: nil)
    )
    let update = PositionUpdate(position: found, code: "")
    let new = "\r\nGEO;X-CARDMAP-CODE=;X-CARDMAP-PRECISION=locality:geo:41.5,-87.5\r\n"
    #expect(Self.card(contact, update).contains("\r\nGEO:geo:1.5,0.0000002\r\n"))
    var replacing = update
    replacing.replacesAll = true
    #expect(Self.card(contact, replacing).contains(new))
    contact.position?.provenance = .init(code: "02134", precision: .region, radius: 5)
    #expect(Self.card(contact, update).contains(new))
    #expect(!Self.card(contact, PositionUpdate(code: "")).contains("GEO"))
    #expect(Self.card(contact).contains("GEO;X-CARDMAP-CODE=02134;X-CARDMAP-PRECISION=region;"))
  }

  // MARK: Generated contacts

  private static let pieces = [
    "a", "Lind", " ", "  ", ",", ";", ":", "\\", "\\n", "\n", "\"", "^", "^n", "=", "=0D=", "é",
    "ß",
    "漢字", "😀", "\t", "BEGIN:VCARD", "'", "~", "0", "02134", "http://", "\u{A0}x",
    String(repeating: "long ", count: 30),
  ]

  private static func text(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
    }
    return Array(text.utf8).withUnsafeBufferPointer {
      String(decoding: trimmed($0), as: UTF8.self)
    }
  }

  private static func texts(_ random: inout SplitMix) -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) }.filter { !$0.isEmpty }
  }

  private static func position(_ random: inout SplitMix) -> CardPosition? {
    guard Bool.random(using: &random) else { return nil }
    let scales: [Double] = [1, 1e-3, 1e-9]
    let scale = scales.randomElement(using: &random) ?? 1
    let point = Samples.coordinate(
      Double.random(in: -90...90, using: &random) * scale,
      Double.random(in: -180...180, using: &random)
    )
    return CardPosition(coordinate: point)
  }

  private static func address(_ random: inout SplitMix) -> DeliveryAddress {
    let types = AddressTypes(rawValue: UInt8.random(in: 0...255, using: &random))
    let preference = Bool.random(using: &random) ? Int.random(in: 1...100, using: &random) : nil
    return DeliveryAddress(
      postOfficeBox: text(&random),
      extendedAddress: text(&random),
      streetAddress: text(&random),
      locality: text(&random),
      region: text(&random),
      postalCode: text(&random),
      country: text(&random),
      label: text(&random),
      types: types,
      preference: preference ?? (types.contains(.preferred) ? 1 : nil),
      countryCode: text(&random),
      position: position(&random)
    )
  }

  @Test("What is read of a new card is the contact", arguments: 0..<8)
  func roundTrip(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 300)
    for number in 0..<250 {
      let contact = Contact(
        identifier: "x" + Self.text(&random),
        name: "y" + Self.text(&random),
        organization: Self.text(&random),
        addresses: (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.address(&random) }
          .filter { !$0.isBlank || !$0.label.isEmpty },
        phoneNumbers: Self.texts(&random),
        emailAddresses: Self.texts(&random),
        urls: Self.texts(&random),
        categories: Self.texts(&random),
        position: Self.position(&random)
      )
      let text = Self.card(contact)
      let record = read(Array(text.utf8)).records
      #expect(record.map(\.contact) == [contact], "seed \(seed), contact \(number)")
      #expect(record.flatMap(\.diagnostics).isEmpty, "seed \(seed), contact \(number)")
      for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    }
  }
}
