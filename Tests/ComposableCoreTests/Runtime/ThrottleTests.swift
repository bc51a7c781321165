import ComposableConcurrency
import Testing

@testable import ComposableCore

/// The decisions of a throttle, and the lifetimes of the throttles of a store.
@Suite struct ThrottleTests {
  private let now = LockIsolated(0)
  private let throttle = Throttle()
  private let timerLeaf = RegisteredLeaf(nil, in: EffectContext.ambient.registry, phase: .live)

  /// A limit of ten on a timeline that the test advances.
  private func limit(latest: Bool) -> Throttling {
    let timer = DelayTimer(
      now: { [now] in now.value }, deadline: { $0 + 10 }, delay: { _ in { _, _ in {} } })
    let location = ComposableConcurrency.SourceLocation(#fileID, #filePath, #line, #column)
    return Throttling(
      id: AnyHashableSendable(1), latest: latest, deferral: Deferral(timer, at: location))
  }

  /// Receives an action at a time.
  ///
  /// - Returns: The action to deliver, or `nil` if one is pending.
  private func receive(_ action: Int, at time: Int, _ limit: Throttling) -> Int? {
    now.setValue(time)
    let action = QueuedAction(action, ActionTransaction(Transaction()), from: nil)
    let received = throttle.receive(action, limit) { _ in timerLeaf }
    return received?.action.action(as: Int.self)?.action
  }

  private var pending: Int? { throttle.pending?.action(as: Int.self)?.action }

  private func takePending(at time: Int, _ limit: Throttling) -> Int? {
    now.setValue(time)
    return throttle.takePending(limit, endOf: timerLeaf)?.action(as: Int.self)?.action
  }

  @Test(arguments: [false, true])
  func oneOfTheActionsDuringAnIntervalIsPending(_ latest: Bool) {
    let limit = limit(latest: latest)
    #expect(receive(1, at: 0, limit) == 1)
    #expect(receive(2, at: 3, limit) == nil)
    #expect(receive(3, at: 9, limit) == nil)
    #expect(pending == (latest ? 3 : 2))
    #expect(takePending(at: 10, limit) == (latest ? 3 : 2))
    #expect(pending == nil)
  }

  @Test func deliveringThePendingActionBeginsAnInterval() {
    let limit = limit(latest: true)
    #expect(receive(1, at: 0, limit) == 1)
    #expect(receive(2, at: 3, limit) == nil)
    #expect(takePending(at: 10, limit) == 2)
    #expect(receive(3, at: 19, limit) == nil)
  }

  /// The timer of a pending action may be late.
  @Test func anActionAfterTheIntervalIsDeliveredInPlaceOfThePendingOne() {
    let limit = limit(latest: true)
    #expect(receive(1, at: 0, limit) == 1)
    #expect(receive(2, at: 3, limit) == nil)
    #expect(receive(3, at: 10, limit) == 3)
    #expect(pending == nil)
  }

  @Test func anActionAfterTheIntervalDeliversThePendingOneThatCameFirst() {
    let limit = limit(latest: false)
    #expect(receive(1, at: 0, limit) == 1)
    #expect(receive(2, at: 3, limit) == nil)
    #expect(receive(3, at: 10, limit) == 2)
  }

  @Test func cancellingThePendingActionDoesNotEndTheInterval() {
    let limit = limit(latest: false)
    #expect(receive(1, at: 0, limit) == 1)
    #expect(receive(2, at: 3, limit) == nil)
    timerLeaf.phase = .cancelled
    #expect(pending == nil)
    #expect(receive(3, at: 9, limit) == nil)
    #expect(receive(4, at: 10, limit) == 4)
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

  @MainActor @Test func aFeatureThatIsRemovedAndAddedAgainBeginsANewInterval() {
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

  @MainActor @Test func onlyTheRowsOfAFeatureThatIsRemovedAndAddedAgainBeginNewIntervals() {
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
