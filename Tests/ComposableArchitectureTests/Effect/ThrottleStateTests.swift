import Testing

@testable import ComposableArchitecture

/// The state that throttled effects with one identifier share, for calls in orders that are rare in
/// a store.
@Suite struct ThrottleStateTests {
  /// A timeline that a test advances.
  private final class ManualTimeline: Sendable {
    private struct ScheduledTimer {
      let end: Int
      let body: @Sendable () -> Void
    }

    private let now = LockIsolated(0)
    private let scheduledTimers = LockIsolated([Int: ScheduledTimer]())

    var timer: DelayTimer<Int> {
      DelayTimer(
        now: { self.now.value },
        deadline: { $0 + 10 },
        schedule: { end, body in
          let number = self.scheduledTimers.withValue { scheduledTimers in
            let number = (scheduledTimers.keys.max() ?? 0) + 1
            scheduledTimers[number] = ScheduledTimer(end: end, body: body)
            return number
          }
          return { self.scheduledTimers.withValue { $0[number] = nil } }
        }
      )
    }

    func advance(to time: Int) {
      now.setValue(time)
      let due = scheduledTimers.withValue { scheduledTimers in
        let due = scheduledTimers.filter { $0.value.end <= time }
        for number in due.keys { scheduledTimers[number] = nil }
        return due
      }
      for scheduledTimer in due.values { scheduledTimer.body() }
    }
  }

  private let time = ManualTimeline()
  private let throttle = ThrottleState<Int, Int>()
  private let delivered = LockIsolated([Int]())
  private let ended = LockIsolated(0)

  /// Receives an action of an effect; `delivered` records it if it is delivered.
  private func receive(_ action: Int, from effect: InFlightEffect, latest: Bool = true) {
    throttle.receive(action, from: owner(effect, latest: latest))
  }

  private func begin(_ effect: InFlightEffect, latest: Bool = true) {
    throttle.begin(owner(effect, latest: latest))
  }

  private func owner(_ effect: InFlightEffect, latest: Bool = true) -> ThrottleState<Int, Int>.Owner
  {
    ThrottleState.Owner(
      effect: effect, latest: latest, timer: time.timer, subscriber: subscriber(effect))
  }

  private func subscriber(_ effect: InFlightEffect) -> Effect<Int>.Subscriber {
    Effect<Int>.Subscriber(
      receive: { action in
        let action = UncheckedSendable(action).value
        delivered.withValue { $0.append(action) }
        effect.recordDelivery()
      },
      complete: { ended.withValue { $0 += 1 } }
    )
  }

  @Test func aLateCancelDoesNotReachTheNextEffect() {
    let (first, second) = (InFlightEffect(.leaf), InFlightEffect(.leaf))
    begin(first)
    receive(1, from: first)
    begin(second)
    receive(2, from: second)
    throttle.cancel(owner(first))
    time.advance(to: 10)
    #expect(delivered.value == [1, 2])
  }

  @Test func actionsOfAReplacedEffectAreIgnored() {
    let (first, second) = (InFlightEffect(.leaf), InFlightEffect(.leaf))
    begin(first)
    begin(second)
    receive(1, from: first)
    receive(2, from: second)
    #expect(delivered.value == [2])
  }

  @Test func replacingAnEffectDropsItsPendingAction() {
    let (first, second) = (InFlightEffect(.leaf), InFlightEffect(.leaf))
    begin(first)
    receive(1, from: first)
    receive(2, from: first)
    begin(second)
    time.advance(to: 20)
    receive(3, from: second)
    #expect(delivered.value == [1, 3])
  }

  @Test func transferredActionsAreDeliveredWithoutNewOnes() {
    let (first, second) = (InFlightEffect(.leaf), InFlightEffect(.leaf))
    begin(first, latest: false)
    receive(1, from: first, latest: false)
    receive(2, from: first, latest: false)
    throttle.transferPending()
    begin(second, latest: false)
    throttle.end(owner(second))
    #expect(ended.value == 0)
    time.advance(to: 10)
    #expect(delivered.value == [1, 2])
    #expect(ended.value == 1)
  }

  @Test func cancelDropsThePendingAction() {
    let (first, second) = (InFlightEffect(.leaf), InFlightEffect(.leaf))
    begin(first, latest: false)
    receive(1, from: first, latest: false)
    receive(2, from: first, latest: false)
    throttle.cancel(owner(first))
    throttle.transferPending()
    begin(second, latest: false)
    time.advance(to: 20)
    receive(3, from: second, latest: false)
    #expect(delivered.value == [1, 3])
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
