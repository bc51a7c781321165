import ComposableCore
import Testing

/// A feature that records whether it is presented, in its reducer and in its effect, and has a child
/// that does the same.
@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    var inReducer: Bool?
    var inEffect: Bool?
    var part = Part.State()
  }
  enum Action {
    case asked
    case answered(Bool)
    case part(Part.Action)
  }
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Part() }
    Reduce { state, action in
      switch action {
      case .asked:
        state.inReducer = isPresented
        return .run { await $0(.answered(isPresented)) }
      case .answered(let answer):
        state.inEffect = answer
        return .none
      case .part:
        return .none
      }
    }
  }
}

@Reducer
private struct Part {
  @ObservableState
  struct State: Equatable { var inReducer: Bool? }
  enum Action { case asked }
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.inReducer = isPresented
      return .none
    }
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable {
    var embedded = Page.State()
    var optional: Page.State? = Page.State()
    @Presents var presented: Page.State? = Page.State()
    var inReducerAfterChild: Bool?
  }
  enum Action {
    case embedded(Page.Action)
    case optional(Page.Action)
    case presented(PresentationAction<Page.Action>)
  }
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Scope(state: \.embedded, action: \.embedded) { Page() }
    Reduce { state, _ in
      state.inReducerAfterChild = isPresented
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { Page() }
    .ifLet(\.optional, action: \.optional) { Page() }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct IsPresentedTests {
  private let store: StoreOf<Book>

  init() {
    store = Store(initialState: Book.State()) { Book() }
  }

  @Test func aPresentedFeatureIsPresentedInItsReducerAndEffects() async {
    await store.send(.presented(.presented(.asked))).finish()
    #expect(store.presented?.inReducer == true)
    #expect(store.presented?.inEffect == true)
  }

  @Test func theParentOfAPresentedFeatureIsNotPresented() {
    store.send(.presented(.presented(.asked)))
    #expect(store.inReducerAfterChild == false)
  }

  @Test func aChildOfAPresentedFeatureIsPresented() {
    store.send(.presented(.presented(.part(.asked))))
    #expect(store.presented?.part.inReducer == true)
  }

  @Test func anEmbeddedFeatureIsNotPresented() async {
    await store.send(.embedded(.asked)).finish()
    #expect(store.embedded.inReducer == false)
    #expect(store.embedded.inEffect == false)
    await store.send(.optional(.asked)).finish()
    #expect(store.optional?.inReducer == false)
    #expect(store.optional?.inEffect == false)
  }

  @Test func aFeatureUnderTestIsPresented() async {
    let store = TestStore(initialState: Page.State()) { Page() }
    await store.send(.asked) { $0.inReducer = true }
    await store.receive(\.answered) { $0.inEffect = true }
  }

  @Test func theRootOfAStoreIsNotPresented() async {
    let store = Store(initialState: Page.State()) { Page() }
    await store.send(.asked).finish()
    #expect(store.inReducer == false)
    #expect(store.inEffect == false)
  }

  @Test func aFeatureWithAnOverriddenDismissIsPresented() async {
    let store = TestStore(initialState: Page.State()) {
      Page()
    } withDependencies: {
      $0.dismiss = DismissEffect {}
    }
    await store.send(.asked) { $0.inReducer = true }
    await store.receive(\.answered) { $0.inEffect = true }
  }

  @Test func anotherStoreUsedByThePresentedReducerIsNotPresented() {
    let other = UncheckedBox(Store(initialState: Page.State()) { Page() })
    let store = Store(initialState: Host.State()) { Host(other: other) }
    store.send(.child(.presented(true)))
    #expect(other.value.withState(\.inReducer) == false)
  }
}

/// A feature that presents a child whose reducer sends an action to another store.
@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable { @Presents var child: Int? = 0 }
  enum Action { case child(PresentationAction<Bool>) }
  let other: UncheckedBox<StoreOf<Page>>

  var body: some ReducerOf<Self> {
    EmptyReducer<State, Action>()
      .ifLet(\.$child, action: \.child) {
        Reduce<Int, Bool> { _, _ in
          other.value.send(.asked)
          return .none
        }
      }
  }
}
