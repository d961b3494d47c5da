import CardMap

extension Array {
  /// Calls a closure with each element, without a copy of it.
  ///
  /// What is looked at in its place in an array is copied first, since the closure might change the
  /// array; a row is forty strings. Here each element is moved out, and moved back afterwards.
  ///
  /// - Parameter body: gets each element, in order.
  /// - Throws: what the closure throws.
  @inline(__always)
  mutating func forEachMoving<Failure: Error>(
    _ body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    try withUnsafeMutableBufferPointer { (buffer) throws(Failure) in
      guard let base = buffer.baseAddress else { return }
      for index in 0..<buffer.count { try (base + index).withMoved(body) }
    }
  }
}
