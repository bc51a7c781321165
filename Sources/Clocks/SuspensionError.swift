/// Thrown by ``TestClock/checkSuspension()`` when somebody still sleeps on the clock.
public struct SuspensionError: Error, Equatable {
  /// Makes the error.
  public init() {}
}
