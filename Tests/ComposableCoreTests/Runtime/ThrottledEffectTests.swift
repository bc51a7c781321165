import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Throttled effects that are replaced, cancelled in part, or belong to features that are dismissed.
@MainActor @Suite struct ThrottledEffectTests {
  private let clock = TestClock()

  private func throttled(_ event: Int, latest: Bool = true) -> Effect<EventLog.Action> {
    .send(.event(event)).throttle(id: 1, for: .seconds(1), clock: clock, latest: latest)
  }

  @Test func theFirstActionOfOneCycleIsKept() async {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        throttled(0, latest: false), .merge(.send(.start(2)), .send(.start(3))),
        throttled(1, latest: false), throttled(2, latest: false)
      )
    }
    store.send(.start(0))
    let task = store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.events == [0, 1])
  }

  @Test func aPendingActionIsKeptByTheSecondOfTwoEffectsOfOneCycle() async {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        throttled(0, latest: false), throttled(9, latest: false),
        .merge(.send(.start(3)), .send(.start(4))), throttled(1, latest: false),
        throttled(2, latest: false)
      )
    }
    store.send(.start(0))
    store.send(.start(1))
    let task = store.send(.start(2))
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.events == [0, 9])
  }

  @Test func aCancelInsideTheEffectDropsThePendingAction() async {
    let effect = Effect<EventLog.Action>.run { send in
      await send(.event(1))
      await send(.event(2))
      try await Task.never()
    }
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
        effect.cancellable(id: "inner")
          .throttle(id: "outer", for: .seconds(1), clock: clock, latest: true),
        .cancel(id: "inner")
      )
    }
    store.exhaustivity = .off
    let task = await store.send(.start(0))
    await store.receive(.event(1))
    await store.send(.start(1))
    await clock.advance(by: .seconds(1))
    await task.finish()
    await store.skipReceivedActions(strict: false)
    #expect(store.state.events == [1])
  }

  @Test func anotherTypeOfClockBeginsAnotherInterval() {
    let effects = [
      throttled(1),
      Effect.send(.event(2)).throttle(id: 1, for: .seconds(1), clock: .immediate, latest: true),
    ]
    let store = Store(initialState: EventLog.State()) { EventLog(effects[0], effects[1]) }
    store.send(.start(0))
    store.send(.start(1))
    #expect(store.events == [1, 2])
  }

  @Reducer
  struct Child {
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    @CasePathable
    enum Action { case save, saved, start, started }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .save:
          return .run { send in
            await send(.saved)
            await dismiss()
          }
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: false)
        case .start:
          return .send(.started).throttle(id: 2, for: .seconds(1), clock: clock, latest: true)
        case .saved, .started:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Reducer
  struct Parent {
    struct State: Equatable { @PresentationState var child: Child.State? = Child.State(id: 0) }
    @CasePathable
    enum Action { case child(PresentationAction<Child.Action>) }

    var body: some ReducerOf<Self> {
      CombineReducers {
        Reduce<State, Action> { state, action in
          if case .child(.presented(.start)) = action, let id = state.child?.id {
            state.child = Child.State(id: id + 1)
          }
          return .none
        }
        Reduce<State, Action> { _, _ in .none }.ifLet(\.$child, action: \.child) { Child() }
      }
    }
  }

  @Test func aNewFeatureDoesNotInheritAnInterval() async {
    let store = Store(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for _ in 0..<3 {
      store.send(.child(.presented(.start)))
      #expect(store.withState(\.child?.count) == 1)
    }
  }

  @Test func aFeatureIsDismissedAtOnceByAThrottledEffect() async {
    let store = TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.child(.presented(.save)))
    await store.receive(\.child.presented.saved) { $0.child?.count = 1 }
    await store.receive(\.child.dismiss) { $0.child = nil }
  }
}
