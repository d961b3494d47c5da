/// Moves a text out of its place, where "" is left: nothing is copied or counted.
@inline(__always)
func taken(_ text: inout String) -> String {
  var result = ""
  swap(&result, &text)
  return result
}

/// Moves a list out of its place, where an empty one is left.
@inline(__always)
func taken(_ list: inout [String]) -> [String] {
  var result: [String] = []
  swap(&result, &list)
  return result
}
