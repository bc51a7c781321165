import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SharedStoreTests {
  private func observations(
    of read: @escaping @Sendable @MainActor () -> Int, while change: () -> Void
  ) -> [Int] {
    let values = LockIsolated<[Int]>([])
    @Sendable func observe() {
      MainActor.assumeIsolated {
        let value = withObservationTracking {
          read()
        } onChange: {
          observe()
        }
        values.withValue { $0.append(value) }
      }
    }
    observe()
    change()
    return values.value
  }

  @Test func anObserverOfAStoreIsNotifiedOfAChangeByAnother() {
    let first = Store(initialState: SharedCounter.State()) { SharedCounter() }
    let second = Store(initialState: SharedCounter.State()) { SharedCounter() }
    let values = observations {
      first.count
    } while: {
      second.send(.increment(by: 1))
      first.send(.increment(by: 2))
    }
    #expect(values == [0, 1, 3])
  }

  @Test func theChangesOfAnActionAreOneChangeAfterIt() {
    @Shared(.inMemory("twice")) var count = 0
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { [$count] state, _ in
        $count.withLock { $0 += 1 }
        state += 1
        $count.withLock { $0 += 1 }
        return .none
      }
    }
    let deliveries = LockIsolated<[Int]>([])
    let subscription = $count.addObserver { count in deliveries.withValue { $0.append(count) } }
    // The observer reads the state of the store, which a reducer that runs doesn't allow.
    let values = observations { [$count] in
      store.state * 100 + $count.wrappedValue
    } while: {
      store.send(())
    }
    #expect(values.first == 0 && values.last == 102)
    #expect(Set(values).count == 2)
    #expect(deliveries.value == [0, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func aReadInAReducerIsNotObserved() {
    @Shared(value: 0) var count
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { [$count] state, _ in
        state = $count.wrappedValue
        return .none
      }
    }
    let values = observations {
      store.send(())
      return store.state
    } while: { [$count] in
      $count.withLock { $0 = 1 }
    }
    #expect(values == [0])
  }

  /// An actor with a store of its own.
  private actor Session {
    private var store: StoreOf<SharedCounter>?

    func follow(_ count: Shared<Int>) {
      var state = SharedCounter.State()
      state.$count = count
      store = Store(initialState: state) { SharedCounter() }
      store?.send(.follow)
    }

    func increment() { store?.send(.increment(by: 1)) }

    /// Returns the received values up to the given one.
    func values(until last: Int) async -> [Int] {
      guard let store else { return [] }
      for await values in store.values(of: \.received) where values.last == last { return values }
      return []
    }
  }

  @Test func storesOnTwoActorsFollowAValueThatBothChange() async {
    let count = Shared(value: 0)
    let sessions = [Session(), Session()]
    for session in sessions { await session.follow(count) }
    await withTaskGroup { group in
      for session in sessions {
        group.addTask { for _ in 0..<100 { await session.increment() } }
        group.addTask {
          let received = await session.values(until: 200)
          #expect(received.last == 200)
          #expect(received == received.sorted() && Set(received).count == received.count)
        }
      }
    }
  }
}
