import ComposableCore
import Testing

/// Actions that are sent while another action is reduced.
@MainActor
@Suite struct StoreQueueTests {
  private typealias Log = Store<[String], String>
  private let box = UncheckedBox<Store<[String], String>?>(nil)

  /// A store that, while it reduces an action, sends the actions listed for it.
  private func store(_ followers: [String: [String]]) -> Log {
    let store = Store(initialState: [String]()) { [box] in
      Reduce<[String], String> { state, action in
        for follower in followers[action] ?? [] { box.value?.send(follower) }
        state.append(action)
        return .none
      }
    }
    box.value = store
    return store
  }

  @Test func actionsSentDuringAReduceAreReducedAfterItInOrder() {
    let store = store(["a": ["b", "c"], "b": ["d", "e"], "c": ["f"]])
    store.send("a")
    box.value = nil
    #expect(store.state == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func sendEffectsQueueAfterActionsSentDuringTheReduce() {
    let store = Store(initialState: [String]()) { [box] in
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "a":
          box.value?.send("b")
          return .concatenate(.send("c"), .send("d"))
        case "b":
          return .send("e")
        default:
          return .none
        }
      }
    }
    box.value = store
    store.send("a")
    box.value = nil
    #expect(store.state.prefix(3) == ["a", "b", "c"])
    #expect(Set(store.state) == ["a", "b", "c", "d", "e"])
  }

  @Test func aLongChainOfActionsDoesNotOverflowTheStack() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .none : .send(action - 1)
      }
    }
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  @Test func actionsSentDuringAReduceHaveTheirOwnTask() async {
    let box = UncheckedBox<Store<[Int], Int>?>(nil)
    let tasks = UncheckedBox<[StoreTask]>([])
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0:
          if let task = box.value?.send(1) { tasks.value.append(task) }
          return .none
        case 1:
          return .run { await $0(2) }
        default:
          return .none
        }
      }
    }
    box.value = store
    store.send(0)
    box.value = nil
    await tasks.value[0].finish()
    #expect(store.state == [0, 1, 2])
  }

  @Test func actionsSentByAnObserverAreQueuedLast() {
    let store = Store(initialState: Recorder.State()) { [recorder = self.recorder] in
      Recorder(store: recorder)
    }
    recorder.value = store
    let isObserved = UncheckedBox(false)
    withObservationTracking {
      _ = store.log
    } onChange: { [recorder] in
      MainActor.assumeIsolated {
        isObserved.value = true
        _ = recorder.value?.send("observer")
      }
    }
    store.send("a")
    recorder.value = nil
    #expect(isObserved.value)
    #expect(store.log == ["a", "b", "observer"])
  }

  private let recorder = UncheckedBox<StoreOf<Recorder>?>(nil)

  @Reducer
  struct Recorder {
    @ObservableState
    struct State { var log: [String] = [] }
    typealias Action = String
    let store: UncheckedBox<StoreOf<Recorder>?>

    var body: some Reducer<State, String> {
      Reduce { state, action in
        if action == "a" { store.value?.send("b") }
        state.log.append(action)
        return .none
      }
    }
  }
}
