/// An error that ``TestClock/checkSuspension()`` throws if a task sleeps on the clock.
public struct SuspensionError: Error, Equatable {
  /// Creates an error that equals each other one.
  public init() {}
}
