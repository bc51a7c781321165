/// A flag that is set while a task waits for a deadline that was fixed before the task began.
enum FixedDeadline {
  @TaskLocal static var isAwaited = false
}

extension Clock {
  /// Sleeps until a deadline that was fixed before the task began, and may have come since.
  ///
  /// Unlike `sleep(until:)` on a ``TestClock``, it returns at once if the deadline is now: whether the
  /// task began before or after the advance makes no difference.
  package func sleep(untilFixed deadline: Instant, tolerance: Instant.Duration? = nil) async throws
  {
    try await FixedDeadline.$isAwaited.withValue(true) {
      try await sleep(until: deadline, tolerance: tolerance)
    }
  }
}
