public import ComposableArchitecture

/// A timer that several windows show and edit.
///
/// ```swift
/// let store = Store(initialState: SharedTimer.State(timer: tea)) { SharedTimer() }
/// LonelyTimerView(store: store.scope(state: \.timer, action: \.view))
/// ```
///
/// 1. The timer counts while at least one view shows it.
@Reducer
public struct SharedTimer: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timer.
    public var timer: LonelyTimer.State
    /// The number of views that show the timer.
    var viewers = 0

    /// Creates a timer that no view shows yet.
    public init(timer: LonelyTimer.State) {
      self.timer = timer
    }
  }

  /// The actions of the views and of the timer.
  public enum Action: Equatable, Sendable {
    /// The user changes the duration; see ``LonelyTimer/State/setDuration(_:)``.
    case durationChanged(Duration)
    /// The user renames the timer.
    case renamed(String)
    /// An action of the timer.
    case timer(LonelyTimer.Action)
    /// An action of one of the views.
    case view(LonelyTimer.Action)
  }

  /// Creates the feature.
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
