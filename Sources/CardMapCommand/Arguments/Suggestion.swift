/// The known name that a mistyped one is nearest to.
enum Suggestion {
  /// Finds it.
  ///
  /// - Parameters:
  ///   - word: what was typed.
  ///   - known: the names there are.
  /// - Returns: the nearest, or nil where none is near: more than a third of it would be wrong.
  static func nearest(to word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in known {
      let letters = Array(name.utf8)
      // Whoever typed the beginning of a name means it.
      let isBeginning = typed.count >= 2 && letters.starts(with: typed)
      let distance = isBeginning ? 1 : Suggestion.distance(typed, letters)
      guard isBeginning || distance <= max(1, letters.count / 3) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters have to be put in, left out, replaced or swapped with their neighbour (the
  /// restricted Damerau-Levenshtein distance).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        var steps = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          steps = min(steps, beforeLast[j - 1] + 1)
        }
        row.append(steps)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
