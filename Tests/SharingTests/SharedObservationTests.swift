import ConcurrencyExtras
import Dispatch
import Observation
import Sharing
import Testing

@Suite struct SharedObservationTests {
  /// Counts the notifications of a read, which is repeated after each.
  private final class Observer: Sendable {
    let values = LockIsolated<[Int]>([])

    func observe(_ read: @escaping @Sendable () -> Int) {
      let value = withObservationTracking(read) { [self] in observe(read) }
      values.withValue { $0.append(value) }
    }
  }

  @Test func anObserverIsNotifiedOnceForEachChange() {
    let shared = Shared(value: 0)
    let observer = Observer()
    observer.observe { shared.wrappedValue }
    shared.withLock { $0 = 1 }
    shared.withLock { $0 = 2 }
    #expect(observer.values.value == [0, 1, 2])
  }

  @Test func anObserverOfAPartReadsItAfterAChangeOfTheWhole() {
    let shared = Shared(value: [1, 2])
    let observer = Observer()
    let count = shared.count
    observer.observe { count.wrappedValue }
    shared.withLock { $0.append(3) }
    #expect(observer.values.value == [2, 3])
  }

  @Test func aChangeInAnObserverIsDeliveredAfterTheCurrentOne() {
    let shared = Shared(value: 0)
    let values = LockIsolated<[Int]>([])
    let first = shared.addObserver { value in
      if value == 1 { shared.withLock { $0 = 2 } }
    }
    let second = shared.addObserver { value in values.withValue { $0.append(value) } }
    shared.withLock { $0 = 1 }
    #expect(values.value == [0, 1, 2])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aCancelledObserverIsNotNotified() {
    let shared = Shared(value: 0)
    let values = LockIsolated<[Int]>([])
    let subscriptions = (0..<5).map { index in
      shared.addObserver { value in values.withValue { $0.append(index * 10 + value) } }
    }
    values.setValue([])
    for index in [0, 1, 2, 4] { subscriptions[index].cancel() }
    shared.withLock { $0 = 1 }
    #expect(values.value == [31])
  }

  @Test func observersOfAPartReceiveOnlyItsChanges() {
    let shared = Shared(value: Pair())
    let values = LockIsolated<[Int]>([])
    let subscription = shared.first.addObserver { value in values.withValue { $0.append(value) } }
    shared.withLock { $0.second = 1 }
    shared.withLock { $0.first = 1 }
    #expect(values.value == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func concurrentChangesAreDeliveredOnceInOrder() async {
    let shared = Shared(value: 0)
    let values = LockIsolated<[Int]>([])
    let subscription = shared.addObserver { value in values.withValue { $0.append(value) } }
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<100 { shared.withLock { $0 += 1 } } } }
    }
    // A change may be delivered by the task that makes the one before: by now all have ended.
    #expect(values.value == Array(0...400))
    withExtendedLifetime(subscription) {}
  }

  /// Follows a value on its own executor.
  private actor Follower {
    private(set) var values: [Int] = []

    func follow(_ shared: Shared<Int>, until last: Int) async {
      for await value in shared.updates {
        preconditionIsolated()
        values.append(value)
        if value == last { break }
      }
    }
  }

  @Test func eachActorFollowsOnItsOwnExecutorWhileBothChangeTheValue() async {
    let shared = Shared(value: 0)
    let followers = [Follower(), Follower()]
    await withTaskGroup { group in
      for follower in followers {
        group.addTask { await follower.follow(shared, until: 200) }
        group.addTask { for _ in 0..<100 { shared.withLock { $0 += 1 } } }
      }
    }
    for follower in followers {
      let values = await follower.values
      #expect(values.last == 200)
      #expect(values == values.sorted())
      #expect(Set(values).count == values.count)
    }
  }

  @Test func changesOfADeinitializerDoNotDeadlock() {
    final class Token: Sendable {
      let onDeinit: @Sendable () -> Void
      init(_ onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let count = Shared(value: 0)
    let shared = Shared<Token?>(value: nil)
    shared.withLock {
      $0 = Token {
        _ = shared.wrappedValue
        count.withLock { $0 += 1 }
      }
    }
    shared.withLock { $0 = nil }
    #expect(count.wrappedValue == 1)
  }
}

private struct Pair: Sendable {
  var first = 0
  var second = 0
}
