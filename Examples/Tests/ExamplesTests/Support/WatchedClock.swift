import ComposableArchitecture

/// A test clock that can wait until a number of tasks sleep, for tests of a `Store`.
///
/// ```swift
/// store.send(.start)
/// await clock.sleepers(1)
/// await clock.advance(by: .seconds(1))
/// ```
final class WatchedClock: Clock {
  typealias Instant = TestClock<Duration>.Instant

  private struct Sleepers {
    var asleep: Set<Int> = []
    var last = 0
    var waiters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]

    mutating func number() -> Int {
      last += 1
      return last
    }

    /// Removes and returns the continuations that wait for the current number of sleepers.
    mutating func due() -> [CheckedContinuation<Void, Never>] {
      let due = waiters.filter { $0.value.count == asleep.count }
      for number in due.keys { waiters[number] = nil }
      return due.map(\.value.continuation)
    }
  }

  private let clock = TestClock()
  private let sleepers = LockIsolated(Sleepers())

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = sleepers.withValue { $0.number() }
    change { sleepers in
      // A cancelled task does not sleep, although it may not have continued yet.
      if !Task.isCancelled { sleepers.asleep.insert(number) }
    }
    defer { wake(number) }
    try await withTaskCancellationHandler {
      // The deadline is absolute: the clock may advance before the sleep is registered.
      try await clock.sleep(until: deadline)
    } onCancel: {
      wake(number)
    }
  }

  private func wake(_ number: Int) {
    change { $0.asleep.remove(number) }
  }

  /// Advances the clock.
  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Waits until the given number of tasks sleep, or until the test exceeds its time limit.
  func sleepers(_ count: Int) async {
    let number = sleepers.withValue { $0.number() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSo = sleepers.withValue { sleepers in
          if sleepers.asleep.count == count || Task.isCancelled { return true }
          sleepers.waiters[number] = (count, continuation)
          return false
        }
        if isSo { continuation.resume() }
      }
    } onCancel: {
      sleepers.withValue { $0.waiters.removeValue(forKey: number) }?.continuation.resume()
    }
  }

  private func change(_ body: @Sendable (inout Sleepers) -> Void) {
    let due = sleepers.withValue { sleepers in
      body(&sleepers)
      return sleepers.due()
    }
    for continuation in due { continuation.resume() }
  }
}
