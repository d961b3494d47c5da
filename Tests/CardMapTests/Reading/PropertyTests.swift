import CardMap
import Testing

@Suite(.tags(.reading))
struct PropertyTests {
  @Test(
    "The name: FN, else N, else ORG, else the first e-mail address",
    arguments: [
      (["N:Vale;Iris;;;", "FN:Iris M. Vale", "ORG:Vale Ltd"], "Iris M. Vale"),
      (["FN:", "N:Vale;Iris;Maud;Dr.;", "ORG:Vale Ltd"], "Iris Vale"),
      (["N:Vale"], "Vale"),
      (["N:;Iris"], "Iris"),
      (["N:Vale;Iris,Maud;;;"], "Iris Maud Vale"),
      (["N:;;;;", "ORG:Vale Ltd;Kites;", "EMAIL:iris@vale.example"], "Vale Ltd, Kites"),
      (["FN: ", "EMAIL:iris@vale.example", "EMAIL:other@vale.example"], "iris@vale.example"),
      (["TEL:1"], ""),
      (["FN:First", "FN:Second"], "First"),
      (["FN:Vale\\, Iris\\; the\\nkite maker"], "Vale, Iris; the\nkite maker"),
      (["FN:Vale, Iris; maker"], "Vale, Iris; maker"),
    ]
  )
  func name(lines: [String], name: String) {
    let record = read(card(lines)).records.first
    #expect(record?.contact?.name == name)
    #expect(record?.title == (name.isEmpty ? "Contact 1" : name))
  }

  @Test("Numbers, addresses, pages and categories, in the order of the file")
  func lists() {
    let found = contact(
      version: "4.0",
      "TEL;TYPE=cell:+1 207 555 0101",
      "TEL;VALUE=uri:tel:+1-207-555-0102;ext=9;phone-context=x",
      "TEL:",
      "TEL;VALUE=uri:TEL: +1-207-555-0103",
      "EMAIL:iris@vale.example",
      "EMAIL:mailto:kites@vale.example?subject=Kites",
      "item1.URL:https\\://vale.example/a;b",
      "URL;TYPE=home:http://vale.example/?q=1,2",
      "CATEGORIES:kites,wind\\, rain, ,sea",
      "CATEGORIES:more",
      "ORG;SORT-AS=Vale:Vale\\, Sons & Co.;;Kites"
    )
    #expect(found.phoneNumbers == ["+1 207 555 0101", "+1-207-555-0102", "+1-207-555-0103"])
    #expect(found.emailAddresses == ["iris@vale.example", "kites@vale.example"])
    #expect(found.urls == ["https://vale.example/a;b", "http://vale.example/?q=1,2"])
    #expect(found.categories == ["kites", "wind, rain", "sea", "more"])
    #expect(found.organization == "Vale, Sons & Co., Kites")
  }

  @Test("What nobody keeps is passed over without a word")
  func others() {
    let record = read(
      card([
        "SOUND;X-IRMC-N:;;;;", "NOTE:a: b; c", "X-FOO.BAR:1", "BDAY;VALUE=date:2001-02-03",
        "A.B.NICKNAME:Al", "PHOTO:data:image/png;base64,AAAA", "FN:Al",
      ])
    ).records.first
    #expect(record?.contact?.name == "Al")
    #expect(record?.diagnostics.isEmpty == true)
  }

  @Test("A text in base64 is passed over")
  func base64Text() {
    let found = contact("FN;ENCODING=b:QWw=", "N:Vale;Iris;;;")
    #expect(found.name == "Iris Vale")
  }

  @Test("A name has letters only, in any case, and ends at the first colon or semicolon")
  func names() {
    let found = contact("fn:A", "n:B;C", "tEl;X=a:1;2", "Url:c:d;e", "ORG:F", "EMAIL:g@h.example")
    #expect(found.name == "A")
    #expect(found.phoneNumbers == ["1;2"])
    #expect(found.urls == ["c:d;e"])
    #expect(found.organization == "F")
    #expect(found.emailAddresses == ["g@h.example"])
  }

  @Test(
    "What stands beside the letters in ASCII is no letter",
    arguments: ["@", "[", "`", "{", "!", "ä", "\u{1}"]
  )
  func noName(_ sign: String) {
    for line in ["FN\(sign):Al and more", "\(sign)FN:Al and more", "F\(sign)N;X=1:Al and more"] {
      let record = read(card(["N:Vale;Iris;;;", line])).records.first
      #expect(record?.contact?.name == "Iris Vale")
      #expect(kinds(record) == [.lineSkipped])
    }
  }
}
