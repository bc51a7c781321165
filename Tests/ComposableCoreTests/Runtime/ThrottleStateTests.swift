import Testing

@testable import ComposableCore

/// The decisions of a throttle, and the lifetimes of the throttles of a store.
@Suite struct ThrottleStateTests {
  private let now = LockIsolated(0)

  /// A timer with an interval of ten, on a timeline that the test advances.
  private var timer: DelayTimer {
    DelayTimer(now: { [now] in now.value }, deadline: { $0 + 10 }, delay: { _ in { _, _ in {} } })
  }

  /// Receives an event at a time.
  ///
  /// - Returns: The event to deliver, or `nil` if one is pending.
  private func receive(
    _ action: Int, at time: Int, latest: Bool, _ state: inout ThrottleState<Int>
  ) -> Int? {
    now.setValue(time)
    switch state.receive(action, latest: latest, timer: timer) {
    case .deliver(let action): return action
    case .wait: return nil
    }
  }

  @Test(arguments: [false, true])
  func oneOfTheActionsDuringAnIntervalIsPending(_ latest: Bool) {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: latest, &state) == 1)
    #expect(receive(2, at: 3, latest: latest, &state) == nil)
    #expect(receive(3, at: 9, latest: latest, &state) == nil)
    #expect(state.pending == (latest ? 3 : 2))
    now.setValue(10)
    #expect(state.takePending(timer: timer) == (latest ? 3 : 2))
    #expect(state.pending == nil)
  }

  @Test func deliveringThePendingActionBeginsAnInterval() {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: true, &state) == 1)
    #expect(receive(2, at: 3, latest: true, &state) == nil)
    now.setValue(10)
    _ = state.takePending(timer: timer)
    #expect(receive(3, at: 19, latest: true, &state) == nil)
  }

  /// The timer of a pending action may be late.
  @Test func anActionAfterTheIntervalIsDeliveredInPlaceOfThePendingOne() {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: true, &state) == 1)
    #expect(receive(2, at: 3, latest: true, &state) == nil)
    #expect(receive(3, at: 10, latest: true, &state) == 3)
    #expect(state.pending == nil)
  }

  @Test func anActionAfterTheIntervalDeliversThePendingOneThatCameFirst() {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: false, &state) == 1)
    #expect(receive(2, at: 3, latest: false, &state) == nil)
    #expect(receive(3, at: 10, latest: false, &state) == 2)
  }

  @Test func droppingThePendingActionDoesNotEndTheInterval() {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: false, &state) == 1)
    #expect(receive(2, at: 3, latest: false, &state) == nil)
    state.dropPending()
    #expect(receive(3, at: 9, latest: false, &state) == nil)
    #expect(state.pending == 3)
    #expect(receive(4, at: 10, latest: true, &state) == 4)
  }

  @Test func theInstantsOfAnotherClockDoNotCount() {
    var state = ThrottleState<Int>()
    #expect(receive(1, at: 0, latest: true, &state) == 1)
    let seconds = DelayTimer(now: { 0.0 }, deadline: { $0 + 10 }, delay: { _ in { _, _ in {} } })
    guard case .deliver = state.receive(2, latest: true, timer: seconds) else {
      Issue.record("The action is pending.")
      return
    }
  }

  @Reducer
  struct Child {
    struct State: Equatable { var count = 0 }
    enum Action { case start, increment }
    let clock: TestClock<Duration>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .send(.increment).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        case .increment:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Reducer
  struct Parent {
    struct State: Equatable { var child: Child.State? = Child.State() }
    enum Action { case child(Child.Action), toggle }
    let clock = TestClock()

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .toggle = action { state.child = state.child == nil ? Child.State() : nil }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child(clock: clock) }
    }
  }

  @MainActor @Test func throttleStateIsDiscardedWithTheStateOfItsFeature() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.child(.start))
    store.send(.child(.start))
    #expect(store.withState(\.child?.count) == 1)
    store.send(.toggle)
    store.send(.toggle)
    store.send(.child(.start))
    #expect(store.withState(\.child?.count) == 1)
  }

  @Reducer
  struct Rows {
    struct State: Equatable { var rows: IdentifiedArray<Int, Row> }
    struct Row: Equatable, Identifiable {
      let id: Int
      var child = Child.State()
    }
    enum Action { case rows(IdentifiedAction<Int, Child.Action>) }
    let clock: TestClock<Duration>

    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) {
        Scope(state: \.child, action: \.self) { Child(clock: clock) }
      }
    }
  }

  @Reducer
  struct RowLists {
    struct State: Equatable {
      static let full = Rows.State(rows: [Rows.Row(id: 1), Rows.Row(id: 2)])
      var removed: Rows.State? = full
      var kept: Rows.State? = full
    }
    enum Action { case kept(Rows.Action), removed(Rows.Action), toggleRemoved }
    let clock = TestClock()

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .toggleRemoved = action { state.removed = state.removed == nil ? State.full : nil }
        return .none
      }
      .ifLet(\.removed, action: \.removed) { Rows(clock: clock) }
      .ifLet(\.kept, action: \.kept) { Rows(clock: clock) }
    }
  }

  @MainActor @Test func throttleStatesOfDescendantsAreDiscardedWithAFeature() {
    let store = Store(initialState: RowLists.State()) { RowLists() }
    func startAll() {
      for id in 1...2 {
        store.send(.kept(.rows(.element(id: id, action: .start))))
        store.send(.removed(.rows(.element(id: id, action: .start))))
      }
    }
    startAll()
    store.send(.toggleRemoved)
    store.send(.toggleRemoved)
    startAll()
    #expect(store.withState { $0.kept?.rows.map(\.child.count) } == [1, 1])
    #expect(store.withState { $0.removed?.rows.map(\.child.count) } == [1, 1])
  }
}
