import ComposableCore
import Testing

/// The spelling of `Scope` without the label `state`.
@MainActor
@Suite struct UnlabeledScopeTests {
  struct Counting: Reducer {
    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      state += 1
      return .none
    }
  }

  @CasePathable enum Action { case child(Bool) }

  struct Parent: Reducer {
    struct State: Equatable { var child = 0 }
    var body: some Reducer<State, Action> {
      Scope(\.child, action: \.child) { Counting() }
    }
  }

  struct Screen: Reducer {
    @CasePathable enum State: Equatable { case child(Int) }
    var body: some Reducer<State, Action> {
      Scope(\.child, action: \.child) { Counting() }
    }
  }

  @Test func aScopeWithoutALabelRunsAChildOnAField() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.child(true)) { $0.child = 1 }
  }

  @Test func aScopeWithoutALabelRunsAChildOnACase() async {
    let store = TestStore(initialState: Screen.State.child(1)) { Screen() }
    await store.send(.child(true)) { $0 = .child(2) }
  }
}
