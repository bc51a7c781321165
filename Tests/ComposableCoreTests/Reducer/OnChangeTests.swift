import ComposableCore
import Testing

@MainActor
@Suite struct OnChangeTests {
  @Reducer
  fileprivate struct Settings {
    @ObservableState
    struct State: Equatable {
      var volume = 0
      var name = ""
      var changes: [String] = []
    }
    enum Action {
      case set(Int)
      case rename(String)
      case saved(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .set(let volume): state.volume = volume
        case .rename(let name): state.name = name
        case .saved(let volume): state.changes.append("saved \(volume)")
        }
        return .none
      }
      .onChange(of: \.volume) { oldValue, newValue in
        Reduce { state, _ in
          state.changes.append("\(oldValue) to \(newValue)")
          return .run { await $0(.saved(newValue)) }
        }
      }
      .onChange(of: \.name, removeDuplicates: { $0.count == $1.count }) { oldValue, newValue in
        Reduce { state, _ in
          state.changes.append("'\(oldValue)' to '\(newValue)'")
          return .none
        }
      }
    }
  }

  @Test func aChangeRunsTheReducerWithTheOldAndTheNewValue() async {
    let store = Store(initialState: Settings.State()) { Settings() }
    await store.send(.set(1)).finish()
    await store.send(.set(5)).finish()
    #expect(store.changes == ["0 to 1", "saved 1", "1 to 5", "saved 5"])
  }

  @Test func anUnchangedValueDoesNotRunTheReducer() async {
    let store = Store(initialState: Settings.State()) { Settings() }
    await store.send(.set(0)).finish()
    #expect(store.changes == [])
  }

  @Test func removeDuplicatesComparesTheValues() {
    let store = Store(initialState: Settings.State(name: "ab")) { Settings() }
    store.send(.rename("cd"))
    #expect(store.changes == [])
    store.send(.rename("long"))
    #expect(store.changes == ["'cd' to 'long'"])
  }

  @Test func changesOfChildrenRunTheReducer() {
    let changes = LockIsolated<[Int]>([])
    let store = Store(initialState: Tree.State()) {
      Tree().onChange(of: \.child.count) { oldValue, newValue in
        Reduce { _, _ in
          changes.withValue { $0 += [oldValue, newValue] }
          return .none
        }
      }
    }
    store.send(.child(.increment))
    store.send(.child(.incrementOther))
    #expect(changes.value == [0, 1])
  }

  @Test func theReducerReceivesTheActionThatCausedTheChange() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      .onChange(of: { $0 }) { _, _ in
        Reduce { state, action in
          state += action * 100
          return .none
        }
      }
    }
    store.send(3)
    #expect(store.state == 303)
  }

  @Test func aClosureReturnsTheEffectOfAChange() async {
    struct Volume: Reducer {
      struct State: Equatable {
        var volume = 0
        var previous: [Int] = []
      }
      enum Action: Equatable { case set(Int), saved }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .set(let volume) = action { state.volume = volume }
          return .none
        }
        .onChange(of: \.volume) { oldValue, state in
          state.previous.append(oldValue)
          return .send(.saved)
        }
      }
    }
    let store = TestStore(initialState: Volume.State()) { Volume() }
    await store.send(.set(0))
    await store.send(.set(2)) {
      $0.volume = 2
      $0.previous = [0]
    }
    await store.receive(.saved)
  }
}
