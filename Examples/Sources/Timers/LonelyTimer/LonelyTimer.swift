public import ComposableArchitecture
import ComposableEffectIdentifier

/// A timer that counts down. It knows nothing of other timers, and has no id.
///
/// ```swift
/// let store = Store(initialState: LonelyTimer.State(name: "Tea", duration: .seconds(180))) {
///   LonelyTimer()
/// }
/// store.send(.start)
/// ```
///
/// 1. It ticks on the whole seconds that remain: 2.5 seconds are 2 after half a second.
/// 2. Stopping keeps what has elapsed, up to the last tick; starting goes on from there.
/// 3. ``Action/disappear`` ends its work and leaves it counting; ``Action/appear`` takes that up again.
@Reducer
public struct LonelyTimer: Sendable {
  /// A duration, and how far the timer has come.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// What a timer is at.
    public enum Position: String, Codable, Sendable {
      /// It waits to be started, at its start or on the way.
      case ready
      case counting
      case finished
    }

    /// What the timer is for.
    public var name: String
    /// How long it counts.
    public var duration: Duration
    /// How much of the duration has gone.
    public var elapsed: Duration
    /// What it is at.
    public var position: Position

    /// The durations that a user can choose: up to a century.
    public static let durations: ClosedRange<Duration> = .zero ... .seconds(100 * 365 * 86_400)

    /// Begins at the start of a duration.
    public init(
      name: String, duration: Duration, elapsed: Duration = .zero, position: Position = .ready
    ) {
      self.name = name
      self.duration = duration
      self.elapsed = elapsed
      self.position = position
    }

    /// How much of the duration is left.
    public var remaining: Duration { max(.zero, duration - elapsed) }

    /// How far the timer has come, from 0 to 1.
    public var progress: Double { duration > .zero ? min(1, elapsed / duration) : 1 }

    /// Whether there is nothing to reset.
    public var isAtStart: Bool { position == .ready && elapsed == .zero }

    /// Gives it the nearest of the ``durations``, unless it counts; a finished timer is ready again.
    public mutating func setDuration(_ duration: Duration) {
      guard position != .counting else { return }
      self.duration = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
      if position == .finished { (elapsed, position) = (.zero, .ready) }
    }

    /// How long it is from now to the next tick.
    var nextTick: Duration {
      let fraction = remaining.components.attoseconds
      return fraction == 0
        ? .seconds(1) : Duration(secondsComponent: 0, attosecondsComponent: fraction)
    }
  }

  /// What the user and the clock do.
  public enum Action: Equatable, Sendable {
    /// The timer came into view.
    case appear
    /// The timer went out of view.
    case disappear
    /// Goes back to the start.
    case reset
    /// Begins to count, or goes on; a finished timer begins anew.
    case start
    /// Stops counting.
    case stop
    /// A second has gone, or what was left of one.
    case tick
    /// Starts or stops.
    case toggle
  }

  @Dependency(\.continuousClock) var clock
  @EffectID var timerID

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appear:
        return state.position == .counting ? count(state) : .none

      case .disappear:
        return .cancel(id: timerID)

      case .reset:
        state.elapsed = .zero
        state.position = .ready
        return .cancel(id: timerID)

      case .start:
        return start(&state)

      case .stop:
        return stop(&state)

      case .tick:
        guard state.position == .counting else { return .none }
        state.elapsed += min(state.nextTick, state.remaining)
        guard state.remaining == .zero else { return .none }
        state.position = .finished
        return .cancel(id: timerID)

      case .toggle:
        return state.position == .counting ? stop(&state) : start(&state)
      }
    }
  }

  private func start(_ state: inout State) -> Effect<Action> {
    guard state.position != .counting else { return .none }
    if state.position == .finished { state.elapsed = .zero }
    guard state.remaining > .zero else {
      state.position = .finished
      return .none
    }
    state.position = .counting
    return count(state)
  }

  private func stop(_ state: inout State) -> Effect<Action> {
    guard state.position == .counting else { return .none }
    state.position = .ready
    return .cancel(id: timerID)
  }

  private func count(_ state: State) -> Effect<Action> {
    .run { [clock, first = state.nextTick] send in
      try await clock.sleep(for: first)
      await send(.tick)
      for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
    }
    .cancellable(id: timerID, cancelInFlight: true)
  }
}
