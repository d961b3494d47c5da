import Testing

@testable import CardMap

@Suite(.tags(.geocoding)) struct GoogleCSVResponseTests {
  private func parse(_ body: String) throws(GeocodingError) -> GoogleCSVResponse {
    try GoogleCSVResponse(parsing: body.utf8)
  }

  @Test(arguments: ["", "\r", "\n", "\r\n"])
  func `one line end is cut`(_ end: String) throws {
    let response = try parse("200,5,42.3587,-71.1296" + end)
    #expect(response.status == .success)
    #expect(response.accuracy == 5)
    #expect(response.coordinate == Coordinate(latitude: 42.3587, longitude: -71.1296))
    #expect(response.precision == .postalCode)
  }

  @Test(arguments: [
    "", "200", "200,5,42.1", "200,5,42.1,-71.1,x", "200,5,42.1,-71.1,", "<html>403</html>",
    "200,8,\"1 Elm St, Erie, PA\"", "200,5,42.1,-71.1\n\n", "200,5,42.1,-71.1\n\r",
    "200,5,42.1,-71.1\r\r\n", "OK,5,42.1,-71.1", "+200,5,42.1,-71.1", " 200,5,42.1,-71.1",
    "200, 5,42.1,-71.1", "200,10,42.1,-71.1", "200,-1,42.1,-71.1", "200,five,42.1,-71.1",
    "200,,42.1,-71.1", ",5,42.1,-71.1", "200,5,,-71.1", "200,5,42.1,", "200,5,nan,-71.1",
    "200,5,42.1,inf", "200,5,91,0", "200,5,-90.5,0", "200,5,0,180.1", "200,5,4e1,-71",
    "200,5,0x10,1", "200,5,42.,1", "200,5,.5,1", "200,5,--4,1", "200,5,1.2.3,1",
    "200,5,+42.1,-71.1", "9999999999999999999999,0,0,0",
  ])
  func `anything else is a bad response`(_ body: String) {
    #expect(throws: GeocodingError.self) { try parse(body) }
    do {
      _ = try parse(body)
    } catch {
      #expect(error.code == .badResponse)
    }
  }

  @Test(arguments: [
    (400, ReasonCode.badResponse), (500, .unavailable), (601, .badResponse), (603, .unavailable),
    (604, .badResponse), (610, .badKey), (620, .rateLimited), (699, .badResponse),
    (0, .badResponse), (201, .badResponse),
  ])
  func `a status that is not 200 is never a place`(_ status: Int, _ code: ReasonCode) throws {
    // The numbers behind it are plausible on purpose: they must not be looked at.
    let response = try parse("\(status),5,42.1,-71.1")
    #expect(response.coordinate == nil)
    #expect(response.precision == nil)
    guard case .failed(let error) = response.result(provider: "old", attribution: "") else {
      Issue.record("status \(status) is a failure")
      return
    }
    #expect(error.code == code)
    #expect(error.message.contains("\(status)"))
  }

  @Test func `602 passes the field check and is no place`() throws {
    let response = try parse("602,0,0,0")
    #expect(response.status == .unknownAddress)
    #expect(response.coordinate == nil)
    guard case .notFound(let reason) = response.result(provider: "old", attribution: "") else {
      Issue.record("602 is not found")
      return
    }
    #expect(reason.code == .noSuchPlace)
    #expect(!reason.isMismatch)
  }

  @Test func `every documented status says what it means`() {
    for code in [200, 400, 500, 601, 602, 603, 604, 610, 620] {
      let text = GoogleCSVResponse.Status(rawValue: code).description
      #expect(text.contains("\(code)") && !text.contains("never documented"))
    }
    #expect(GoogleCSVResponse.Status(rawValue: 699).description.contains("699"))
  }

  @Test(arguments: [
    (1, Precision.country), (2, .region), (3, .region), (4, .locality), (5, .postalCode),
    (6, .street), (7, .street), (8, .address), (9, .address),
  ])
  func `the accuracy is one of our precisions`(_ accuracy: Int, _ precision: Precision) throws {
    let response = try parse("200,\(accuracy),42.1,-71.1")
    guard
      case .located(let location) = response.result(
        provider: "old",
        attribution: "Old Service",
        postalCode: "02134"
      )
    else {
      Issue.record("a place is located")
      return
    }
    #expect(location.precision == precision)
    #expect(location.provider == "old")
    #expect(location.attribution == "Old Service")
    #expect(location.postalCode == "02134")
    #expect(location.radius == nil)
  }

  @Test func `accuracy 0 is no answer`() throws {
    let response = try parse("200,0,42.1,-71.1")
    #expect(response.coordinate == nil)
    guard case .notFound(let reason) = response.result(provider: "old", attribution: "") else {
      Issue.record("accuracy 0 is not found")
      return
    }
    #expect(reason.code == .noSuchPlace)
  }

  @Test(arguments: ["200,5,0,0", "200,8,-0,0.0", "200,5,0.000,-0.0"])
  func `null island is a failure`(_ body: String) throws {
    let response = try parse(body)
    #expect(response.coordinate == nil)
    guard case .failed(let error) = response.result(provider: "old", attribution: "") else {
      Issue.record("(0, 0) is a failure")
      return
    }
    #expect(error.code == .nullIsland)
  }

  @Test(arguments: ["200,5,0,-71.1", "200,5,42.1,0", "200,5,90,180", "200,5,-90,-180"])
  func `a single zero and the edges are places`(_ body: String) throws {
    #expect(try parse(body).coordinate != nil)
  }
}
