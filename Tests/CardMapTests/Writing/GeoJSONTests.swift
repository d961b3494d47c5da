import Testing

@testable import CardMap

@Suite(.tags(.writing))
struct GeoJSONTests {
  @Test
  func aFeatureForEachPlacedContact() {
    let rows = [
      Samples.notPlaced(1), Samples.placed(2),
      Samples.placed(3, Samples.placemark("id-3", at: Samples.coordinate(40, -90))),
      Samples.notPlaced(4),
    ]
    let lines = Samples.document(.geoJSON, rows).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == #"{"type":"FeatureCollection","features":["#)
    #expect(
      lines[1] == #"""
        {"type":"Feature","id":"id-1","geometry":{"type":"Point",\#
        "coordinates":[-87.635918,41.878876]},"properties":{"identifier":"id-1",\#
        "title":"Mara Lind","subtitle":"7 Lake St, Chicago, IL 60606",\#
        "postalAddress":{"street":"7 Lake St\nSuite 2","subLocality":"","city":"Chicago",\#
        "subAdministrativeArea":"","state":"IL","postalCode":"60606","country":"USA",\#
        "isoCountryCode":"US"},"postalCode":"60606","precision":"postalCode","radius":480,\#
        "provider":"zip-table","attribution":"The Surveyors",\#
        "phoneNumbers":["+1 312 555 0142","(312) 555-0143"],\#
        "emailAddresses":["mara@example.net"],"urls":[],"warnings":[]}},
        """#
    )
    #expect(lines[2].hasPrefix(#"{"type":"Feature","id":"id-3","#))
    #expect(lines[3] == #"],"bbox":[-90,40,-87.635918,41.878876]}"#)
  }

  @Test
  func withoutAPlaceThereIsNoBox() {
    #expect(
      Samples.document(.geoJSON, [Samples.notPlaced()])
        == "{\"type\":\"FeatureCollection\",\"features\":[]}\n"
    )
  }

  static let boxes: [([(Double, Double)], String)] = [
    ([(10.0, 20.0)], "[20,10,20,10]"),
    ([(52, 179.95), (51, -179.98)], "[179.95,51,-179.98,52]"),
    ([(13.5, 144.8), (21.3, -157.8), (42, -71)], "[144.8,13.5,-71,42]"),
    ([(0, -180), (1, 180)], "[180,0,180,1]"),
    ([(0, 12.01), (0, 12.02), (0, 12.03)], "[12.01,0,12.03,0]"),
    ([(-90, 0), (90, 90)], "[0,-90,90,90]"),
    ([(1, -120), (1, 0), (1, 120.5)], "[120.5,1,0,1]"),
  ]

  @Test(arguments: boxes)
  func box(_ points: [(Double, Double)], _ box: String) {
    let rows = points.map { point in
      Samples.placed(1, Samples.placemark(at: Samples.coordinate(point.0, point.1)))
    }
    #expect(Samples.document(.geoJSON, rows).hasSuffix(#""bbox":\#(box)}"# + "\n"))
  }

  @Test
  func theBoxHoldsEveryPointWhateverTheirOrder() throws {
    var extent = PointExtent()
    var reversed = PointExtent()
    let points = (0..<5_000).map { step in
      Samples.coordinate(
        Double(step % 120) - 60,
        Double((step * 7_919) % 250_000) / 1_000 - 180
      )
    }
    for point in points { extent.add(point) }
    for point in points.reversed() { reversed.add(point) }
    let region = try #require(extent.region)
    #expect(region == reversed.region)
    #expect(region == MapRegion(fitting: points))
    var halves = PointExtent()
    var second = PointExtent()
    for point in points.prefix(100) { halves.add(point) }
    for point in points.dropFirst(100) { second.add(point) }
    halves.add(second)
    #expect(halves.region == region)
  }
}
