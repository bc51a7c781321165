import Clocks
import ComposableCore
import Testing

/// Features without macros, whose children are named by case paths: `/Action.child`.
@MainActor
@Suite struct CasePathReducerTests {
  let clock = TestClock()

  @available(*, deprecated)
  private func store(_ state: Parent.State) -> TestStoreOf<Parent> {
    TestStore(initialState: state) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @available(*, deprecated)
  @Test func eachChildReceivesItsActions() async {
    let state = Parent.State(
      named: ["a": Timer.State()], optional: Timer.State(), path: StackState([Timer.State()]),
      rows: [Timer.State(id: 1), Timer.State(id: 2)])
    let store = store(state)
    await store.send(.timer(.tick)) { $0.timer.ticks = 1 }
    await store.send(.optional(.tick)) { $0.optional?.ticks = 1 }
    await store.send(.row(id: 2, action: .tick)) { $0.rows[id: 2]?.ticks = 1 }
    await store.send(.named("a", .tick)) { $0.named["a"]?.ticks = 1 }
    await store.send(.path(.element(id: 0, action: .tick))) { $0.path[id: 0]?.ticks = 1 }
    await store.send(.path(.element(id: 0, action: .close)))
    await store.receive(/Parent.Action.path) { $0.path = StackState() }
  }

  @available(*, deprecated)
  @Test func effectsEndWithTheirRow() async {
    let store = store(Parent.State(rows: [Timer.State(id: 1), Timer.State(id: 2)]))
    await store.send(.row(id: 1, action: .start))
    await store.send(.row(id: 2, action: .start))
    await clock.advance(by: .seconds(1))
    await store.receive(.row(id: 1, action: .tick)) { $0.rows[id: 1]?.ticks = 1 }
    await store.receive(/Parent.Action.row(id:action:), timeout: 1_000_000_000) {
      $0.rows[id: 2]?.ticks = 1
    }
    await store.send(.removeRow(id: 1)) { $0.rows.remove(id: 1) }
    await store.send(.removeRow(id: 2)) { $0.rows.remove(id: 2) }
  }

  @available(*, deprecated)
  @Test func effectsEndWhenTheDestinationIsAnotherCase() async {
    let store = store(Parent.State())
    await store.send(.show(.timer(Timer.State()))) { $0.destination = .timer(Timer.State()) }
    await store.send(.destination(.presented(.timer(.start))))
    await clock.advance(by: .seconds(1))
    await store.receive(/Parent.Action.destination) {
      $0.destination = .timer(Timer.State(ticks: 1))
    }
    // The case differs, and the payload is the same.
    await store.send(.show(.otherTimer(Timer.State(ticks: 1)))) {
      $0.destination = .otherTimer(Timer.State(ticks: 1))
    }
    await clock.advance(by: .seconds(1))
    await store.send(.destination(.presented(.otherTimer(.start))))
    // The id differs, and the case is the same.
    await store.send(.show(.otherTimer(Timer.State(id: 1)))) {
      $0.destination = .otherTimer(Timer.State(id: 1))
    }
    await clock.advance(by: .seconds(1))
    await store.send(.destination(.presented(.otherTimer(.close))))
    await store.receive(.destination(.dismiss)) { $0.destination = nil }
  }

  @available(*, deprecated)
  @Test func aCaseWithoutAPayloadIsReceived() async {
    enum Action { case start, reset }
    let store = TestStore(initialState: 1) {
      Reduce<Int, Action> { state, action in
        guard action == .start else {
          state = 0
          return .none
        }
        return .send(.reset)
      }
    }
    await store.send(.start)
    await store.receive(/Action.reset) { $0 = 0 }
    await store.send(.start)
    await withKnownIssue {
      await store.receive(/Action.start)
    } matching: {
      "\($0)".contains("Expected to receive an action of the case 'start'")
    }
  }

  @available(*, deprecated)
  @Test func theActionOfAButtonDismissesItsAlert() async {
    let alert = AlertState<Destination.Alert> { TextState("Delete?") }
    let store = store(Parent.State())
    await store.send(.show(.alert(alert))) { $0.destination = .alert(alert) }
    await store.send(.destination(.presented(.alert(.confirm)))) { $0.destination = nil }
  }

  @available(*, deprecated)
  @Test func theCurrentCaseOfAnEnumReceivesItsActions() async {
    let store = TestStore(initialState: Session.State.loggedOut(Timer.State())) {
      Session()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.loggedOut(.tick)) { $0 = .loggedOut(Timer.State(ticks: 1)) }
    await store.send(.loggedOut(.start))
    await store.send(.loggedOut(.stop)) { $0 = .loggedIn(Timer.State()) }
    await store.send(.loggedIn(.tick)) {
      XCTModify(&$0, case: /Session.State.loggedIn) { $0.ticks = 1 }
    }
  }

  @available(*, deprecated)
  @Test func anActionOfAnotherCaseIsReported() {
    let store = Store(initialState: Session.State.loggedOut(Timer.State())) { Session() }
    withKnownIssue {
      _ = store.send(.loggedIn(.tick))
    } matching: {
      "\($0)".contains("'ifCaseLet' received a child action")
    }
  }

  @available(*, deprecated)
  @Test func bindingsOfAViewAreApplied() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    await store.send(.other)
    #expect(store.bindings(action: /Form.Action.view).name == "Blob")
  }
}

