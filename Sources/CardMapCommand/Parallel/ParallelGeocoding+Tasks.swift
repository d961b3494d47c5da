import CardMap

extension ParallelGeocoding {
  /// The slices and parts that are being worked on, each kind in the order of the file.
  struct Tasks {
    private var slices: CardSlices
    private var reading: [Task<ParsedSlice, Never>] = []
    private var rendering: [Task<RenderedPart, Never>] = []

    /// Makes tasks of which none is begun.
    init(slices: CardSlices) { self.slices = slices }

    /// How many are being worked on.
    var count: Int { reading.count + rendering.count }

    /// How many parts are being made.
    var partCount: Int { rendering.count }

    /// Begins to read the next slice.
    ///
    /// - Returns: false where there is none.
    mutating func startReading(_ bytes: UnsafeRawBufferPointer, format: ContactsFormat?) -> Bool {
      guard let range = slices.next() else { return false }
      // Only the beginning of the file says what it is.
      let isFirst = range.lowerBound == 0
      let slice = ParsedSlice(of: bytes, range, format: isFirst ? format : .vCard)
      reading.append(
        Task {
          slice.read()
          return slice
        }
      )
      return true
    }

    /// The next slice, read; nil at the end.
    mutating func nextSlice() async -> ParsedSlice? {
      reading.isEmpty ? nil : await reading.removeFirst().value
    }

    /// The range of the next slice, whose reading is thrown away; nil at the end.
    mutating func nextRange(_ bytes: UnsafeRawBufferPointer) async -> Range<Int>? {
      if let slice = await nextSlice() { return slice.range }
      return slices.next()
    }

    /// Adds a part that is being made.
    mutating func add(_ part: Task<RenderedPart, Never>) { rendering.append(part) }

    /// The next part, made; nil where there is none.
    mutating func nextPart() async -> RenderedPart? {
      rendering.isEmpty ? nil : await rendering.removeFirst().value
    }

    /// Waits until nothing is worked on.
    mutating func waitForAll() async {
      while await nextSlice() != nil {}
      while await nextPart() != nil {}
    }
  }
}
