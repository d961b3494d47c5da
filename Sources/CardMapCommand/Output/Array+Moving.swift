import CardMap

extension Array {
  /// Calls a closure with each element, without a copy of it.
  ///
  /// What is looked at in its place in an array is copied first, since the closure might change the
  /// array; a row is forty strings. Here each element is moved out, and moved back afterwards.
  ///
  /// - Parameter body: gets each element, in order.
  @inline(__always)
  mutating func forEachMoving(_ body: (borrowing Element) -> Void) {
    withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for index in 0..<buffer.count { (base + index).withMoved(body) }
    }
  }
}
