import ComposablePublishers
import Testing

/// A store's state as a publisher.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StorePublisherTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var number = 0
      var other = 0
      var child: Child.State? = Child.State()
    }
    enum Action {
      case increment
      case incrementOther
      case noop
      case removeChild
      case child(Child.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.number += 1
        case .incrementOther: state.other += 1
        case .removeChild: state.child = nil
        case .noop, .child: break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable { var number = 0 }
    enum Action { case increment }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.number += 1
        return .none
      }
    }
  }

  private func store() -> StoreOf<Counter> {
    Store(initialState: Counter.State()) { Counter() }
  }

  @Test func aSubscriberReceivesTheCurrentStateAndEachChange() {
    let store = store()
    var states: [[Int]] = []
    let cancellable = store.publisher.sink { states.append([$0.number, $0.other]) }
    store.send(.increment)
    store.send(.noop)
    store.send(.incrementOther)
    #expect(states == [[0, 0], [1, 0], [1, 0], [1, 1]])
    cancellable.cancel()
    store.send(.increment)
    #expect(states.count == 4)
  }

  @Test func aMemberPublisherOmitsDuplicates() {
    let store = store()
    var numbers: [Int] = []
    let cancellable = store.publisher.number.sink { numbers.append($0) }
    store.send(.incrementOther)
    store.send(.increment)
    store.send(.incrementOther)
    store.send(.increment)
    #expect(numbers == [0, 1, 2])
    cancellable.cancel()
  }

  @Test func aSubscriberReceivesTheStateOnceForActionsThatAreSentAtOnce() {
    var events: [String] = []
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action == 1
          ? .publisher {
            Deferred { Just(2) }
          } : .none
      }
    }
    let cancellable = store.publisher.sink { events.append("\($0)") }
    store.send(1)
    #expect(events == ["0", "2"])
    cancellable.cancel()
  }

  @Test func aSubscriberCanSendActions() {
    let store = store()
    var numbers: [Int] = []
    let cancellable = store.publisher.number.sink { [weak store] number in
      numbers.append(number)
      if (1...2).contains(number) { store?.send(.increment) }
    }
    store.send(.increment)
    #expect(numbers == [0, 1, 2, 3])
    cancellable.cancel()
  }

  @Test func thePublisherOfAChildCompletesWithItsState() throws {
    let store = store()
    let child = try #require(store.scope(state: \.child, action: \.child))
    var events: [String] = []
    let cancellable = child.publisher.number.sink { _ in
      events.append("end")
    } receiveValue: {
      events.append("\($0)")
    }
    store.send(.child(.increment))
    store.send(.removeChild)
    #expect(events == ["0", "1", "end"])
    cancellable.cancel()
  }

  @Test func aSubscriptionKeepsTheStoreAlive() {
    var store: StoreOf<Counter>? = store()
    weak let weakStore = store
    let cancellable = store?.publisher.sink { _ in }
    store = nil
    #expect(weakStore != nil)
    cancellable?.cancel()
    #expect(weakStore == nil)
  }

  @Test func aTaskReceivesTheStatesOfAStoreOnTheMainActor() async {
    let store = store()
    var numbers: [Int] = []
    for await state in store.publisher.values {
      numbers.append(state.number)
      if numbers.count == 3 { break }
      store.send(.increment)
    }
    #expect(numbers == [0, 1, 2])
  }

  @Test func aSharedMemberIsPublished() {
    struct State: Equatable {
      @Shared var total: Int
    }
    let store = Store(initialState: State(total: Shared(value: 0))) {
      Reduce<State, Int> { state, action in
        state.$total.withLock { $0 = action }
        return .none
      }
    }
    var counts: [Int] = []
    let cancellable = store.publisher.total.sink { counts.append($0) }
    store.send(1)
    store.send(1)
    store.send(2)
    #expect(counts == [0, 1, 2])
    cancellable.cancel()
  }
}
