public import OpenCombineShim

extension Scheduler {
  /// Returns the time that an action takes, as the scheduler measures it.
  ///
  /// - Parameter action: The action, which runs immediately.
  public func measure(_ action: () -> Void) -> SchedulerTimeType.Stride {
    let start = now
    action()
    return start.distance(to: now)
  }
}
