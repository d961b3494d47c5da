import CardMap

extension ExportedFile {
  /// Other telephones, and the program that gives an Android's contacts to a server.
  static let phones: [ExportedFile] = [
    // Every octet coded, own types in brackets with equals signs in them, soft line breaks, a
    // blank line behind the photo, cards without any name.
    ExportedFile(
      "android-custom-21.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:0594eda1-9ee8-5297-951a-445692da2116",
          name: "Ken Ito",
          organization: "Ito Sails",
          addresses: [
            DeliveryAddress("||1200 Ala Moana Blvd|Honolulu|HI|96814|USA", .home),
            DeliveryAddress("||Pier 7, Ke‘ehi|Honolulu|HI|96819|USA"),
          ],
          phoneNumbers: ["808-555-0133", "808-555-0134", "808-555-0135"],
          emailAddresses: ["ken@ito.example"]
        ),
        .zip("96814"),
        .zip("96819"),
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:1b916692-3b9a-5752-9923-f42b29c357ec",
          name: "Олена Ковальчук",
          addresses: [DeliveryAddress("||55 Oak St «rear»\nReno, NV 89501||||", .home)],
          phoneNumbers: ["+1 775-555-0102"],
          categories: ["My Contacts"]
        ),
        .zip("89501", [.codeFoundElsewhere]),
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:82aa60aa-abed-5204-9a8b-73c6ff14e1b9",
          phoneNumbers: ["775-555-0103"]
        ),
        .noAddress
      )
    ),
    // Labels as parameters with the escapes of RFC 6868, folded in the middle of one.
    ExportedFile(
      "davx5-40.vcf",
      ExportedCard(
        Contact(
          identifier: "a64d8b60-3b0c-4f3f-9d6c-1f2e3d4c5b6a",
          name: "Nadia Ferrand",
          addresses: [
            DeliveryAddress(
              "||18 Fir Ct|Boise|ID|83702|",
              label: "18 Fir Ct\nBoise, ID 83702"
            ),
            DeliveryAddress(
              "||5 Weir St|Keene|NH|03431|United States",
              .home,
              preference: 1,
              label: "The \"Mill\"\n5 Weir St\nKeene, NH 03431\nUnited States"
            ),
          ],
          phoneNumbers: ["+1 208-555-0171", "+1 208-555-0172"],
          emailAddresses: ["nadia@ferrand.example"],
          categories: ["Friends", "Sailing"]
        ),
        .zip("83702"),
        .zip("03431"),
        preferred: 1,
        home: 1
      ),
      ExportedCard(
        Contact(
          identifier: "b75e9c71-4c1d-4040-8e7d-203f4e5d6c7b",
          name: "Haus am See",
          organization: "Haus am See, Küche",
          addresses: [
            DeliveryAddress(
              "||Seestrasse 1|Zürich||8002|Schweiz",
              .work,
              label: "Seestrasse 1\n8002 Zürich\nSchweiz"
            )
          ],
          urls: ["https://haus-am-see.example"]
        ),
        .foreign,
        work: 0
      )
    ),
    // 8BIT as an encoding, a name without FN, a card inside the card, properties without a value.
    ExportedFile(
      "nokia-21.vcf",
      ExportedCard(
        Contact(
          identifier: "e6f00d1c9b2a7f34-00e0b0f3ac4f2f81-18",
          name: "Aino Mäkelä",
          addresses: [
            DeliveryAddress(
              "||Mäntytie 4|Helsinki||00270|Suomi",
              .home,
              label: "Mäntytie 4\n00270 Helsinki"
            )
          ],
          phoneNumbers: ["+358405550101", "+35895550102"],
          emailAddresses: ["aino@makela.example"]
        ),
        .foreign,
        home: 0
      ),
      ExportedCard(
        Contact(
          identifier: "e6f00d1c9b2a7f34-00e0b0f3ac4f2f81-19",
          name: "Gus Strand",
          organization: "Strand & Co.",
          addresses: [
            DeliveryAddress("||500 Nicollet Mall|Minneapolis|MN|55402|USA", .work),
            DeliveryAddress("||3 Lake Rd|Edina|MN||", .home),
          ],
          phoneNumbers: ["612-555-0137"]
        ),
        .zip("55402"),
        .noPostalCode,
        home: 1,
        work: 0
      )
    ),
    // Each address twice, once under a name of its own, which is nobody's address.
    ExportedFile(
      "samsung-21.vcf",
      ExportedCard(
        Contact(
          identifier: "urn:uuid:6192c9ca-0da5-50e8-b4c2-afd01c7b82ce",
          name: "Nell",
          organization: "Studio 9",
          addresses: [
            DeliveryAddress("||9 Fir Ave|Missoula|MT|59801|USA", .home),
            DeliveryAddress("||Caffè Rialto, 130 W Broadway|Missoula|MT|59802|USA", .work),
          ],
          phoneNumbers: ["4065550141", "4065550142"],
          emailAddresses: ["nell@studio.example"]
        ),
        .zip("59801"),
        .zip("59802"),
        home: 0,
        work: 1
      ),
      ExportedCard(
        Contact(
          identifier: "urn:uuid:9542aaf4-4707-58d5-98d3-f0f09b4f079d",
          name: "김서연",
          addresses: [DeliveryAddress("||세종대로 110|중구|서울특별시|04524|대한민국", .home)],
          phoneNumbers: ["010-5555-0143"]
        ),
        .foreign,
        home: 0
      )
    ),
  ]
}
