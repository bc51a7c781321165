extension Task where Success == Never, Failure == Never {
  /// Suspends the current task several times, so that other tasks may run.
  ///
  /// Tests of this package never need it: a `TestStore` waits for its effects, and
  /// `QuiescentExecutor` for the work of a test. Whether other tasks get as far as a test expects
  /// depends on the load of the machine.
  ///
  /// - Parameter count: The number of suspensions.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await Task<Never, Never>.yield() }
  }
}
