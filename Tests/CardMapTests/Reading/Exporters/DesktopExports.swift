import CardMap

extension ExportedFile {
  /// Evolution, KDE's address book and Lotus Notes.
  static let desktops: [ExportedFile] = [
    // From the last property to the first, numbers of its own, a post office box, no line end at
    // the end.
    ExportedFile(
      "evolution-30.vcf",
      ExportedCard(
        Contact(
          identifier: "pas-id-5E3B7A0C00000001",
          name: "Ms. Opal Ferris",
          addresses: [
            DeliveryAddress(
              "||1600 K St NW|Washington|DC|20006|United States",
              .work,
              label: "1600 K St NW\nWashington, DC\n20006\nUnited States"
            ),
            DeliveryAddress(
              "ASB 9||12 Kalorama Rd|Washington|DC|20009|",
              .home,
              label: "12 Kalorama Rd\nWashington, DC\n20009\nASB 9"
            ),
            DeliveryAddress("||Lock 7, Canal Rd||||", .other, label: "Lock 7, Canal Rd"),
          ],
          phoneNumbers: ["+1 202 555 0166", "+1 202 555 0165"],
          emailAddresses: ["opal@ferris.example"],
          urls: ["https://ferris.example"],
          categories: ["VIP", "Choir, alto"],
          position: .at(38.9072, -77.0369)
        ),
        .card(38.9072, -77.0369),
        .zip("20009"),
        .noPostalCode,
        home: 1,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "pas-id-5E3B7A0C00000002",
          name: "Choir",
          emailAddresses: ["opal@ferris.example"]
        ),
        .noAddress
      )
    ),
    // The first of its versions says none: the parameters are those of 2.1.
    ExportedFile(
      "evolution-old.vcf",
      ExportedCard(
        Contact(
          identifier:
            "file:///home/rita/evolution/local/Contacts/addressbook.db/pas-id-3B73B04400000015",
          name: "Rita Falk",
          addresses: [
            DeliveryAddress(
              "|Ste. 214|101 Rogers St\nFloor 2|Cambridge|MA|2142|USA",
              .work,
              label: "101 Rogers St. Ste. 214\nCambridge, MA 02142\nUSA"
            )
          ],
          phoneNumbers: ["(617) 555-0184"],
          emailAddresses: ["rita@falk.example"],
          categories: ["Business"]
        ),
        .zip("02142", [.leadingZeroRestored]),
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:abb47614-e913-5790-a7be-37be1d9e8080",
          name: "Helm Works",
          organization: "Helm Works",
          addresses: [
            DeliveryAddress("||||||", .work, label: "8 Wharf St\nPortland, OR 97209\nUSA")
          ],
          urls: ["http://helm.example/"]
        ),
        .zip("97209", [.unstructuredAddress]),
        work: 0
      )
    ),
    // In the order of the alphabet, VERSION too; a blank line behind each card.
    ExportedFile(
      "kde-30.vcf",
      ExportedCard(
        Contact(
          identifier: "P9HXg34Oav",
          name: "Adler, Heiko",
          organization: "Adler Kites",
          addresses: [
            DeliveryAddress(
              "||Buchenweg 45|Dresden|Sachsen|01327|Germany",
              [.home, .preferred],
              label: "Buchenweg 45\n01327 Dresden"
            ),
            DeliveryAddress("||301 S 4th St|Louisville|KY|40202|United States", .work),
          ],
          phoneNumbers: ["+49 351 5550101", "+1 502 555 0102"],
          emailAddresses: ["heiko@adler.example", "adler@works.example"],
          urls: ["http://adler.example/~heiko/"],
          categories: ["Friend", "Kite club"],
          position: .at(51.05, 13.83)
        ),
        .card(51.05, 13.83),
        .zip("40202"),
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "uJTkVqH5Qt",
          name: "Wil Amory",
          addresses: [DeliveryAddress("||19 Church St|Nashville|TN|37219|U.S.A.", .home)]
        ),
        .zip("37219"),
        home: 0
      )
    ),
    // Positions of addresses, numbers as URIs, a place that is no person.
    ExportedFile(
      "kde-40.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:b8767877-b4a1-4c70-9acc-505d3819e519",
          name: "Edie Nolan",
          addresses: [
            DeliveryAddress(
              "||12 N 27th St|Billings|MT|59101|United States",
              .work,
              label: "Ms Edie Nolan, 12 N 27th St, Billings, MT",
              position: .at(45.7885, -108.4996)
            ),
            DeliveryAddress("||Hofweg 2|Bern||3011|Schweiz", .home, preference: 1),
          ],
          phoneNumbers: ["+1-406-555-0155", "+1-406-555-0166"],
          emailAddresses: ["edie@nolan.example", "detective@nolan.example"],
          urls: ["https://nolan.example"],
          categories: ["FICTION", "LITERATURE"]
        ),
        .card(45.7885, -108.4996),
        .foreign,
        preferred: 1,
        home: 1,
        work: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:c9878988-c5b2-4d81-8bdd-616e492af62a",
          name: "Buoy 44",
          position: .at(44.2512, -68.3021)
        ),
        .card(44.2512, -68.3021)
      )
    ),
    // A label of other types than the address, so that it belongs to none; folds of two blanks,
    // of which one is text; ISO-8859-1 that is Windows-1252.
    ExportedFile(
      "lotus-notes.vcf",
      ExportedCard(
        Contact(
          identifier: "0e7602cc-443e-4b82-b4b1-90f62f99a199",
          name: "Mr. Roche André I Dédé",
          organization: "Roche Freight, Wharf",
          addresses: [
            DeliveryAddress(
              "||25\nSouth Battery, Building 5, 3rd floor|Charleston|South Carolina|29401|U.S.A.",
              [.home, .preferred]
            ),
            DeliveryAddress("PO Box 12|||Mount Pleasant|SC|29465|U.S.A.", .work),
            DeliveryAddress(
              "||||||",
              [.home, .parcel, .preferred],
              label: "André Roche\nCharleston, SC 29401,\nSouth  Battery,\n"
                + "Building 5, floor 3,\nUSA"
            ),
          ],
          phoneNumbers: ["00-1-843-555-7777"],
          emailAddresses: ["andre@roche.example"],
          urls: ["http://roche.example"],
          position: .at(32.7698, -79.9298)
        ),
        .card(32.7698, -79.9298),
        .zip("29465"),
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:4e9ae374-cc51-5880-a4f9-8da34fa40aee",
          name: "Anne Lefèvre",
          organization: "Lefèvre et Cie, dépôt",
          addresses: [
            DeliveryAddress(
              "||3 rue de l’Église\nBâtiment C|Québec|QC|G1R 4P5|Canada",
              [.work, .postal]
            )
          ],
          emailAddresses: ["anne@lefevre.example"]
        ),
        .foreign,
        work: 0
      )
    ),
  ]
}
