#if Web
import ComposableCore

/// A clock that tells the test about each sleep.
struct ObservedClock: Clock {
  let clock = TestClock<Duration>()
  let didSleep: @Sendable (Duration) -> Void

  var now: TestClock<Duration>.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    didSleep(now.duration(to: deadline))
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
#endif
