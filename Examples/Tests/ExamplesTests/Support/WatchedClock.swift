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
    var count = 0
    var waiters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
    var lastWaiter = 0

    mutating func change(by difference: Int) -> [CheckedContinuation<Void, Never>] {
      count += difference
      let due = waiters.filter { $0.value.count == count }
      for number in due.keys { waiters[number] = nil }
      return due.map(\.value.continuation)
    }
  }

  private let clock = TestClock()
  private let sleepers = Mutex(Sleepers())

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    change(by: 1)
    defer { change(by: -1) }
    // Time may move before the sleep is filed: the deadline stands already.
    try await clock.sleep(until: deadline)
  }

  /// Moves time forward.
  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Returns when so many sleep, or the test is cancelled since its time is over.
  func sleepers(_ count: Int) async {
    let number = sleepers.withLock { sleepers in
      sleepers.lastWaiter += 1
      return sleepers.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSo = sleepers.withLock { sleepers in
          if sleepers.count == count || Task.isCancelled { return true }
          sleepers.waiters[number] = (count, continuation)
          return false
        }
        if isSo { continuation.resume() }
      }
    } onCancel: {
      sleepers.withLock { $0.waiters.removeValue(forKey: number) }?.continuation.resume()
    }
  }

  private func change(by difference: Int) {
    for continuation in sleepers.withLock({ $0.change(by: difference) }) { continuation.resume() }
  }
}
