import ComposableArchitecture
import Testing

/// The behavior of enums of features that `@Reducer` generates.
@MainActor
@Suite struct FeatureEnumTests {
  @Test func generatedEnumsHaveCasePaths() {
    let state = Screen.State.counter(Counter.State(count: 3))
    #expect(state.is(\.counter))
    #expect(state.counter?.count == 3)
    #expect(state.note == nil)
    #expect(Screen.State.allCasePaths.map { $0 } == [\.counter, \.note])
    #expect(Screen.Action.counter(.incremented).is(\.counter.incremented))
    #expect(Screen.CaseScope.note("").is(\.note))
  }

  @Test func generatedStateIsIdentifiedByItsCaseAndPayload() {
    let counter = Counter.State()
    #expect(Screen.State.counter(counter)._$id == Screen.State.counter(counter)._$id)
    #expect(Screen.State.counter(counter)._$id != Screen.State.counter(Counter.State())._$id)
    #expect(Screen.State.counter(counter)._$id != Screen.State.note("")._$id)
  }

  @Test func aStoreIsScopedToItsCase() {
    let store = Store(initialState: Screen.State.counter(Counter.State())) { Screen.body }
    store.send(.counter(.incremented))
    guard case .counter(let counter) = store.case else {
      Issue.record("The store is in the case 'counter'.")
      return
    }
    #expect(counter.count == 1)
  }

  @Test func anEnumOfFeaturesIsAFeatureOfAnother() {
    let state = Nested.State.screen(.counter(Counter.State()))
    let store = Store(initialState: state) { Nested.body }
    store.send(.screen(.counter(.incremented)))
    #expect(store.withState { $0[case: \.screen.counter]?.count } == 1)
  }

  @Test func argumentsAddConformances() {
    #expect(Comparable.State.counter(Counter.State()) == .counter(Counter.State()))
    #expect(Comparable.Action.counter(.incremented) == .counter(.incremented))
  }

  @Test func anEnumCanHaveItsOwnBody() {
    let state = Doubling.State.counter(Counter.State())
    let store = Store(initialState: state) { Doubling.body }
    store.send(.counter(.incremented))
    #expect(store.withState { $0.counter?.count } == 2)
  }

  @Test func dismissingAPresentedEnumRemovesItsState() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.opened) { $0.screen = .counter(Counter.State()) }
    await store.send(\.screen.counter.incremented) { $0.screen?.modify(\.counter) { $0.count = 1 } }
    await store.send(\.screen.dismiss) { $0.screen = nil }
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum Screen {
  case counter(Counter)
  case note(String)
}

extension Screen.State: Equatable {}

@Reducer private enum Nested { case screen(Screen.Body = Screen.body) }

@Reducer(state: .equatable, action: .equatable)
private enum Comparable { case counter(Counter) }

@Reducer
private enum Doubling {
  case counter(Counter)

  static var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: \.counter) {
      Counter()
      Counter()
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var screen: Screen.State?
  }
  enum Action {
    case opened
    case screen(PresentationAction<Screen.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .opened = action { state.screen = .counter(Counter.State()) }
      return .none
    }
    .ifLet(\.$screen, action: \.screen)
  }
}
