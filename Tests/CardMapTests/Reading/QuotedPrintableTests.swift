import CardMap
import Testing

@Suite(.tags(.reading))
struct QuotedPrintableTests {
  @Test(
    "A property whose parameters are folded goes on behind its soft line breaks",
    arguments: [
      "ADR;ENC\n ODING=QUOTED-PRINTABLE:;;=31 A =\nSt;Erie;PA;16501;=55SA",
      "ADR;ENC\n ODING=QUOTED-PRINTABLE\n ;TYPE=home:;;1 A=20=\nSt;Erie=\n;PA;16501;USA",
      "ADR;ENCODING=QUOTED-PRINTABLE\n :;;1 A=\n  St;Erie;PA;16501=\n;USA",
      "ADR;X=1\n ;ENCODING=QUOTED-PRINTABLE:;;1 A St=\n ;Er=69e;PA;16501;USA",
      "A\n DR;QUOTED-PRINTABLE:=\n;;1 A St;Erie;PA;16501;USA=\n",
      "ADR;LABEL=\"x: y\"\n ;QUOTED-PRINTABLE:;;1 A St;Erie;PA;16501;=\n\tUSA",
    ]
  )
  func foldedParameters(_ address: String) {
    for end in ["\n", "\r\n", "\n\n", "\r"] {
      let text = "BEGIN:VCARD\nVERSION:2.1\nFN:Al\n\(address)\nTEL:1\nEND:VCARD\n"
      let record = read(Array(text.replacing("\n", with: end).utf8)).records.first
      #expect(
        record?.contact?.addresses.map(\.components) == [
          ["", "", "1 A St", "Erie", "PA", "16501", "USA"]
        ]
      )
      #expect(record?.contact?.phoneNumbers == ["1"])
      #expect(record?.diagnostics == [])
    }
  }

  @Test(
    "So does one that nobody keeps",
    arguments: [
      "NOTE;ENC\n ODING=QUOTED-PRINTABLE:x=\nTEL:2=\nTEL:3",
      "NOTE;X=1\n ;QUOTED-PRINTABLE:=\nTEL:2",
      "PHOTO;ENCODING=BASE64;TYPE=\n JPEG:\nQUJD\nREVG==\n", "PHOTO;ENCODING=\n b:QUJD\n REVG\n",
      "ADR;ENCODING=BASE64;TYPE=\n home:\nQUJD\nREVG==\n", "N\n OTE;B\n ASE64:\nQUJD\n",
    ]
  )
  func foldedParametersOfOthers(_ property: String) {
    let text = "BEGIN:VCARD\nVERSION:2.1\nFN:Al\n\(property)\nTEL:1\nEND:VCARD\n"
    let record = read(Array(text.utf8)).records.first
    #expect(record?.contact?.phoneNumbers == ["1"])
    #expect(record?.contact?.addresses == [])
    #expect(record?.diagnostics == [])
  }

  private func first(_ lines: String...) -> Contact? {
    read(card(version: "2.1", lines)).records.first?.contact
  }

  @Test("Soft line breaks are joined before anything is decoded")
  func softBreaks() {
    let found = first(
      "ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=D0=A1=D0=B0=D0=B4=D0=",
      "=BE=D0=B2=D0=B0=D1=8F 7;=D0=9A=D0=B8=D1=97=D0=",
      "=B2;;02002;"
    )
    let components = ["", "", "Садовая 7", "Київ", "", "02002", ""]
    #expect(found?.addresses.first?.components == components)
  }

  @Test(
    "A blank behind a soft line break is a fold where the writer folds",
    arguments: [
      // It would part a character.
      (["FN;QUOTED-PRINTABLE:=D0=9B=D0=", " =B5=D1=81"], "Лес"),
      // It would part a coded pair.
      (["FN;QUOTED-PRINTABLE:Gr=C3=B=", " Cn a"], "Grün a"),
      // The writer codes its blanks.
      (["FN;QUOTED-PRINTABLE:=D0=9B=20=", " =D0=9B"], "Л Л"),
      // The writer has folded before.
      (["X-A:folded", "  text", "FN;QUOTED-PRINTABLE:Ann Bo=", " yd"], "Ann Boyd"),
      // It stands behind a coded line break.
      (["FN;QUOTED-PRINTABLE:Ann Lee=0D=0A=", " Boyd"], "Ann Lee\nBoyd"),
      // It is a blank of the text.
      (["FN;QUOTED-PRINTABLE:Ann Lee=", " Boyd"], "Ann Lee Boyd"),
      // A fold without a soft line break.
      (["FN;QUOTED-PRINTABLE:Gr=C3=B", " Cn"], "Grün"),
    ]
  )
  func folds(lines: [String], name: String) {
    #expect(read(card(version: "2.1", lines)).records.first?.contact?.name == name)
  }

  @Test(
    "Decoding",
    arguments: [
      ("=4A=61=6E", "Jan"), ("J=61n=", "Jan"), ("a=3Db =zz =4", "a=b =zz =4"),
      ("=e2=82=ac", "€"), ("one=0D=0Atwo=0Athree=0Dfour", "one\ntwo\nthree\nfour"),
      ("Jo Wei=DF", "Jo Weiß"), ("a\\;b=5C=2C", "a;b,"),
    ]
  )
  func decoding(coded: String, text: String) {
    #expect(first("FN;ENCODING=QUOTED-PRINTABLE:\(coded)", "", "TEL:1")?.name == text)
  }

  @Test("An address is split at its literal semicolons, or, without any, at the coded ones")
  func splitting() {
    let literal = first("ADR;QUOTED-PRINTABLE:;;=41=3B=42\\;C;Ulm;;=31;")
    #expect(literal?.addresses.first?.components == ["", "", "A;B;C", "Ulm", "", "1", ""])
    let coded = first("ADR;QUOTED-PRINTABLE:=3B=3BA=5C=3BB=3BUlm=3B=3B1=3B")
    #expect(coded?.addresses.first?.components == ["", "", "A;B", "Ulm", "", "1", ""])
    let name = first("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4B=C3=B6;=4A=61=6E;;;")
    #expect(name?.name == "Jan Kö")
  }

  @Test("Shift_JIS in quoted-printable, its second bytes written as they are")
  func shiftJIS() {
    let found = first(
      "ADR;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:;;=95\\;=B1=83\\;=95=5C;100-0001;"
    )
    #expect(found?.addresses.first?.components == ["", "", "表", "ｱソ", "表", "100-0001", ""])
  }

  @Test("The text of a property that nobody keeps is not taken for properties")
  func skipped() {
    let found = first(
      "NOTE;ENCODING=QUOTED-PRINTABLE:Kites.=0D=0A=",
      "ADR:;;1 Not St;Erie;PA;16501;USA=",
      "END:VCARD=",
      "END:VCARD",
      "FN:Al",
      "ADR:;;2 Real St;Erie;PA;16502;USA"
    )
    #expect(found?.name == "Al")
    #expect(found?.addresses.map(\.streetAddress) == ["2 Real St"])
  }

  @Test("A soft line break before END breaks nothing")
  func lastSoftBreak() {
    let one = card(version: "2.1", ["FN:Al", "NOTE;QUOTED-PRINTABLE:x="])
    let found = read(one + Array("\r\n".utf8) + one)
    #expect(found.records.map { $0.contact?.name } == ["Al", "Al"])
    #expect(found.records.flatMap(\.diagnostics).isEmpty)
    let open = Array("BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:x=\n".utf8)
    #expect(read(open + one).records.map { $0.contact?.name } == ["", "Al"])
    #expect(read(open).records.count == 1)
  }

  @Test("A missing soft line break costs the rest of the text only")
  func missingSoftBreak() {
    let record = read(
      card(version: "2.1", ["NOTE;QUOTED-PRINTABLE:first", "second line", "FN:Al"])
    ).records.first
    #expect(record?.contact?.name == "Al")
    #expect(kinds(record) == [.lineSkipped])
  }
}
