/// The answer of Google's geocoder of 2006 to 2013 with `output=csv`: one line of four fields,
/// `status,accuracy,latitude,longitude`.
///
/// Four fields are necessary and not enough: the old service answered every failure with four
/// fields too, `602,0,0,0`, which is no place. So the status is read before the numbers.
public struct GoogleCSVResponse: Hashable, Sendable {
  /// The status of the request; only ``Status/success`` has a place.
  public let status: Status

  /// The old `GGeoAddressAccuracy`, from 0 (no answer) to 9 (premises); 0 without a place.
  public let accuracy: Int

  /// The point; nil where the status is not 200, the accuracy is 0 or the point is (0, 0).
  public let coordinate: Coordinate?

  /// Reads the body of an answer.
  ///
  /// One CR, LF or CRLF at the end is cut; the rest is split at every comma, without quoting, and
  /// must be exactly four fields. Where the status is 200, the accuracy must be a digit and the
  /// coordinates decimal numbers of degrees in range.
  ///
  /// - Parameter bytes: the body, UTF-8.
  /// - Throws: ``GeocodingError`` with the code `badResponse` where the body is not such an answer.
  public init(parsing bytes: some Sequence<UInt8>) throws(GeocodingError) {
    var line = Array(bytes)
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard fields.count == 4 else {
      throw Self.bad("it has \(fields.count) fields, not 4")
    }
    guard let status = Self.integer(fields[0]) else {
      throw Self.bad("its status is not a number")
    }
    self.status = Status(rawValue: status)
    guard self.status == .success else {
      accuracy = 0
      coordinate = nil
      return
    }
    guard let accuracy = Self.integer(fields[1]), accuracy <= 9 else {
      throw Self.bad("its accuracy is not a number from 0 to 9")
    }
    guard let latitude = Self.decimal(fields[2]), let longitude = Self.decimal(fields[3]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw Self.bad("its coordinates are not degrees of latitude and longitude")
    }
    self.accuracy = accuracy
    self.coordinate = accuracy == 0 || coordinate.isNullIsland ? nil : coordinate
  }

  /// How exact the point is; nil where there is no place.
  public var precision: Precision? {
    guard coordinate != nil else { return nil }
    return switch accuracy {
    case 1: .country
    case 2, 3: .region
    case 4: .locality
    case 5: .postalCode
    case 6, 7: .street
    default: .address
    }
  }

  /// The answer as every provider gives it.
  ///
  /// - Parameters:
  ///   - provider: the name of the provider that answered.
  ///   - attribution: whose data the answer is.
  ///   - postalCode: the code that was asked for.
  /// - Returns: a location where there is one; `noSuchPlace` for status 602 and for accuracy 0;
  ///   a failure for every other status, and for (0, 0).
  public func result(
    provider: String,
    attribution: String,
    postalCode: String? = nil
  ) -> GeocodingResult {
    if let coordinate, let precision {
      return .located(
        GeocodedLocation(
          coordinate: coordinate,
          precision: precision,
          postalCode: postalCode,
          provider: provider,
          attribution: attribution
        )
      )
    }
    guard status == .success else {
      if status == .unknownAddress {
        return .notFound(.init(.noSuchPlace, "\(provider) knows no such place"))
      }
      return .failed(
        GeocodingError(status.reasonCode, "\(provider) answered \(status.description)")
      )
    }
    if accuracy == 0 {
      return .notFound(.init(.noSuchPlace, "\(provider) knows no such place (accuracy 0)"))
    }
    return .failed(GeocodingError(.nullIsland, "\(provider) answered 0,0, where no address is"))
  }

  private static func bad(_ what: String) -> GeocodingError {
    GeocodingError(.badResponse, "not a Google CSV answer: \(what)")
  }

  /// A number of digits only, without a sign or blanks; at most nine digits.
  private static func integer(_ field: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(field.count), field.allSatisfy(isDigit) else { return nil }
    return field.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  /// A decimal number with an optional minus and an optional fraction after a point; no exponent,
  /// no `nan`, no `inf`.
  private static func decimal(_ field: ArraySlice<UInt8>) -> Double? {
    let digits = field.first == UInt8(ascii: "-") ? field.dropFirst() : field
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else {
      return nil
    }
    return Double(String(decoding: field, as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
