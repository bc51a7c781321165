public import ComposableArchitecture

/// A timer that several look at, each in a window of its own, and that can be edited.
///
/// ```swift
/// let store = Store(initialState: SharedTimer.State(timer: tea)) { SharedTimer() }
/// LonelyTimerView(store: store.scope(state: \.timer, action: \.view))
/// ```
///
/// 1. It works as long as one looks at it: who comes or goes leaves it alone for the others.
@Reducer
public struct SharedTimer: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timer.
    public var timer: LonelyTimer.State
    /// How many look at it.
    var viewers = 0

    /// Begins with nobody who looks at a timer.
    public init(timer: LonelyTimer.State) {
      self.timer = timer
    }
  }

  /// What those who look at it and the timer do.
  public enum Action: Equatable, Sendable {
    /// Gives the timer another duration, unless it counts; a finished one is ready again.
    case durationChanged(Duration)
    /// Gives the timer another name.
    case renamed(String)
    /// Something in the timer.
    case timer(LonelyTimer.Action)
    /// What one of those does who look at it.
    case view(LonelyTimer.Action)
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.timer, action: \.timer) { LonelyTimer() }
    Reduce { state, action in
      switch action {
      case .durationChanged(let duration):
        state.timer.setDuration(duration)
        return .none

      case .renamed(let name):
        state.timer.name = name
        return .none

      case .timer:
        return .none

      case .view(.appear):
        state.viewers += 1
        return state.viewers == 1 ? .send(.timer(.appear)) : .none

      case .view(.disappear):
        state.viewers -= 1
        return state.viewers == 0 ? .send(.timer(.disappear)) : .none

      case .view(let action):
        return .send(.timer(action))
      }
    }
  }
}
