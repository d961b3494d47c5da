import CardMap
import Testing

@Suite(.tags(.reading))
struct IdentifierTests {
  private func identifier(_ text: String) -> String {
    read(Array(text.utf8)).records.first?.identifier ?? ""
  }

  @Test("A UID is the identifier as it stands")
  func uid() {
    #expect(contact("UID: urn:uuid:1 ", "FN:Al", "UID:second").identifier == "urn:uuid:1")
    #expect(contact("FN:Al", "uid;VALUE=text:a\\,b").identifier == "a,b")
  }

  private static let plain =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Al Dunne\r\nADR:;;1 A St;Erie;PA;16501;\r\nEND:VCARD\r\n"

  @Test(
    "Line ends, folds, blank lines, GEO, REV and END make no other card",
    arguments: [
      "BEGIN:VCARD\nVERSION:3.0\nFN:Al Dunne\nADR:;;1 A St;Erie;PA;16501;\nEND:VCARD",
      "BEGIN:VCARD\rVERSION:3.0\rFN:Al Dunne\rADR:;;1 A St;Erie;PA;16501;\rEND:VCARD\r",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Al \r\n Dunne\r\nADR:;;1 A St;E\r\n\trie;PA;16501;\r\n"
        + "END:VCARD\r\n",
      "BEGIN:VCARD\n\nVERSION:3.0\n\nFN:Al Dunne\n\nADR:;;1 A St;Erie;PA;16501;\n\nEND:VCARD\n\n",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nREV:2024\r\nFN:Al Dunne\r\nADR:;;1 A St;Erie;PA;16501;\r\n"
        + "item1.geo;X-CARDMAP-CODE=16501:42;-8\r\n 0\r\nEND:VCARD\r\n",
      "stray\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Al Dunne\r\nADR:;;1 A St;Erie;PA;16501;\r\n"
        + "BEGIN:VCARD\r\nEND:VCARD\r\n",
      "\u{FEFF}begin:vcard\nVERSION:3.0\nFN:Al Dunne\nADR:;;1 A St;Erie;PA;16501;",
    ]
  )
  func same(_ text: String) {
    let expected = identifier(Self.plain)
    #expect(identifier(text) == expected)
    #expect(expected.hasPrefix("urn:uuid:"))
    #expect(Array(expected)[23] == "5")
  }

  @Test("It is the same on every run")
  func stable() {
    #expect(identifier(Self.plain) == "urn:uuid:41b21c5d-509b-5ff3-befe-5fbdf425c265")
  }

  @Test(
    "Another text is another card",
    arguments: [
      "BEGIN:VCARD\nVERSION:3.0\nFN:Al Dunne\nADR:;;1 A St;Erie;PA;16502;\nEND:VCARD\n",
      "BEGIN:VCARD\nVERSION:4.0\nFN:Al Dunne\nADR:;;1 A St;Erie;PA;16501;\nEND:VCARD\n",
      "BEGIN:VCARD\nEND:VCARD\n",
    ]
  )
  func other(_ text: String) {
    #expect(identifier(text) != identifier(Self.plain))
    #expect(identifier(text).count == 45)
  }
}
