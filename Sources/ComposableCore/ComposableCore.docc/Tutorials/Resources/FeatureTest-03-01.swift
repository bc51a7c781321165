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
    let clock = TestClock()
    let store = TestStore(initialState: Countdown.State()) {
      Countdown()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startButtonTapped) { $0.isRunning = true }
    await store.receive(\.ticked) { $0.secondsLeft = 9 }
    // Expected to receive an action of the case 'ticked'
    //
    // No action was received.
    //
    // Effects have not ended (1):
    //
    //   effect started at AppTests/Countdown.swift:27 sleeps on a test clock for
    //   another 1.0 seconds
    //
    // All of them sleep, so none can be received. Advance the clock before 'receive'.
    await store.send(.stopButtonTapped) { $0.isRunning = false }
  }
}
