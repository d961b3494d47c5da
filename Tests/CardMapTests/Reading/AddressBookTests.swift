import CardMap
import Testing

@Suite(.tags(.reading))
struct AddressBookTests {
  @Test("A file is an address book")
  func book() throws {
    let book = try AddressBook(parsing: card(["FN:Al"]) + card(["FN:Bo"]))
    #expect(book.contacts.map(\.name) == ["Al", "Bo"])
    #expect(book.summary.cards == 2)
    #expect(book.summary.format == .vCard)
    #expect(book.summary.encoding == .utf8)
    #expect(book.summary.likeness == nil)
  }

  @Test(
    "Nothing, and nothing but white space, is no contacts",
    arguments: ["", " \r\n\t\n", "\u{FEFF}"]
  )
  func blank(_ text: String) throws {
    let book = try AddressBook(parsing: Array(text.utf8))
    #expect(book.records.isEmpty)
    #expect(book.summary.isBlank)
    #expect(book.summary.error == nil)
  }

  @Test(
    "What is no contacts file is recognised for what it looks like",
    arguments: [
      ("<?xml version=\"1.0\"?>\n<kml/>", ContentLikeness.xml, "XML"),
      ("\u{FEFF}\n  <html>", .xml, "HTML"),
      ("[{\"name\":\"Al\"}]", .json, "JSON"),
      ("{\"a\":1}\n", .json, "JSON"),
      ("Al,1 A St,Erie\r\nBo,2 B St,Reno\r\n", .csv, "CSV"),
      ("Foo;Bar\n", .csv, "CSV"),
      ("just a text\n", .unknown, "BEGIN:VCARD"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", .unknown, "BEGIN:VCARD"),
      ("\u{1}\0\0,\0", .unknown, "BEGIN:VCARD"),
    ]
  )
  func otherContent(text: String, likeness: ContentLikeness, said: String) {
    let error = #expect(throws: ContactsReadingError.self) {
      try AddressBook(parsing: Array(text.utf8))
    }
    #expect(error?.message.contains(said) == true)
    let summary = read(Array(text.utf8)).summary
    #expect(summary.likeness == likeness)
    #expect(summary.format == nil)
    #expect(!summary.isBlank)
  }

  @Test("Cards in a file that looks like XML are read only on demand")
  func forced() throws {
    let bytes = Array("<data>\n".utf8) + card(["FN:Al"]) + Array("</data>".utf8)
    #expect(throws: ContactsReadingError.self) { try AddressBook(parsing: bytes) }
    let book = try AddressBook(parsing: bytes, options: .init(format: .vCard))
    #expect(book.contacts.map(\.name) == ["Al"])
    #expect(book.summary.strayLines == 2)
  }

  @Test("Lines outside the cards are counted, and cost nothing else")
  func strayLines() throws {
    let bytes = Array("From: Al\n\n".utf8) + card(["FN:Al"]) + Array("\nEND:VCARD\nxyz".utf8)
    let book = try AddressBook(parsing: bytes)
    #expect(book.summary.strayLines == 2)
    #expect(book.summary.firstStrayLine == 1)
    #expect(book.records.map(\.line) == [3])
    let long = card(["FN:Al"]) + [UInt8](repeating: 0x78, count: 10_000) + Array("\nx".utf8)
    #expect(try AddressBook(parsing: long).summary.strayLines == 2)
    #expect(try AddressBook(parsing: long).summary.firstStrayLine == 5)
  }
}
