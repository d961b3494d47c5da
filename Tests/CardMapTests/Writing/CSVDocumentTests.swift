import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct CSVDocumentTests {
  @Test
  func headerAndRows() {
    let warned = Samples.placemark(warnings: [
      Warning(.cityDiffers, "60606 is Chicago"), Warning(.geoInvalid, "no position"),
    ])
    let text = Samples.document(.csv, [Samples.placed(1, warned), Samples.notPlaced()])
    #expect(
      text == """
        index,file,line,identifier,name,outcome,reasonCode,reason,latitude,longitude,precision,\
        radius,provider,postalCode,street,city,state,country,isoCountryCode,phone,email,url,\
        warnings\r
        1,book.vcf,1,id-1,Mara Lind,placed,,,41.878876,-87.635918,postalCode,480,zip-table,60606,\
        "7 Lake St\nSuite 2",Chicago,IL,USA,US,+1 312 555 0142; (312) 555-0143,mara@example.net,,\
        cityDiffers: 60606 is Chicago; geoInvalid: no position\r
        2,book.vcf,14,id-2,Sgt. Oru,noMatch,militaryMail,\
        "APO is military mail, which has no fixed place",,,,,,09012,,APO,AE,,,,,,\r

        """
    )
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"),
    ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"), ("\rx", "\"'\rx\""),
    ("=HYPERLINK(\"x\",1)", "\"'=HYPERLINK(\"\"x\"\",1)\""), ("'quoted", "'quoted"),
    ("1=1", "1=1"), ("02134", "02134"), (" =1", " =1"), ("-", "-"), ("=", "'="), ("--", "'--"),
  ])
  func cells(_ text: String, _ cell: String) {
    #expect(written { $0.append(cell: text) } == cell)
  }

  @Test(arguments: [
    (["+1 617 555 0100"], "+1 617 555 0100"),
    (["+1 (617) 555-0100", "-1.2"], "+1 (617) 555-0100; -1.2"),
    (["+1 x 2"], "'+1 x 2"), (["+cmd|calc"], "'+cmd|calc"), (["555 1", "=2"], "555 1; =2"),
    (["+1", "=2"], "'+1; =2"),
  ])
  func phones(_ numbers: [String], _ cell: String) {
    var placemark = Samples.placemark()
    placemark.phoneNumbers = numbers
    #expect(Samples.document(.csv, [Samples.placed(1, placemark)]).contains(",US,\(cell),mara@"))
  }

  @Test
  func numbersAreNeverGuarded() {
    let south = Samples.placemark(at: Samples.coordinate(-14.3, -170.7))
    #expect(Samples.document(.csv, [Samples.placed(1, south)]).contains(",placed,,,-14.3,-170.7,"))
  }

  @Test
  func lookupsLeaveFileAndLineEmpty() {
    let text = Samples.document(.csv, of: .lookups, [Samples.placed()])
    #expect(text.contains("\r\n1,,,id-1,Mara Lind,"))
  }

  @Test
  func listOfContacts() throws {
    var writer = try #require(ContactListWriter(.csv))
    let text = written { buffer in
      writer.begin(into: &buffer)
      let contact = Contact(
        identifier: "u1",
        addresses: [DeliveryAddress(streetAddress: "3 Elm Row, Rear", postalCode: "02134")]
      )
      writer.write(Samples.record(4, line: 9, contact: contact), file: "a.vcf", into: &buffer)
      writer.end(into: &buffer)
    }
    #expect(
      text == """
        index,file,line,identifier,name,addresses,postOfficeBox,extendedAddress,streetAddress,\
        locality,region,postalCode,country,warnings,error\r
        4,a.vcf,9,u1,Contact 4,1,,,"3 Elm Row, Rear",,,02134,,,\r

        """
    )
  }
}
