extension ZIPTable {
  /// A ZIP code of the table.
  ///
  /// It is a row's number: everything else is read from the table when it is asked for.
  public struct Entry: Hashable, Sendable {
    /// The row of the table, from 0; the rows are sorted by ZIP.
    let row: Int

    /// What kind of ZIP it is.
    public enum Kind: UInt8, CaseIterable, Sendable {
      /// It has an area on the map, a tabulation area of the Census.
      case area
      /// It has none: post office boxes, a firm, a building.
      case point
      /// Military mail, which has no fixed place.
      case military
    }

    /// Where the point comes from.
    public enum Source: UInt8, CaseIterable, Sendable {
      /// The Census: the area's internal point.
      case census
      /// GeoNames' postal codes.
      case geoNames
      /// GeoNames' town of that name, where the postal code's point is wrong.
      case geoNamesTown
      /// The Census: an area of the same post office, where the postal code's point is wrong.
      case censusTown
    }

    /// The ZIP as a number, from 0 to 99,999.
    public var zip: Int { ZIPTableData.shared.zip(ofRow: row) }

    /// The ZIP as text: five digits.
    public var code: String { PostalCode.fiveDigits(zip) }

    /// The point.
    public var coordinate: Coordinate { ZIPTableData.shared.coordinate(ofRow: row) }

    /// The radius of the circle with the ZIP's land area, in metres: how far a place in the ZIP
    /// may lie from the point; nil where the ZIP has no area, or no land.
    public var radius: Int? {
      let radius = ZIPTableData.shared.radius(ofRow: row)
      return radius == 0 ? nil : radius
    }

    /// The name of the post office, a city in most cases; APO or FPO for military mail.
    public var city: String {
      let data = ZIPTableData.shared
      return String(decoding: data.names[data.name(ofRow: row)], as: UTF8.self)
    }

    /// The state.
    public var state: USState {
      guard let state = USState(rawValue: ZIPTableData.shared.state(ofRow: row)) else {
        preconditionFailure("The postal table has a state that USState has not")
      }
      return state
    }

    /// The kind.
    public var kind: Kind {
      guard let kind = Kind(rawValue: ZIPTableData.shared.kind(ofRow: row)) else {
        preconditionFailure("The postal table has a kind that Kind has not")
      }
      return kind
    }

    /// Where the point comes from.
    public var source: Source {
      guard let source = Source(rawValue: ZIPTableData.shared.source(ofRow: row)) else {
        preconditionFailure("The postal table has a source that Source has not")
      }
      return source
    }
  }

  /// Looks a ZIP up.
  ///
  /// - Parameter zip: the ZIP as a number, from 0 to 99,999.
  /// - Returns: its entry; nil where the table has none.
  public func entry(zip: Int) -> Entry? {
    ZIPTableData.shared.row(ofZIP: zip).map(Entry.init(row:))
  }

  /// Looks a ZIP up.
  ///
  /// - Parameter code: five ASCII digits.
  /// - Returns: its entry; nil where the table has none, or where the text is anything else.
  @inlinable
  public func entry(_ code: some StringProtocol) -> Entry? {
    var number = 0
    var count = 0
    for byte in code.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      count += 1
      guard digit < 10, count <= 5 else { return nil }
      number = 10 * number + Int(digit)
    }
    return count == 5 ? entry(zip: number) : nil
  }
}
