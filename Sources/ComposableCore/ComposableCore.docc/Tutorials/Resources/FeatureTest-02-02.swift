import ComposableArchitecture
import Testing

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var isRunning = false
    var secondsLeft = 10
  }

  enum Action {
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .stopButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .ticked:
        state.secondsLeft -= 1
        if state.secondsLeft == 0 { state.isRunning = false }
        return .none
      }
    }
  }
}

@MainActor
struct CountdownTests {
  @Test func stopsBeforeTheEnd() async {
    let store = TestStore(initialState: Countdown.State()) { Countdown() }

    await store.send(.startButtonTapped) { $0.isRunning = true }
    // Reported at the line of the effect:
    //
    // Unimplemented: @Dependency(\.continuousClock) was used in a test that does not override it.
    //
    // Override it where the store or the model under test is created:
    //
    //   • $0.continuousClock = TestClock()
    //     Time advances when the test calls 'advance(by:)'.
    //   • $0.continuousClock = TestClock(.autojump)
    //     Time advances automatically while a test store waits.
    //   • $0.continuousClock = ImmediateClock()
    //     Sleeping takes no time.
  }
}
