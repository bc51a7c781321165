import ComposableCore
import Testing

@testable import ComposableTestSupport

/// A child that records each action in a log shared with its parent.
@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var isClosed = false
  }
  enum Action: Equatable {
    case tap
    case close
    case delayedTap
  }
  let log: LockIsolated<[String]>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      log.withValue { $0.append("child") }
      switch action {
      case .tap:
        state.count += 1
        return .none
      case .close:
        state.isClosed = true
        return .none
      case .delayedTap:
        return .run { await $0(.tap) }
      }
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    var field = Child.State()
    var optional: Child.State? = Child.State()
    var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
    var mode = Mode.State.on(Child.State())
  }
  enum Action {
    case field(Child.Action)
    case optional(Child.Action)
    case rows(IdentifiedActionOf<Child>)
    case mode(Mode.Action)
  }
  let log = LockIsolated<[String]>([])

  var body: some ReducerOf<Self> {
    Scope(state: \.field, action: \.field) { Child(log: log) }
    Scope(state: \.mode, action: \.mode) { Mode(log: log) }
    Reduce { state, action in
      log.withValue { $0.append("parent") }
      if case .optional(.close) = action {
        #expect(state.optional?.isClosed == true)
        state.optional = nil
      }
      if case .rows(.element(let id, .close)) = action {
        #expect(state.rows[id: id]?.isClosed == true)
        state.rows.remove(id: id)
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Child(log: log) }
    .forEach(\.rows, action: \.rows) { Child(log: log) }
  }
}

@Reducer
private struct Mode {
  @ObservableState
  enum State: Equatable {
    case on(Child.State)
    case off(Child.State)
  }
  enum Action {
    case on(Child.Action)
    case off(Child.Action)
    case toggle
  }
  let log: LockIsolated<[String]>

  var body: some ReducerOf<Self> {
    Scope(state: \.on, action: \.on) { Child(log: log) }
    Reduce { state, action in
      if case .toggle = action {
        state = state.is(\.on) ? .off(Child.State()) : .on(Child.State())
      }
      return .none
    }
    .ifCaseLet(\.off, action: \.off) { Child(log: log) }
  }
}

/// A feature with one of several features on optional state.
@Reducer
private struct Detail {
  @Reducer(state: .equatable)
  enum Screen {
    case leaf(Leaf)
    case other(Leaf)
  }

  @ObservableState
  struct State: Equatable {
    var screen: Screen.State? = .leaf(Leaf.State(id: 1))
  }
  enum Action {
    case switched
    case screen(Screen.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .switched = action { state.screen = .other(Leaf.State(id: 2)) }
      return .none
    }
    .ifLet(\.screen, action: \.screen)
  }
}

@MainActor
@Suite struct ChildReducerTests {
  private let parent = Parent()
  private let store: StoreOf<Parent>

  init() {
    store = Store(initialState: Parent.State()) { [parent] in parent }
  }

  @Test func scopeRunsAChildOnAField() async {
    store.send(.field(.tap))
    #expect(store.field.count == 1)
    await store.send(.field(.delayedTap)).finish()
    #expect(store.field.count == 2)
    #expect(store.optional?.count == 0)
  }

  @Test func ifLetRunsAChildOnAnOptional() async {
    store.send(.optional(.tap))
    #expect(store.optional?.count == 1)
    await store.send(.optional(.delayedTap)).finish()
    #expect(store.optional?.count == 2)
    #expect(store.field.count == 0)
  }

  @Test func ifLetRunsTheCurrentFeatureOfAnOptionalEnum() {
    let store = Store(initialState: Detail.State()) { Detail() }
    store.send(.screen(.leaf(.increment)))
    #expect(store.screen?.leaf?.count == 1)
    store.send(.switched)
    store.send(.screen(.other(.increment)))
    #expect(store.screen?.other?.count == 1)
  }

  @Test func ifLetOfAnOptionalEnumCancelsTheEffectsOfThePreviousCase() {
    let ended = LockIsolated<[Int]>([])
    let store = ControlledStore(Detail.State(), reducer: Detail())
    store.send(.screen(.leaf(.start(ended))))
    store.settle()
    #expect(ended.value == [])
    store.send(.switched)
    store.settle()
    #expect(ended.value == [1])
  }

  @Test func forEachRunsAChildOnTheRowWithTheID() async {
    store.send(.rows(.element(id: 2, action: .tap)))
    #expect(store.rows.map(\.count) == [0, 1])
    await store.send(.rows(.element(id: 1, action: .delayedTap))).finish()
    #expect(store.rows.map(\.count) == [1, 1])
  }

  @Test func scopeAndIfCaseLetRunAChildOnACase() async {
    store.send(.mode(.on(.tap)))
    #expect(store.mode == .on(Child.State(count: 1)))
    store.send(.mode(.toggle))
    await store.send(.mode(.off(.delayedTap))).finish()
    #expect(store.mode == .off(Child.State(count: 1)))
  }

  @Test func childrenOfOperatorsReduceBeforeTheParent() {
    store.send(.optional(.tap))
    store.send(.rows(.element(id: 1, action: .tap)))
    #expect(parent.log.value == ["child", "parent", "child", "parent"])
  }

  @Test func aScopeReducesAtItsPositionInTheBody() {
    store.send(.field(.tap))
    #expect(parent.log.value == ["child", "parent"])
  }

  @Test func aParentCanRemoveAChildInResponseToTheChildsAction() {
    store.send(.optional(.close))
    #expect(store.optional == nil)
    store.send(.rows(.element(id: 1, action: .close)))
    #expect(store.rows.map(\.id) == [2])
  }

  @Test func aChildReceivesOnlyItsOwnActions() {
    store.send(.mode(.toggle))
    #expect(parent.log.value == ["parent"])
  }
}
