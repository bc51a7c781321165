import ComposableCore
import Testing

/// A clock on which a test awaits each sleep and ends it, so that no time passes and none is polled.
final class StepClock: Clock {
  typealias Instant = ContinuousClock.Instant

  /// A sleep that has begun.
  private struct Sleep: Sendable {
    let deadline: Instant
    let waker: AsyncStream<Void>.Continuation
  }

  private struct State {
    var now = ContinuousClock.now
    var current: Sleep?
  }

  private let state = LockIsolated(State())
  private let sleeps = AsyncStream.makeStream(of: Sleep.self)

  var now: Instant { state.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (wakes, waker) = AsyncStream.makeStream(of: Void.self)
    sleeps.continuation.yield(Sleep(deadline: deadline, waker: waker))
    for await _ in wakes { break }
    try Task.checkCancellation()
  }

  /// Waits until a task sleeps.
  func sleep() async {
    if state.current != nil { return }
    for await sleep in sleeps.stream {
      state.withValue { $0.current = sleep }
      return
    }
  }

  /// Ends the sleep that has been awaited. Returns false if its task was cancelled.
  @discardableResult func wake() -> Bool {
    let sleep = state.withValue { state in
      defer { state.current = nil }
      if let current = state.current { state.now = max(state.now, current.deadline) }
      return state.current
    }
    if case .enqueued = sleep?.waker.yield() { return true }
    return false
  }

  /// Ends a sleep, and waits for the next one.
  func step() async {
    await sleep()
    wake()
    await sleep()
  }
}

/// A trait that gives each test a clock whose sleeps it ends.
struct StepClockTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0.continuousClock = StepClock()
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == StepClockTrait {
  /// A clock whose sleeps the test ends, see ``StepClock/current``.
  static var stepClock: Self { Self() }
}

extension StepClock {
  /// The clock of the current test.
  static var current: StepClock {
    @Dependency(\.continuousClock) var clock
    return clock as? StepClock ?? StepClock()
  }
}
