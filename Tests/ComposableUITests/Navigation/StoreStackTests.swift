import ComposableCore
import ComposableUI
import Testing

/// Navigation stacks whose path is the stack of a feature.
@MainActor
@Suite struct StoreStackTests {
  @Reducer struct Counter {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case increment, closeTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .closeTapped: return .run { [dismiss] _ in await dismiss() }
        }
      }
    }
  }

  @Reducer enum Path {
    case counter(Counter)
    case feature(Feature)
  }

  @Reducer struct App {
    @ObservableState
    struct State {
      var path = StackState<Path.State>()
      var title = "root"
    }
    enum Action {
      case path(StackActionOf<Path>)
      case remove(StackElementID)
      case titleChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .path: break
        case .remove(let id): state.path[id: id] = nil
        case .titleChanged(let title): state.title = title
        }
        return .none
      }
      .forEach(\.path, action: \.path)
    }
  }

  private let store: StoreOf<App>

  init() {
    store = Store(initialState: App.State()) { App() }
  }

  private struct AppView: View {
    @Bindable var store: StoreOf<App>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        Text(store.title)
        NavigationLink("one", state: Path.State.counter(Counter.State(count: 1)))
        NavigationLink("none", state: Path.State?.none)
      } destination: { store in
        switch store.case {
        case .counter(let store): CounterView(store: store)
        case .feature(let store): Text("feature \(store.count)")
        }
      }
    }
  }

  private struct CounterView: View {
    let store: StoreOf<Counter>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("count \(store.count)") { store.send(.increment) }
      Button("dismiss") { dismiss() }
      NavigationLink("more", state: Path.State.feature(Feature.State(count: store.count)))
    }
  }

  @Test func aLinkPushesAnElement() throws {
    let view = ViewDriver { AppView(store: store) }
    try view.button("one").tap()
    #expect(store.path.count == 1)
    #expect(view.texts.suffix(3) == ["count 1", "dismiss", "more"])
    try view.button("count 1").tap()
    try view.button("more").tap()
    #expect(view.texts.last == "feature 2")
  }

  @Test func aScopeOfAStackNeedsNoLabel() {
    @Bindable var store = store
    let binding = Binding(get: { store }, set: { _ in })
    let stack = $store.scope(\.path, action: \.path).wrappedValue
    #expect(stack === $store.scope(state: \.path, action: \.path).wrappedValue)
    #expect(stack === binding.scope(state: \.path, action: \.path).wrappedValue)
    #expect(stack === binding.scope(\.path, action: \.path).wrappedValue)
  }

  @Test func goingBackPopsTheElement() throws {
    let view = ViewDriver { AppView(store: store) }
    try view.button("one").tap()
    try view.button("more").tap()
    try view.goBack()
    #expect(store.path.count == 1)
    try view.button("dismiss").tap()
    #expect(store.path.isEmpty)
    #expect(view.texts == ["root", "one", "none"])
  }

  @Test func aScreenFollowsItsElementOnly() throws {
    let view = ViewDriver { AppView(store: store) }
    try view.button("one").tap()
    view.update()
    let runs = view.bodyRuns
    try view.button("count 1").tap()
    #expect(view.texts.contains("count 2"))
    // The view of the element, its three controls and the labels that have changed.
    #expect(view.bodyRuns - runs == 6)
    let runsOfElement = view.bodyRuns
    store.send(.titleChanged("home"))
    #expect(view.texts.first == "home")
    // The view of the app, which contains the root, and its texts.
    #expect(view.bodyRuns - runsOfElement < 12)
  }

  @Test func anElementAboveARemovedOneKeepsItsScreen() throws {
    let view = ViewDriver {
      NavigationStack(
        path: Bindable(store).scope(state: \.path, action: \.path)
      ) {
        NavigationLink("push", state: Path.State.counter(Counter.State()))
      } destination: { _ in
        NavigationLink("push", state: Path.State.counter(Counter.State()))
        CountButton(name: "own")
      }
    }
    try view.button("push").tap()
    try view.button("push").tap()
    try view.button("own 0").tap()
    let first = try #require(store.path.ids.first)
    store.send(.remove(first))
    #expect(view.texts == ["push", "push", "own 1"])
  }

  @Test func aFeatureThatDismissesItselfIsPopped() async throws {
    let view = ViewDriver { AppView(store: store) }
    try view.button("one").tap()
    let id = try #require(store.path.ids.first)
    await store.send(.path(.element(id: id, action: .counter(.closeTapped)))).finish()
    #expect(store.path.isEmpty)
    #expect(view.texts == ["root", "one", "none"])
  }

  @Test func aLinkWithoutStateIsDisabled() {
    let view = ViewDriver { AppView(store: store) }
    #expect(throws: ViewDriver.Refused.self) { try view.button("none").tap() }
  }

  @Test func aLinkOutsideOfAStackOfItsStateIsReportedAtItsLine() throws {
    let view = ViewDriver { NavigationStack { NavigationLink("push", state: 1) } }
    try withKnownIssue {
      try view.button("push").tap()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("A link's state of type 'Int' can't be pushed")
      }
        && issue.sourceLocation?.fileID.hasSuffix("StoreStackTests.swift") == true
    }
  }

  @Test func aStackBeginsWithTheElementsOfItsState() {
    let store = Store(
      initialState: App.State(
        path: StackState([.counter(Counter.State(count: 5)), .feature(Feature.State(count: 6))]))
    ) {
      App()
    }
    let view = ViewDriver { AppView(store: store) }
    #expect(view.texts == ["root", "one", "none", "count 5", "dismiss", "more", "feature 6"])
  }

  @Test func aThousandScreensArePushedAndPopped() throws {
    let screens = (0..<1000).map { Path.State.feature(Feature.State(count: $0)) }
    let store = Store(initialState: App.State(path: StackState(screens))) { App() }
    let view = ViewDriver { AppView(store: store) }
    #expect(view.texts.last == "feature 999")
    try view.goBack()
    #expect(view.texts.last == "feature 998")
    let first = try #require(store.path.ids.first)
    store.send(.path(.popFrom(id: first)))
    #expect(view.texts == ["root", "one", "none"])
  }
}
