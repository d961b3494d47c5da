import CardMap
import Testing

@Suite(.tags(.reading))
struct CSVSyntaxTests {
  @Test("Quotes hold separators, line ends and doubled quotes (RFC 4180, section 2)")
  func quotes() {
    let text =
      "Name,Street,City\r\n\"Al \"\"Tall\"\" Bo, Jr.\",\"1 A St\r\nFloor 2\",Erie\r\nCy,,Reno\r\n"
    let records = csv(text).records
    #expect(records.map(\.title) == ["Al \"Tall\" Bo, Jr.", "Cy"])
    #expect(records.first?.firstAddress?.streetAddress == "1 A St\r\nFloor 2")
    #expect(records.map(\.line) == [2, 4])
    #expect(records.map(\.index) == [1, 2])
    #expect(records.allSatisfy { $0.byteRange == nil && $0.diagnostics.isEmpty })
  }

  @Test("The header says what separates cells; what stands in its quotes does not count")
  func separators() {
    for (separator, name) in [(",", "comma"), (";", "semicolon"), ("\t", "tab")] {
      let header = ["\"Name\"", "\"Street\"", "City"].joined(separator: separator)
      let row = ["Al", "\"1, A; St\"", "Erie"].joined(separator: separator)
      let contact = csvContact("\(header)\n\(row)\n")
      #expect(contact.addresses.map(\.locality) == ["Erie"], "\(name)")
      #expect(contact.addresses.map(\.streetAddress) == ["1, A; St"], "\(name)")
    }
    #expect(csvContact("Name;\"Street, No, x\";City\nAl;y;Erie\n").addresses[0].locality == "Erie")
    #expect(csvContact("sep=;\r\nName;City\r\nAl;Erie, PA\r\n").addresses[0].locality == "Erie, PA")
  }

  @Test("What other writers make of quotes is read, and nothing is lost")
  func looseQuotes() {
    func name(_ cell: String) -> String { csvContact("Name,City\n\(cell),Erie\n").name }
    #expect(name("Al \"Tall\" Bo") == "Al \"Tall\" Bo")
    #expect(name("  \"Al, Bo\"  ") == "Al, Bo")
    #expect(name("\"Al\" Bo") == "Al Bo")
    #expect(name("\"\"") == "")
    #expect(name("\"\"\"\"") == "\"")
    #expect(csvContact("Name,City\nAl,\"Erie\"").addresses[0].locality == "Erie")
  }

  @Test("Line ends of every kind", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let lines = ["", "Name,City,ZIP", "Al,\"Er\(end)ie\",16501", "", "Bo,Reno,89501"]
    let records = csv(lines.joined(separator: end)).records
    #expect(records.map(\.title) == ["Al", "Bo"])
    #expect(records.map(\.line) == [3, 6])
    #expect(records.last?.firstAddress?.postalCode == "89501")
    #expect(csv(lines.joined(separator: end) + end).records == records)
  }

  @Test("A return alone in a cell ends no row where lines end with line feeds")
  func returns() {
    let records = csv("Name,Notes,City\r\nAl,\"a\rb\",Erie\r\nBo,c,Reno\r\n").records
    #expect(records.map(\.line) == [2, 3])
  }

  @Test("A byte order mark is no part of the first header")
  func byteOrderMark() {
    #expect(csvContact("\u{FEFF}Name,City\nAl,Erie\n").name == "Al")
    #expect(csvContact("\u{FEFF}\"Name\",City\nAl,Erie\n").name == "Al")
  }

  @Test("UTF-16, with and without a byte order mark, high or low byte first")
  func wide() {
    let text = "Name;Straße;Ort\r\n\"Jörg; 😀\";Weg 1;Ulm\r\n"
    let plain = csv(text).records
    #expect(plain.map(\.title) == ["Jörg; 😀"])
    for (mark, isBig) in [(true, false), (true, true), (false, false), (false, true)] {
      let units = Array(((mark ? "\u{FEFF}" : "") + text).utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? pair : pair.reversed()
      }
      #expect(read(bytes).records == plain)
      #expect(read(bytes).summary.format == .csv)
    }
  }

  @Test("Cells that are no UTF-8 are Windows-1252, each for itself, with a warning for the row")
  func characterSets() {
    let bytes =
      Array("Name,Stra".utf8) + [0xDF] + Array("e,Ort\nJ".utf8) + [0xF6] + Array("rg,M".utf8)
      + [0xFC] + Array("hlweg 7,Müd\nAl,1 A St,Köln\n".utf8)
    let records = read(bytes).records
    #expect(records.map(\.title) == ["Jörg", "Al"])
    #expect(records.map { $0.firstAddress?.locality } == ["Müd", "Köln"])
    #expect(records.first?.firstAddress?.streetAddress == "Mühlweg 7")
    #expect(kinds(records.first) == [.encodingAssumed])
    #expect(records.first?.diagnostics.first?.line == 2)
    #expect(kinds(records.last).isEmpty)
  }

  @Test("Rows may be shorter than the header; cells beyond it are said to be left out")
  func ragged() {
    let records = csv("Name,City,ZIP\nAl\nBo,Erie,16501,,\nCy,Reno,89501,x\n").records
    #expect(records.map(\.title) == ["Al", "Bo", "Cy"])
    #expect(records.map { kinds($0) } == [[], [], [.extraCells]])
    #expect(records[0].contact?.addresses.isEmpty == true)
  }

  @Test("A row without anything is no contact; one with nothing known is one without an address")
  func emptyRows() {
    let records = csv("Name,City,Foo\n,,\n\n \"\" , ,\nx\n,,y\n").records
    #expect(records.map(\.line) == [5, 6])
    #expect(records.map(\.title) == ["x", "Contact 2"])
    #expect(records.last?.contact?.addresses.isEmpty == true)
  }

  @Test("Formulas are text: the apostrophe of our own writer goes, and nothing is evaluated")
  func formulas() {
    func name(_ cell: String) -> String { csvContact("Name\tCity\n\(cell)\tErie\n").name }
    #expect(name("'=1+2") == "=1+2")
    #expect(name("'+1 555 0100 x2") == "+1 555 0100 x2")
    #expect(name("'@Al") == "@Al")
    #expect(name("\"'\tAl\"") == "Al")
    #expect(name("'t Hooft") == "'t Hooft")
    #expect(name("'") == "'")
    #expect(name("=HYPERLINK(\"x\")") == "=HYPERLINK(\"x\")")
    #expect(name("=\"Al\"") == "Al")
    #expect(name("\"=\"\"Al\"\"\"") == "Al")
    #expect(name("=") == "=")
  }
}
