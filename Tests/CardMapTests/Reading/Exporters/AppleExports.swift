import CardMap

extension ExportedFile {
  /// iCloud, the Contacts of a Mac, and an iPhone: groups with X-ABADR and X-ABLabel, their own
  /// labels, colons that are escaped in URLs, companies without N, cards that are groups of cards.
  static let apple: [ExportedFile] = [
    ExportedFile(
      "icloud-30.vcf",
      ExportedCard(
        Contact(
          identifier: "8c1d7a52-0f4e-4f7b-9d3c-6a1b2c3d4e5f",
          name: "Dr. Moira Jean Haldane",
          organization: "Haldane & Frost, Surveys",
          addresses: [
            DeliveryAddress(
              "||200 Western Ave\nSuite 310|Allston|MA|02134|United States",
              .work,
              countryCode: "us"
            ),
            DeliveryAddress(
              "||8 Putnam Ave|Cambridge|MA|02139|United States",
              [.home, .preferred],
              countryCode: "us"
            ),
          ],
          phoneNumbers: ["(617) 555-0131"],
          emailAddresses: ["moira@haldane.example", "m.haldane@post.example"],
          urls: ["https://haldane.example/moira"]
        ),
        .zip("02134"),
        .zip("02139"),
        preferred: 1,
        home: 1,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "0d2b5f6e-4b1c-4c58-8a0f-2f7e9b1a3c4d",
          name: "Åse Sørby",
          addresses: [
            DeliveryAddress(
              "||14 Kelvin Row\nFlat 2/1|Glasgow||G12 8QQ|",
              .preferred,
              countryCode: "gb"
            )
          ]
        ),
        .foreign
      ),
      ExportedCard(
        Contact(
          identifier: "5b9c0e11-62a4-4e0d-9a57-1c2d3e4f5a6b",
          name: "Rowing, Tuesdays"
        ),
        .noAddress
      )
    ),
    // 2.1, in the character set of the old Mac; the whole address is in the street.
    ExportedFile(
      "macos-21.vcf",
      ExportedCard(
        Contact(
          identifier: "3f0d8d1a-1f3b-4e43-9a53-77c1a2b3c4d5",
          name: "Jürgen Bücher",
          organization: "Käserei Öhm, Enkel",
          addresses: [
            DeliveryAddress("||Königsweg 3\n04109 Leipzig||||", [.work, .preferred])
          ],
          phoneNumbers: ["+49 341 5550101"],
          emailAddresses: ["juergen@kaeserei.example"]
        ),
        .noPostalCode,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:b382a75f-3729-5ee7-8f79-6b74cd87c4ea",
          name: "Tamsin Pell",
          addresses: [DeliveryAddress("||77 Congress St\nPortsmouth, NH 03801||||", .home)],
          phoneNumbers: ["603-555-0120"]
        ),
        .zip("03801", [.codeFoundElsewhere]),
        home: 0
      )
    ),
    ExportedFile(
      "iphone-30.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:bf60d137-2bf3-577c-9182-d68f534fa0c6",
          name: "Mr. Chidi Paul James Okonkwo Jr.",
          organization: "Lakeside Radio",
          addresses: [
            DeliveryAddress(
              "||1520 N Damen Ave\nApt 4|Chicago|IL|60622-1234|United States",
              [.home, .preferred],
              countryCode: "us"
            ),
            DeliveryAddress("||Slip 9, Montrose Harbor||||", countryCode: "us"),
          ],
          phoneNumbers: ["+1 (312) 555-0145", "+1 (312) 555-0144"],
          emailAddresses: ["chidi@lakeside.example"],
          urls: ["http://lakeside.example", "https://www.lakeside.example/team?id=4&x=1,2"]
        ),
        .zip("60622"),
        .noPostalCode,
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:97086e60-37e5-5864-82a5-7c27f4a3cd09",
          name: "Reed, Sons & Daughters",
          organization: "Reed, Sons & Daughters",
          addresses: [
            DeliveryAddress("||900 Broadway|Denver|Colorado|80203|USA", [.work, .preferred])
          ],
          phoneNumbers: ["+1 (303) 555-0160"]
        ),
        .zip("80203"),
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:ee86b467-51a5-5391-aee5-b8bb047b22a1",
          name: "田中 美咲",
          addresses: [
            DeliveryAddress(
              "||神南1-2-3|渋谷区|東京都|150-0041|日本",
              [.home, .preferred],
              countryCode: "jp"
            )
          ]
        ),
        .foreign,
        home: 0
      )
    ),
  ]
}
