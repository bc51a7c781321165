import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Effects and stores of state that is removed in unusual ways.
@MainActor
@Suite struct StateRemovalTests {
  @Reducer
  struct Timer {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var ticks = 0
    }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock

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
        }
      }
    }
  }

  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      var timer: Timer.State? = Timer.State(id: 0)
      var rows: IdentifiedArrayOf<Timer.State> = [Timer.State(id: 1), Timer.State(id: 2)]
      @Presents var sheet: Timer.State? = Timer.State(id: 3)
    }
    enum Action {
      case timer(Timer.Action)
      case rows(IdentifiedActionOf<Timer>)
      case sheet(PresentationAction<Timer.Action>)
      case clear
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .sheet(.dismiss) = action { state.sheet = Timer.State(id: 4) }
        return .none
      }
      .ifLet(\.timer, action: \.timer) { Timer() }
      .ifLet(\.$sheet, action: \.sheet) { Timer() }
      .forEach(\.rows, action: \.rows) { Timer() }
      // After the operators.
      Reduce { state, action in
        if case .clear = action {
          state.timer = nil
          state.rows = []
          state.sheet = nil
        }
        return .none
      }
    }
  }

  @Test func effectsOfStateRemovedAfterItsOperatorEndAtOnce() async {
    let clock = TestClock()
    let store = TestStore(initialState: Screen.State()) {
      Screen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.timer(.start))
    await store.send(.rows(.element(id: 1, action: .start)))
    await store.send(.sheet(.presented(.start)))
    await store.send(.clear) {
      $0.timer = nil
      $0.rows = []
      $0.sheet = nil
    }
    await store.finish()
  }

  @Test func aParentCanPresentAnotherStateOnDismiss() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.sheet(.dismiss)) { $0.sheet = Timer.State(id: 4) }
  }

  @Test func actionsOfRemovedRowsAreReported() async {
    let store = Store(initialState: Screen.State()) { Screen() }
    let reports = await reports {
      for row in store.scope(state: \.rows, action: \.rows) {
        store.send(.clear)
        row.send(.tick)
        #expect(row.ticks == 0)
      }
    }
    #expect(reports.count == 2)
    #expect(store.rows.isEmpty)
  }
}
