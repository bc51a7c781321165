import ComposableArchitecture
import Synchronization

/// A test's clock that tells how many sleep on it: for stores that are not a test's.
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

    /// Gives those whose wait is over, as it is as many as they wait for now.
    mutating func due() -> [CheckedContinuation<Void, Never>] {
      let due = waiters.filter { $0.value.count == asleep.count }
      for number in due.keys { waiters[number] = nil }
      return due.map(\.value.continuation)
    }
  }

  private let clock = TestClock()
  private let sleepers = Mutex(Sleepers())

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = sleepers.withLock { $0.number() }
    change { sleepers in
      // Who is cancelled does not sleep any more, though its task has not gone on yet.
      if !Task.isCancelled { sleepers.asleep.insert(number) }
    }
    defer { wake(number) }
    try await withTaskCancellationHandler {
      // Time may move before the sleep is filed: the deadline stands already.
      try await clock.sleep(until: deadline)
    } onCancel: {
      wake(number)
    }
  }

  private func wake(_ number: Int) {
    change { $0.asleep.remove(number) }
  }

  /// Moves time forward.
  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Returns when so many sleep, or the test is cancelled since its time is over.
  func sleepers(_ count: Int) async {
    let number = sleepers.withLock { $0.number() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSo = sleepers.withLock { sleepers in
          if sleepers.asleep.count == count || Task.isCancelled { return true }
          sleepers.waiters[number] = (count, continuation)
          return false
        }
        if isSo { continuation.resume() }
      }
    } onCancel: {
      sleepers.withLock { $0.waiters.removeValue(forKey: number) }?.continuation.resume()
    }
  }

  private func change(_ body: (inout sending Sleepers) -> Void) {
    let due = sleepers.withLock { sleepers in
      body(&sleepers)
      return sleepers.due()
    }
    for continuation in due { continuation.resume() }
  }
}
