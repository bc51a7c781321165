import ComposableCore
import ComposableUI
import ConcurrencyExtras
import Testing

/// `IfLetStore`, `ForEachStore` and `SwitchStore` of features whose state is not observable.
@MainActor
@Suite struct ChildStoreViewTests {
  private let store: StoreOf<Parent>
  private let evaluations = LockIsolated(0)

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  @available(*, deprecated)
  @Test func anIfLetStoreShowsTheChildOrTheOtherView() throws {
    let view = ViewDriver {
      IfLetStore(store.scope(state: \.child, action: { .child($0) })) { child in
        let _ = evaluations.withValue { $0 += 1 }
        ChildView(store: child)
      } else: {
        Text("none")
      }
    }
    #expect(view.texts == ["none"])
    store.send(.childSet(Child.State(count: 2)))
    #expect(view.texts == ["2"])
    try view.button("2").tap()
    #expect(view.texts == ["3"])
    #expect(evaluations.value == 1)
    store.send(.childSet(nil))
    #expect(view.texts == ["none"])
  }

  @available(*, deprecated)
  @Test func anIfLetStoreTakesKeyPathsAndShowsNothingWithoutAChild() throws {
    let view = ViewDriver {
      IfLetStore(store.scope(state: \.child, action: \.child), then: ChildView.init(store:))
    }
    #expect(view.texts.isEmpty)
    store.send(.childSet(Child.State(count: 2)))
    try view.button("2").tap()
    // Removed and set again between two updates: the view shows the new state.
    store.send(.childSet(nil))
    store.send(.childSet(Child.State(count: 7)))
    #expect(view.texts == ["7"])
    try view.button("7").tap()
    #expect(view.texts == ["8"])
  }

  @available(*, deprecated)
  @Test func anIfLetStoreShowsAPresentedChild() throws {
    let view = ViewDriver {
      IfLetStore(store.scope(state: \.$presented, action: \.presented)) { ChildView(store: $0) }
      IfLetStore(
        store.scope(state: \.$presented, action: { .presented($0) }),
        state: { $0.count > 2 ? $0 : nil }, action: { $0 }
      ) { _ in
        Text("more than two")
      } else: {
        Text("at most two")
      }
    }
    #expect(view.texts == ["at most two"])
    store.send(.presentedSet(Child.State(count: 2)))
    #expect(view.texts == ["2", "at most two"])
    try view.button("2").tap()
    #expect(view.texts == ["3", "more than two"])
  }

  @available(*, deprecated)
  @Test func aForEachStoreKeepsTheIdentityOfRows() throws {
    let view = ViewDriver {
      ForEachStore(store.scope(state: \.rows, action: \.rows)) { row in
        let _ = evaluations.withValue { $0 += 1 }
        ChildView(store: row)
        WithViewStore(row, observe: \.id) { CountButton(name: "\($0.state)") }
      }
    }
    store.send(.rowsSet([Child.State(id: 1, count: 10), Child.State(id: 2, count: 20)]))
    try view.button("1 0").tap()
    #expect(view.texts == ["10", "1 1", "20", "2 0"])
    store.send(.rowsSet([Child.State(id: 2, count: 20), Child.State(id: 1, count: 10)]))
    #expect(view.texts == ["20", "2 0", "10", "1 1"])
    let before = evaluations.value
    try view.button("20").tap()
    #expect(view.texts == ["21", "2 0", "10", "1 1"])
    #expect(evaluations.value == before)
    #expect(store.withState { $0.rows[id: 2]?.count } == 21)
  }

  @available(*, deprecated)
  @Test func aForEachStoreTakesActionsWithAnID() throws {
    store.send(.rowsSet([Child.State(id: 1, count: 10)]))
    let view = ViewDriver {
      ForEachStore(
        store.scope(state: \.rows, action: { .rows(.element(id: $0, action: $1)) }),
        content: ChildView.init(store:))
    }
    try view.button("10").tap()
    #expect(store.withState { $0.rows[id: 1]?.count } == 11)
  }

