extension UnsafeMutablePointer {
  /// Calls a closure with the value, without a copy of it.
  ///
  /// What is looked at where it lies is copied first, since the closure might change what lies
  /// there. Here it is moved out, and moved back afterwards.
  @inlinable
  @inline(__always)
  package func withMoved<Result, Failure: Error>(
    _ body: (borrowing Pointee) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let value = move()
    do throws(Failure) {
      let result = try body(value)
      initialize(to: value)
      return result
    } catch {
      initialize(to: value)
      throw error
    }
  }
}
