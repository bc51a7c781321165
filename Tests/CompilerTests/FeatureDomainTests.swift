import ComposableArchitecture
import Testing

/// Features whose state and action are declared in extensions, inferred or missing.
@MainActor
@Suite struct FeatureDomainTests {
  @Test func stateCanBeDeclaredInAnExtension() {
    let store = Store(initialState: ExtendedState.State(count: 1)) { ExtendedState() }
    store.send(.incremented)
    #expect(store.count == 2)
  }

  @Test func anActionCanBeDeclaredInAnExtension() {
    let store = Store(initialState: ExtendedAction.State(count: 1)) { ExtendedAction() }
    store.send(.incremented)
    #expect(store.count == 2)
  }

  @Test func aReduceMethodCanUseTypesOfAnExtension() {
    let store = Store(initialState: ExtendedMethod.State(count: 1)) { ExtendedMethod() }
    store.send(.incremented)
    #expect(store.count == 2)
  }

  @Test func stateAndActionAreInferredFromTheBody() {
    let store = Store(initialState: 1) { Inferred() }
    store.send(2)
    #expect(store.withState { $0 } == 3)
  }

  @Test func stateAndActionAreThoseOfTheBaseOfTheBody() {
    let store = Store(initialState: ExtendedState.State(count: 1)) {
      Doubling(base: Logged(base: ExtendedState()) { _ in })
    }
    store.send(.incremented)
    #expect(store.count == 4)
  }

  @Test func aFeatureWithoutMembersIsEmpty() {
    let store = Store(initialState: Empty.State()) { Empty() }
    #expect(store.withState { $0 } == Empty.State())
  }
}

@Reducer
private struct ExtendedState {
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

extension ExtendedState {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}

@Reducer
private struct ExtendedAction {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

extension ExtendedAction {
  @CasePathable
  enum Action {
    case incremented
  }
}

@Reducer
private struct ExtendedMethod {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

extension ExtendedMethod {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  @CasePathable
  enum Action {
    case incremented
  }
}

@Reducer
private struct Inferred {
  let body = Reduce<Int, Int> { state, action in
    state += action
    return .none
  }
}

@Reducer
private struct Logged<Base: Reducer> {
  let base: Base
  let log: @Sendable (String) -> Void

  var body: some ReducerOf<Base> {
    Reduce { _, action in
      log("\(action)")
      return .none
    }
    base
  }
}

@Reducer
private struct Doubling {
  let base: Logged<ExtendedState>

  var body: some ReducerOf<ExtendedState> {
    base
    Reduce { state, _ in
      state.count *= 2
      return .none
    }
  }
}

@Reducer private struct Empty {}