  @available(*, deprecated)
  @Test func rowsOfAForEachStoreCanBeDeleted() throws {
    store.send(.rowsSet([Child.State(id: 1, count: 10), Child.State(id: 2, count: 20)]))
    let deleted = LockIsolated<[Int]>([])
    let view = ViewDriver {
      List {
        ForEachStore(store.scope(state: \.rows, action: \.rows)) { row in
          WithViewStore(row, observe: { $0 }) { Text("\($0.count)") }
        }
        .onDelete { offsets in deleted.withValue { $0 += offsets } }
      }
    }
    try view.action("Delete", ofRow: "20").tap()
    #expect(deleted.value == [1])
  }

  @available(*, deprecated)
  @Test func aSwitchStoreShowsTheCurrentCase() throws {
    let store = Store(initialState: Session.State.login(Child.State(count: 1))) { Session() }
    let view = ViewDriver {
      SwitchStore(store) { state in
        let _ = evaluations.withValue { $0 += 1 }
        switch state {
        case .login:
          CaseLet(\Session.State.login, action: Session.Action.login) { store in
            Text("login")
            ChildView(store: store)
          }
        case .home:
          CaseLet(\Session.State.home, action: Session.Action.home, then: ChildView.init(store:))
        }
      }
    }
    #expect(view.texts == ["login", "1"])
    try view.button("1").tap()
    #expect(view.texts == ["login", "2"])
    #expect(evaluations.value == 1)
    store.send(.switched(.home(Child.State(count: 5))))
    #expect(view.texts == ["5"])
    try view.button("5").tap()
    #expect(store.withState { $0.home?.count } == 6)
  }

  @available(*, deprecated)
  @Test func aCaseLetOfAnotherCaseIsReportedAtItsLine() {
    let store = Store(initialState: Session.State.login(Child.State())) { Session() }
    withKnownIssue {
      let view = ViewDriver {
        SwitchStore(store) { _ in
          CaseLet(\Session.State.home, action: Session.Action.home, then: ChildView.init(store:))
        }
      }
      view.update()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("is shown while the state is in the case 'login'")
      }
        && issue.sourceLocation?.fileID.hasSuffix("ChildStoreViewTests.swift") == true
    }
  }

  @available(*, deprecated)
  @Test func aCaseLetOutsideOfASwitchStoreIsReported() {
    withKnownIssue {
      let view = ViewDriver {
        CaseLet(\Session.State.home, action: Session.Action.home, then: ChildView.init(store:))
      }
      view.update()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("A 'CaseLet' is not in a 'SwitchStore'") }
    }
  }
}

@available(*, deprecated)
private struct ChildView: View {
  let store: StoreOf<Child>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("\(viewStore.count)") { viewStore.send(.incremented) }
    }
  }
}

@Reducer
private struct Child {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action { case incremented }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Parent {
  struct State: Equatable {
    var child: Child.State?
    @PresentationState var presented: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
  }
  enum Action {
    case child(Child.Action)
    case childSet(Child.State?)
    case presented(PresentationAction<Child.Action>)
    case presentedSet(Child.State?)
    case rows(IdentifiedActionOf<Child>)
    case rowsSet(IdentifiedArrayOf<Child.State>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .childSet(let child): state.child = child
      case .presentedSet(let presented): state.presented = presented
      case .rowsSet(let rows): state.rows = rows
      case .child, .presented, .rows: break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Child() }
    .ifLet(\.$presented, action: \.presented) { Child() }
    .forEach(\.rows, action: \.rows) { Child() }
  }
}

@Reducer
private struct Session {
  enum State: Equatable {
    case login(Child.State)
    case home(Child.State)
  }
  enum Action {
    case login(Child.Action)
    case home(Child.Action)
    case switched(State)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .switched(let other) = action { state = other }
      return .none
    }
    .ifCaseLet(\.login, action: \.login) { Child() }
    .ifCaseLet(\.home, action: \.home) { Child() }
  }
}