private struct Timer: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var ticks = 0
  }
  enum Action: Equatable { case start, stop, tick, close }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      case .stop: return .none
      case .close: return .run { _ in await dismiss() }
      }
    }
  }
}

@available(*, deprecated)
private struct Destination: Reducer {
  enum State: Equatable {
    case timer(Timer.State)
    case otherTimer(Timer.State)
    case alert(AlertState<Alert>)
  }
  enum Action: Equatable {
    case timer(Timer.Action)
    case otherTimer(Timer.Action)
    case alert(Alert)
  }
  enum Alert: Equatable { case confirm }
  var body: some ReducerOf<Self> {
    Scope(state: /State.timer, action: /Action.timer) { Timer() }
    Scope(state: /State.otherTimer, action: /Action.otherTimer) { Timer() }
  }
}

@available(*, deprecated)
private struct Parent: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Destination.Alert>?
    @PresentationState var destination: Destination.State?
    var named: [String: Timer.State] = [:]
    var optional: Timer.State?
    var path = StackState<Timer.State>()
    var rows: IdentifiedArrayOf<Timer.State> = []
    var timer = Timer.State()
  }
  enum Action: Equatable {
    case alert(PresentationAction<Destination.Alert>)
    case destination(PresentationAction<Destination.Action>)
    case named(String, Timer.Action)
    case optional(Timer.Action)
    case path(StackAction<Timer.State, Timer.Action>)
    case row(id: Int, action: Timer.Action)
    case show(Destination.State)
    case timer(Timer.Action)
    case removeRow(id: Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.timer, action: /Action.timer) { Timer() }
    Reduce { state, action in
      switch action {
      case .show(let destination): state.destination = destination
      case .removeRow(let id): state.rows.remove(id: id)
      default: break
      }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .ifLet(\.optional, action: /Action.optional) { Timer() }
    .forEach(\.rows, action: /Action.row(id:action:)) { Timer() }
    .forEach(\.named, action: /Action.named) { Timer() }
    .forEach(\.path, action: /Action.path) { Timer() }
  }
}

@available(*, deprecated)
private struct Session: Reducer {
  enum State: Equatable { case loggedOut(Timer.State), loggedIn(Timer.State) }
  enum Action: Equatable { case loggedOut(Timer.Action), loggedIn(Timer.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .loggedOut(.stop) { state = .loggedIn(Timer.State()) }
      return .none
    }
    .ifCaseLet(/State.loggedOut, action: /Action.loggedOut) { Timer() }
    .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { Timer() }
  }
}

@available(*, deprecated)
private struct Form: Reducer {
  struct State: Equatable { @BindingState var name = "" }
  enum Action: Equatable {
    case other
    case view(View)
    enum View: BindableAction, Equatable { case binding(BindingAction<State>) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: /Action.view)
  }
}
