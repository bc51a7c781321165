import ComposablePublishers
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SharedPublisherTests {
  /// A feature that receives each change of a shared value as an action.
  @Reducer
  struct Follower {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      var received: [Int] = []
    }
    enum Action: Equatable {
      case follow
      case increment
      case changed(Int)
    }
    enum CancelID { case count }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .follow:
          return .publisher { [count = state.$count] in count.publisher.map(Action.changed) }
            .cancellable(id: CancelID.count, cancelInFlight: true)
        case .increment:
          state.$count.withLock { $0 += 1 }
        case .changed(let count):
          state.received.append(count)
        }
        return .none
      }
    }
  }

  @Test func aSubscriberReceivesTheCurrentValueAndEachChange() {
    let shared = Shared(value: 1)
    var values: [Int] = []
    let cancellable = shared.publisher.sink { values.append($0) }
    shared.withLock { $0 = 2 }
    cancellable.cancel()
    shared.withLock { $0 = 3 }
    #expect(values == [1, 2])
  }

  @Test func anEffectReceivesOwnChangesAndThoseOfOthers() {
    @Shared(.inMemory("count")) var count = 5
    let store = Store(initialState: Follower.State()) { Follower() }
    let task = store.send(.follow)
    store.send(.increment)
    $count.withLock { $0 = 10 }
    #expect(store.received == [5, 6, 10])
    task.cancel()
    $count.withLock { $0 = 11 }
    #expect(store.received == [5, 6, 10])
  }

  @Test func aTestStoreAssertsThePublishedChanges() async {
    let store = TestStore(initialState: Follower.State()) { Follower() }
    let task = await store.send(.follow)
    await store.receive(.changed(0)) { $0.received = [0] }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.changed(1)) { $0.received = [0, 1] }
    await task.cancel()
  }
}
