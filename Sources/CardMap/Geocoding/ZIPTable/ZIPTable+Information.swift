extension ZIPTable {
  /// What the table holds, and whose data it is.
  public struct Information: Hashable, Sendable {
    /// How many ZIPs there are.
    public let rowCount: Int
    /// How many of them have an area on the map.
    public let areaCount: Int
    /// How many are post office boxes, firms and buildings.
    public let pointCount: Int
    /// How many are military mail's.
    public let militaryCount: Int
    /// The date of the postal data, ISO 8601: a ZIP that is younger may be missing.
    public let date: String
    /// Where the data comes from.
    public let sources: [Source]
    /// What must be said wherever the data is given on.
    public let attribution: String

    /// A source of the table.
    public struct Source: Hashable, Sendable {
      /// Who made it.
      public let name: String
      /// What was taken from it.
      public let data: String
      /// How old it is: a year or a date, ISO 8601.
      public let date: String
      /// Its licence.
      public let license: String
    }
  }

  /// What the table holds, and whose data it is.
  public var information: Information {
    let data = ZIPTableData.shared
    var counts = [Int](repeating: 0, count: Entry.Kind.allCases.count)
    for row in 0..<data.rowCount { counts[Int(data.kind(ofRow: row))] += 1 }
    return Information(
      rowCount: data.rowCount,
      areaCount: counts[Int(Entry.Kind.area.rawValue)],
      pointCount: counts[Int(Entry.Kind.point.rawValue)],
      militaryCount: counts[Int(Entry.Kind.military.rawValue)],
      date: dataDate,
      sources: [
        .init(
          name: "US Census Bureau",
          data: "points of the ZIP code tabulation areas (Gazetteer)",
          date: "2023",
          license: "public domain"
        ),
        .init(
          name: "US Census Bureau",
          data: "land areas of the ZIP code tabulation areas",
          date: "2022",
          license: "public domain"
        ),
        .init(
          name: "US Census Bureau",
          data: "county outlines, for the boroughs of New York and for checking points",
          date: "2016",
          license: "public domain"
        ),
        .init(
          name: "GeoNames",
          data: "postal codes: points without an area, names of post offices, states",
          date: dataDate,
          license: "CC BY 4.0"
        ),
        .init(
          name: "GeoNames",
          data: "towns: points of post offices whose own is wrong",
          date: "2026",
          license: "CC BY 4.0"
        ),
      ],
      attribution: """
        ZIP code areas: US Census Bureau (public domain). Postal points and place names: GeoNames \
        (https://www.geonames.org/), CC BY 4.0; modified: merged with Census data, points corrected.
        """
    )
  }

  /// The date of the postal data, ISO 8601.
  var dataDate: String {
    let date = ZIPTableData.shared.date
    let month = date / 100 % 100
    let day = date % 100
    return "\(date / 10_000)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
