import ComposableArchitecture

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

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }

      case .stopButtonTapped:
        state.isRunning = false
        return .none

      case .ticked:
        state.secondsLeft -= 1
        if state.secondsLeft == 0 { state.isRunning = false }
        return .none
      }
    }
  }
}
