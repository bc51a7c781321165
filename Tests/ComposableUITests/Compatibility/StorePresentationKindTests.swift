import ComposableCore
import ComposableUI
import Testing

/// The presentations of a feature that was written before `@ObservableState`.
@MainActor
@Suite struct StorePresentationKindTests {
  struct Child: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action: Equatable { case tapped }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      @PresentationState var child: Child.State?
      var log: [String] = []
    }
    @CasePathable enum Action: Equatable {
      case child(PresentationAction<Child.Action>)
      case present(Int)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .present(let id): state.child = Child.State(id: id)
        case .child(.dismiss): state.log.append("dismiss")
        case .child: break
        }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }

  enum Kind: CaseIterable { case sheet, cover, popover }

  private let store: StoreOf<Parent>

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  @available(*, deprecated)
  private struct ChildView: View {
    let store: StoreOf<Child>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Button("\(viewStore.id): \(viewStore.count)") { viewStore.send(.tapped) }
        Button("close") { dismiss() }
      }
    }
  }

  @available(*, deprecated)
  private func driver(_ kind: Kind) -> ViewDriver {
    let child = store.scope(state: \.$child, action: { .child($0) })
    return ViewDriver {
      switch kind {
      case .sheet: Text("page").sheet(store: child) { ChildView(store: $0) }
      case .cover: Text("page").fullScreenCover(store: child) { ChildView(store: $0) }
      case .popover: Text("page").popover(store: child) { ChildView(store: $0) }
      }
    }
  }

  @available(*, deprecated)
  @Test(arguments: Kind.allCases)
  func aChildIsPresentedAndDismissedOnce(kind: Kind) throws {
    let view = driver(kind)
    store.send(.present(1))
    try view.button("1: 0").tap()
    #expect(view.texts == ["page", "1: 1", "close"])
    try view.button("close").tap()
    #expect(view.texts == ["page"])
    #expect(store.withState(\.log) == ["dismiss"])
  }

  @available(*, deprecated)
  @Test(arguments: Kind.allCases)
  func aChildWithAnotherIdReplacesTheFormerOne(kind: Kind) throws {
    let view = driver(kind)
    store.send(.present(1))
    #expect(view.texts == ["page", "1: 0", "close"])
    store.send(.present(2))
    #expect(view.texts == ["page", "2: 0", "close"])
    #expect(store.withState(\.log) == [])
  }

  @available(*, deprecated)
  @Test func aLinkOfARowPresentsTheChildWithItsId() throws {
    let child = store.scope(state: \.$child, action: { .child($0) })
    let view = ViewDriver {
      NavigationStack {
        ForEach(1..<3) { id in
          NavigationLinkStore(child, id: id) {
            store.send(.present(id))
          } destination: {
            ChildView(store: $0)
          } label: {
            Text("row \(id)")
          }
        }
      }
    }
    try view.button("row 2").tap()
    #expect(view.texts == ["row 1", "row 2", "2: 0", "close"])
    try view.goBack()
    #expect(store.withState(\.child) == nil)
    #expect(view.texts == ["row 1", "row 2"])
    #expect(store.withState(\.log) == ["dismiss"])
  }
}
