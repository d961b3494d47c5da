extension UnsafeMutablePointer {
  /// Calls a closure with the value, without a copy of it.
  ///
  /// What is looked at where it lies is copied first, since the closure might change what lies
  /// there. Here it is moved out, and moved back afterwards.
  @inlinable
  @inline(__always)
  package func withMoved<Result>(_ body: (borrowing Pointee) -> Result) -> Result {
    let value = move()
    let result = body(value)
    initialize(to: value)
    return result
  }
}
