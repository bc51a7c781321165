import ComposableArchitecture

/// A clock whose hand jumps each second.
@Reducer
public struct Timers: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Whether the clock runs.
    public var isTimerActive = false
    /// How long it ran.
    public var secondsElapsed = 0

    /// Begins with a clock that stands.
    public init() {}
  }

  /// What the user and the time do.
  public enum Action: Equatable, Sendable {
    case onDisappear
    case timerTicked
    case toggleTimerButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case timer }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onDisappear:
        return .cancel(id: CancelID.timer)

      case .timerTicked:
        state.secondsElapsed += 1
        return .none

      case .toggleTimerButtonTapped:
        state.isTimerActive.toggle()
        guard state.isTimerActive else { return .cancel(id: CancelID.timer) }
        return Effect.timer(id: CancelID.timer, every: .seconds(1), clock: clock)
          .map { _ in .timerTicked }
          .animation(.bouncy)
      }
    }
  }
}
