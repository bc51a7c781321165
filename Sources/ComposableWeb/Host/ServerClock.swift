import ComposableConcurrency
import ComposableCore

/// The time since a server started, measured by a clock that tests can control.
struct ServerClock: Sendable {
  private let clock: AnyClock<Duration>
  private let start: AnyClock<Duration>.Instant

  /// Starts at zero.
  init(_ clock: any Clock<Duration>) {
    self.clock = AnyClock(clock)
    start = self.clock.now
  }

  /// The time since the start.
  var now: Duration { start.duration(to: clock.now) }

  /// Suspends until a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func sleep(until deadline: Duration) async throws {
    try await clock.sleep(untilFixed: start.advanced(by: deadline))
  }

  /// Waits until tasks have ended, or until a deadline. The tasks go on then.
  ///
  /// - Returns: True if all tasks have ended.
  func wait<Success: Sendable>(
    for tasks: [Task<Success, Never>], until deadline: Duration
  ) async -> Bool {
    let (ends, end) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingOldest(1))
    let executor = QuiescentExecutor.current
    let waiting = Task(executorPreference: executor) {
      for task in tasks { _ = await task.value }
      end.yield(true)
    }
    let timer = Task(executorPreference: executor) {
      try? await sleep(until: deadline)
      end.yield(false)
    }
    defer {
      waiting.cancel()
      timer.cancel()
    }
    return await ends.first { _ in true } ?? false
  }
}
