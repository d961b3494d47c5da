import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct JSONDocumentTests {
  let placemark = #"""
    {"identifier":"id-1","title":"Mara Lind","subtitle":"7 Lake St, Chicago, IL 60606",\#
    "coordinate":{"latitude":41.878876,"longitude":-87.635918},\#
    "region":{"center":{"latitude":41.878876,"longitude":-87.635918},\#
    "span":{"latitudeDelta":0.2,"longitudeDelta":0.2}},\#
    "postalAddress":{"street":"7 Lake St\nSuite 2","subLocality":"","city":"Chicago",\#
    "subAdministrativeArea":"","state":"IL","postalCode":"60606","country":"USA",\#
    "isoCountryCode":"US"},"postalCode":"60606","precision":"postalCode","radius":480,\#
    "provider":"zip-table","attribution":"The Surveyors",\#
    "phoneNumbers":["+1 312 555 0142","(312) 555-0143"],"emailAddresses":["mara@example.net"],\#
    "urls":[],"warnings":[],"replaces":null}
    """#

  @Test
  func placemarkHasAllMembersInOrder() {
    #expect(written { $0.append(json: Samples.placemark()) } == placemark)
  }

  @Test
  func absentIsNull() {
    var bare = Samples.placemark()
    bare.postalCode = nil
    bare.radius = nil
    bare.replaces = "id-0"
    bare.warnings = [Warning(.geoInvalid, "say \"what\""), Warning(.cityDiffers, "two")]
    let text = written { $0.append(json: bare) }
    #expect(text.contains(#","postalCode":null,"#))
    #expect(text.contains(#","radius":null,"#))
    #expect(text.hasSuffix(#","replaces":"id-0"}"#))
    #expect(
      text.contains(
        #""warnings":[{"code":"geoInvalid","message":"say \"what\""},"#
          + #"{"code":"cityDiffers","message":"two"}]"#
      )
    )
  }

  @Test
  func rowOfAPlacedContactHasThePlacemarkAndNoReason() {
    #expect(
      Samples.document(.ndjson, [Samples.placed(3, line: 20)])
        == #"{"index":3,"file":"book.vcf","line":20,"name":"Mara Lind","outcome":"placed","#
        + #""placemark":\#(placemark)}"# + "\n"
    )
  }

  @Test
  func rowOfAContactThatIsNotPlacedHasTheReason() {
    #expect(
      Samples.document(.ndjson, [Samples.notPlaced()])
        == #"{"index":2,"file":"book.vcf","line":14,"identifier":"id-2","name":"Sgt. Oru","#
        + #""outcome":"noMatch","reasonCode":"militaryMail","#
        + #""reason":"APO is military mail, which has no fixed place","warnings":[]}"# + "\n"
    )
  }

  @Test
  func lookupsHaveNoFileAndLine() {
    let text = Samples.document(.ndjson, of: .lookups, [Samples.placed(), Samples.notPlaced()])
    #expect(text.hasPrefix(#"{"index":1,"name":"Mara Lind","outcome":"placed","placemark":{"#))
    #expect(text.contains("\n" + #"{"index":2,"identifier":"id-2","name":"Sgt. Oru","#))
    #expect(!text.contains(#""file""#) && !text.contains(#""line""#))
  }

  @Test
  func aSinglePlacemarkStandsAlone() {
    #expect(Samples.document(.ndjson, of: .single, [Samples.placed()]) == placemark + "\n")
    #expect(
      Samples.document(.ndjson, of: .single, [Samples.notPlaced()])
        .hasPrefix(#"{"index":2,"identifier":"id-2","#)
    )
  }

  @Test
  func anUnnamedContactIsCalledByItsNumber() {
    let row = Samples.notPlaced(
      7,
      contact: Contact(identifier: "x"),
      .init(.noAddress, .noAddress, "no address")
    )
    #expect(Samples.document(.ndjson, [row]).contains(#""name":"Contact 7","#))
  }

  @Test
  func indentedIsTheSameInLines() {
    #expect(
      Samples.document(.json, [Samples.notPlaced(), Samples.notPlaced(3)]) == """
        [
          {
            "index": 2,
            "file": "book.vcf",
            "line": 14,
            "identifier": "id-2",
            "name": "Sgt. Oru",
            "outcome": "noMatch",
            "reasonCode": "militaryMail",
            "reason": "APO is military mail, which has no fixed place",
            "warnings": []
          },
          {
            "index": 3,
            "file": "book.vcf",
            "line": 14,
            "identifier": "id-2",
            "name": "Sgt. Oru",
            "outcome": "noMatch",
            "reasonCode": "militaryMail",
            "reason": "APO is military mail, which has no fixed place",
            "warnings": []
          }
        ]

        """
    )
    #expect(Samples.document(.json, []) == "[]\n")
  }

  @Test
  func indentingTouchesNoStringAndNoValue() {
    let odd = Samples.placemark(#"{"a":[1,2]},\"#, title: "[]{}:,\"\\")
    let compact = Samples.document(.ndjson, of: .single, [Samples.placed(1, odd)])
    let indented = Samples.document(.json, of: .single, [Samples.placed(1, odd)])
    #expect(indented.contains(#"  "identifier": "{\"a\":[1,2]},\\","#))
    #expect(indented.contains(#"  "title": "[]{}:,\"\\","#))
    #expect(indented.hasPrefix("{\n  \"identifier\""))
    #expect(indented.hasSuffix("\n  \"replaces\": null\n}\n"))
    // Without the blanks that it added, it is the same.
    let lines = indented.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return text.replacing(#/": /#, with: "\":", maxReplacements: 1)
    }
    #expect(lines.joined() + "\n" == compact)
  }

  @Test
  func listOfContacts() throws {
    var writer = try #require(ContactListWriter(.ndjson))
    let contact = Contact(
      identifier: "u1",
      name: "Ivo Brandt",
      addresses: [
        DeliveryAddress(label: "only a label"),
        DeliveryAddress(streetAddress: "3 Elm Row", locality: "Otis", region: "KS"),
        DeliveryAddress(country: "France"),
      ]
    )
    var record = Samples.record(4, line: 31, contact: contact)
    record.diagnostics = [
      Diagnostic(line: 33, property: "ADR", kind: .fewComponents, message: "has 5 components")
    ]
    let unreadable = ContactRecord(
      index: 5,
      line: 40,
      byteRange: 0..<0,
      error: .init(.limit, "a line is too long")
    )
    let text = written { buffer in
      writer.write(record, file: "-", into: &buffer)
      writer.write(unreadable, file: "-", into: &buffer)
    }
    #expect(
      text == #"{"index":4,"file":"-","line":31,"identifier":"u1","name":"Ivo Brandt","#
        + #""addresses":2,"firstAddress":{"postOfficeBox":"","extendedAddress":"","#
        + #""streetAddress":"3 Elm Row","locality":"Otis","region":"KS","postalCode":"","#
        + #""country":""},"warnings":[{"code":"fewComponents","#
        + #""message":"line 33, ADR: has 5 components"}],"error":null}"# + "\n"
        + #"{"index":5,"file":"-","line":40,"identifier":"","name":"Contact 5","addresses":0,"#
        + #""firstAddress":null,"warnings":[],"error":"a line is too long"}"# + "\n"
    )
  }

  @Test
  func aListHasNoGeoJSON() {
    #expect(ContactListWriter(.geoJSON) == nil)
  }
}
