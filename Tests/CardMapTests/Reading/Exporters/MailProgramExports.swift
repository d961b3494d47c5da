import CardMap

extension ExportedFile {
  /// Outlook and Thunderbird.
  static let mailPrograms: [ExportedFile] = [
    // Windows-1252, declared or not, labels beside the addresses in quoted-printable, keys in
    // lines that are not folded but indented, commas that separate nothing.
    ExportedFile(
      "outlook-western-21.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:4c389b6d-2c00-5954-833f-b82447661fa5",
          name: "Herr Jürgen Müller",
          organization: "Bäcker, Sohn & Co., Verkauf",
          addresses: [
            DeliveryAddress(
              "||Königstraße 5|Köln||50667|Deutschland",
              [.work, .preferred],
              label: "Königstraße 5\n50667 Köln\nDeutschland"
            )
          ],
          phoneNumbers: ["+49 (221) 5550102"],
          emailAddresses: ["juergen@baecker.example"]
        ),
        .foreign,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:2c054883-daa4-530c-b46f-5c1da8354f3d",
          name: "Luc Féval",
          organization: "Company, The, Letters",
          addresses: [
            DeliveryAddress(
              "|Unit B|48 Larch St|Burlington|VT|05401|United States of America",
              .home,
              label: "Unit B\n48 Larch St\nBurlington, VT 05401\nUnited States of America"
            ),
            DeliveryAddress("||Mill Yard; Door 3|Provo|UT|84601|", .work),
          ],
          phoneNumbers: ["(802) 555-0117"],
          emailAddresses: ["luc@feval.example"],
          urls: ["http://feval.example"]
        ),
        .zip("05401"),
        .zip("84601"),
        home: 0,
        work: 1,
        warnings: ["19 FN encodingAssumed"]
      )
    ),
    // 3.0 from the server behind it: a label whose address is empty, a label alone.
    ExportedFile(
      "outlook-30.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:a11954d6-9d01-5d42-ab9a-e042caab2082",
          name: "Ines Duarte",
          organization: "Harbor Books",
          addresses: [
            DeliveryAddress(
              "|Dock 3|12 Ocean Dr\nRear|Portland|ME|04101|United States of America",
              .work,
              label: "12 Ocean Dr\nRear\nPortland, ME  04101"
            ),
            DeliveryAddress(
              "||5 Elm St|Saco|ME|04072|",
              [.home, .preferred],
              label: "5 Elm St\nSaco, ME  04072"
            ),
            DeliveryAddress("||||||", .postal, label: "PO Box 4\nWells, ME 04090"),
          ],
          phoneNumbers: ["(207) 555-0104"],
          emailAddresses: ["ines@harborbooks.example"],
          categories: ["Friends", "Book fair"]
        ),
        .zip("04101"),
        .zip("04072"),
        preferred: 1,
        home: 1,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:8a7fb6ce-428e-56d4-99cb-a71d4ec1c0a3",
          name: "Grange Hall",
          addresses: [
            DeliveryAddress("||||||", .work, label: "77 Mill Rd\nDover, NH 03820\nUSA")
          ]
        ),
        .zip("03820", [.unstructuredAddress]),
        work: 0
      )
    ),
    // Small letters, VERSION at the end, soft line breaks with a tab behind them.
    ExportedFile(
      "thunderbird-21.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:7893c872-3b2e-5921-87d2-4675dcbe2284",
          name: "Otto Lindgren",
          organization: "Lindgren, Saws, Sharpening",
          addresses: [DeliveryAddress("||12 Main St,Rear|Ames|IA|50010|USA", .domestic)],
          phoneNumbers: ["515-555-0111", "515-555-0112"],
          emailAddresses: ["otto@lindgren.example"],
          urls: ["http://lindgren.example"]
        ),
        .zip("50010")
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:c9b0a21e-639a-538a-a1e5-7ee932194ed9",
          name: "Zoë Lindström",
          addresses: [
            DeliveryAddress("||Bränneriet 4\nHus B|Göteborg||411 05|Sverige", .domestic)
          ],
          emailAddresses: ["zoe@lindstrom.example"]
        ),
        .foreign
      )
    ),
    // VALUE everywhere, a street of two lines as a list, an address of nothing but a country.
    ExportedFile(
      "thunderbird-40.vcf",
      ExportedCard(
        Contact(
          identifier: "f4b1d2c3-9a8b-47c6-9d5e-4f3a2b1c0d9e",
          name: "Ruth Abel",
          organization: "Abel Maps, Drawing Room",
          addresses: [
            DeliveryAddress("|Flat 6|9 Elm Row, Rear|Lawrence|KS|66044|USA", .home),
            DeliveryAddress(
              "||640 Massachusetts St, 2nd floor|Lawrence|KS|66044|USA",
              .work,
              preference: 1
            ),
          ],
          phoneNumbers: ["785-555-0190", "785-555-0191"],
          emailAddresses: ["ruth@abel.example", "ruth.abel@work.example"],
          urls: ["https://abel.example/maps"]
        ),
        .zip("66044"),
        .zip("66044"),
        preferred: 1,
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "1c0d9ef4-b1d2-43c9-8a8b-7c69d5e4f3a2",
          name: "Jan Žižka",
          addresses: [DeliveryAddress("||||||Česko", .work)],
          emailAddresses: ["jan@zizka.example"]
        ),
        .noPostalCode,
        work: 0
      ),
      ExportedCard(
        Contact(identifier: "2b1c0d9e-f4b1-42c3-9a8b-7c69d5e4f3a1", name: "Thread list"),
        .noAddress
      )
    ),
  ]
}
