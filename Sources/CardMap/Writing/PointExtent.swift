/// What is kept of any number of points to know the smallest region that holds them all.
///
/// The region may cross the antimeridian, so that all longitudes count; kept are the outermost of
/// each tenth of a degree. A gap between neighbours that is wider than that is seen exactly, and
/// where there is none, the points stand all round the Earth.
struct PointExtent: Sendable {
  private var south = 90.0
  private var north = -90.0

  /// The westernmost and easternmost longitude of each tenth of a degree from -180 on; west is the
  /// greater one where there is none.
  private var slices: [(west: Double, east: Double)] = []

  private static let slicesPerDegree = 10

  /// Whether no point was added.
  var isEmpty: Bool { slices.isEmpty }

  /// Adds a point.
  mutating func add(_ point: Coordinate) {
    prepare()
    south = min(south, point.latitude)
    north = max(north, point.latitude)
    let slice = Int((point.longitude + 180) * Double(PointExtent.slicesPerDegree))
    slices[slice].west = min(slices[slice].west, point.longitude)
    slices[slice].east = max(slices[slice].east, point.longitude)
  }

  /// Adds the points of another extent.
  mutating func add(_ other: PointExtent) {
    guard !other.isEmpty else { return }
    prepare()
    south = min(south, other.south)
    north = max(north, other.north)
    for slice in slices.indices {
      slices[slice].west = min(slices[slice].west, other.slices[slice].west)
      slices[slice].east = max(slices[slice].east, other.slices[slice].east)
    }
  }

  /// The smallest region that holds the points; nil where there are none.
  var region: MapRegion? {
    var corners: [Coordinate] = []
    for slice in slices where slice.west <= slice.east {
      corners.append(Coordinate(unchecked: south, slice.west))
      corners.append(Coordinate(unchecked: north, slice.east))
    }
    return MapRegion(fitting: corners)
  }

  private mutating func prepare() {
    if slices.isEmpty {
      slices = Array(
        repeating: (west: .infinity, east: -.infinity),
        count: 360 * PointExtent.slicesPerDegree + 1
      )
    }
  }
}
