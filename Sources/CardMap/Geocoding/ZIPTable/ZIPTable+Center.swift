extension ZIPTable {
  /// The point that stands for several ZIPs, of a city or of a prefix.
  struct Center: Hashable, Sendable {
    /// The ZIP whose point it is.
    var entry: Entry

    /// Metres from the point to that of the farthest of the ZIPs, and that one's own radius, where
    /// it has one; nil where that is nothing, since nobody knows how far the place reaches.
    var radius: Int?
  }

  /// Chooses the point that stands for several ZIPs: of those with an area, or where none has one
  /// of all, that nearest to the mean of all points; the lowest ZIP where two are as near.
  ///
  /// - Parameter entries: the ZIPs, the lowest first.
  /// - Returns: the point; nil where there are no ZIPs.
  func center(of entries: [Entry]) -> Center? {
    guard let mean = ZIPTable.mean(of: entries.map(\.coordinate)) else { return nil }
    let areas = entries.filter { $0.kind == .area }
    let candidates = areas.isEmpty ? entries : areas
    // The first of equals is the minimum.
    let chosen = candidates.min {
      $0.coordinate.distance(to: mean) < $1.coordinate.distance(to: mean)
    }
    guard let chosen else { return nil }
    let reaches = entries.map { entry in
      (distance: chosen.coordinate.distance(to: entry.coordinate), own: entry.radius ?? 0)
    }
    let farthest = reaches.max { $0 < $1 }
    let radius = Int((farthest.map { $0.distance + Double($0.own) } ?? 0).rounded())
    return Center(entry: chosen, radius: radius == 0 ? nil : radius)
  }

  /// The mean of points; longitudes are counted from the first one's meridian, so that the mean of
  /// 179° and -179° is 180° and not 0°.
  static func mean(of points: [Coordinate]) -> Coordinate? {
    guard let first = points.first else { return nil }
    var latitude = 0.0
    var eastward = 0.0
    for point in points {
      latitude += point.latitude
      eastward += MapRegion.wrapped(longitude: point.longitude - first.longitude)
    }
    let count = Double(points.count)
    return Coordinate(
      unchecked: latitude / count,
      MapRegion.wrapped(longitude: first.longitude + eastward / count)
    )
  }
}
