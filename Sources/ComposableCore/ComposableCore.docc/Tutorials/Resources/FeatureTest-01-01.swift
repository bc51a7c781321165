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

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .none

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
