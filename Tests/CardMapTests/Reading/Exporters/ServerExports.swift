import CardMap

extension ExportedFile {
  /// Google, Nextcloud, Proton and Fastmail.
  static let servers: [ExportedFile] = [
    // The formatted address as an eighth component; whole addresses in one component.
    ExportedFile(
      "google-30.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:c452fcce-df0a-5bf8-a23f-10b1847c23d3",
          name: "Ms. Lena Marie Voss Ph.D.",
          organization: "Voss Optics, LLC",
          addresses: [
            DeliveryAddress("||31 E Gorham St|Madison|WI|53703|US", .home),
            DeliveryAddress("||Cabin 9|Talkeetna|AK|99676|US"),
          ],
          phoneNumbers: ["+1 608-555-0122", "(608) 555-0123"],
          emailAddresses: ["lena@voss.example", "lv@club.example"],
          urls: ["https://profiles.example/lena"],
          categories: ["Book club, north", "myContacts"]
        ),
        .zip("53703"),
        .zip("99676"),
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:0a5b63ac-3312-590d-be33-c5f714ff6664",
          name: "Piet Mulder",
          addresses: [
            DeliveryAddress("||44 Elm St\nAnn Arbor, MI 48104||||", .home),
            DeliveryAddress(
              "|Crescent Works\n12 Mill Rd\nErie, PA 16501\nUnited States|||||",
              .work
            ),
          ],
          urls: ["http://mulder.example"],
          categories: ["myContacts"]
        ),
        .zip("48104", [.codeFoundElsewhere]),
        .noPostalCode,
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:e8bfdc2d-11bb-5ebc-afca-9bfbc5e84081",
          name: "nobody@post.example",
          emailAddresses: ["nobody@post.example"],
          categories: ["myContacts"]
        ),
        .noAddress
      )
    ),
    // Two versions in a file, properties without a value, positions in three notations, an address
    // of one component, a fold inside a character, backslashes escaped twice.
    ExportedFile(
      "nextcloud-mixed.vcf",
      ExportedCard(
        Contact(
          identifier: "4098d79f-5827-4197-9b4f-943d2a20b6c2",
          name: "Bea Tully",
          organization: "Tully & Daughters,LLC",
          addresses: [
            DeliveryAddress("||26 Peachtree St NW|Atlanta|GA|30303|United States", .home)
          ],
          categories: ["Körperschaften", "Nachbarn"],
          position: .at(33.7525, -84.3888)
        ),
        .card(33.7525, -84.3888),
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "cyril",
          name: "Cyril Nash",
          addresses: [DeliveryAddress("7 Dock St, Erie, PA 16501||||||", .other)],
          phoneNumbers: ["+18145550150"],
          emailAddresses: ["cyril@nash.example"]
        ),
        .noPostalCode,
        warnings: ["23 ADR fewComponents"]
      ),
      ExportedCard(
        Contact(
          identifier: "dora",
          name: "Dora Nash",
          addresses: [DeliveryAddress("||7 Dock St, Erie, PA 16501||||", .other)],
          position: .at(42.1292, -80.0851)
        ),
        .card(42.1292, -80.0851, [.codeFoundElsewhere])
      ),
      ExportedCard(
        Contact(
          identifier: "ec1b5a9dd2",
          name: "Jürg Fließ",
          addresses: [
            DeliveryAddress(
              "||Langer Weg über dem Fluß 12\\, Hinterhaus\\nrechts|Jüterbog||14913|Germany",
              [.home, .preferred]
            )
          ],
          categories: ["Handwerk,Dach"],
          position: .at(51.9933, 13.0728)
        ),
        .card(51.9933, 13.0728),
        home: 0,
        warnings: ["48 GEO geoNotation"]
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:cfe3ac5b-f50b-54f3-94c4-8713ea2f8c66",
          name: "Gardeners"
        ),
        .noAddress
      )
    ),
    // Groups for addresses and their categories, lists in N and the street, an address of three
    // components, no line end at the end.
    ExportedFile(
      "proton-40.vcf",
      ExportedCard(
        Contact(
          identifier: "proton-web-5f3c1a2b-9d8e-47f6-a5b4-c3d2e1f0a9b8",
          name: "Dana Quill",
          organization: "Quill Press",
          addresses: [
            DeliveryAddress("||60 Glenwood Ave|Raleigh|NC|27603|USA", .home, preference: 2),
            DeliveryAddress(
              "||1 Exchange Plaza, Floor 3|Raleigh|NC|27601|USA",
              .work,
              preference: 1
            ),
          ],
          phoneNumbers: ["+1 919 555 0155"],
          emailAddresses: ["dana@quill.example", "d.quill@press.example"],
          urls: ["https://quill.example"],
          categories: ["Family", "Printers"]
        ),
        .zip("27603"),
        .zip("27601"),
        preferred: 1,
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "proton-autosave-15713e29-80f7-44e3-8537-2ebabe4c7955",
          name: "orders@press.example",
          addresses: [DeliveryAddress("||4 Drizzle Rd||||", .other)],
          phoneNumbers: ["919 555 0156"],
          emailAddresses: ["orders@press.example"]
        ),
        .noPostalCode,
        warnings: ["31 ADR fewComponents"]
      )
    ),
    // PRODID before VERSION and folded, properties without a value, groups as cards.
    ExportedFile(
      "fastmail-30.vcf",
      ExportedCard(
        Contact(
          identifier: "1c6cd38e-79be-4902-84bf-0010cc256d07",
          name: "Jisoo Park",
          organization: "Park Ceramics",
          addresses: [
            DeliveryAddress("||15 Canyon Rd\nUnit 2|Santa Fe|NM|87501|United States", .home),
            DeliveryAddress(
              "||220 Otero St|Santa Fe|New Mexico|87501|United States",
              [.work, .preferred]
            ),
          ],
          phoneNumbers: ["(505) 555-0118"],
          emailAddresses: ["jisoo@park.example"],
          urls: ["https://park.example"]
        ),
        .zip("87501"),
        .zip("87501"),
        preferred: 1,
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "2d7de49f-8acf-4a13-95c0-1121dd367e18",
          name: "kiln@park.example",
          emailAddresses: ["kiln@park.example"]
        ),
        .noAddress
      ),
      ExportedCard(
        Contact(identifier: "6b2cf630-ac03-4ca1-b266-34a451a2d6bb", name: "Potters"),
        .noAddress
      )
    ),
  ]
}
