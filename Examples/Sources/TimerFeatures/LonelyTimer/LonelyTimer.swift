public import ComposableArchitecture
import ComposableEffectIdentifier

/// A timer that counts down. It has no identifier: a list of timers adds one with `Identified`.
///
/// ```swift
/// let store = Store(initialState: LonelyTimer.State(name: "Tea", duration: .seconds(180))) {
///   LonelyTimer()
/// }
/// store.send(.start)
/// ```
///
/// 1. It ticks when a whole number of seconds remains: 2.5 seconds become 2 after half a second.
/// 2. Stopping keeps the elapsed time up to the last tick. Starting continues from there.
/// 3. ``Action/disappear`` cancels the effect and keeps the position. If the timer was counting,
///    ``Action/appear`` resumes it.
@Reducer
public struct LonelyTimer: Sendable {
  /// The duration, the elapsed time and the position.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// A phase of the timer.
    public enum Position: String, Codable, Sendable {
      /// Not started yet, or stopped.
      case ready
      case counting
      case finished
    }

    /// The name that the user sees.
    public var name: String
    /// The duration of the whole countdown.
    public var duration: Duration
    /// The part of the duration that has elapsed.
    public var elapsed: Duration
    /// The current phase.
    public var position: Position

    /// The valid durations: up to a century.
    public static let durations: ClosedRange<Duration> = .zero ... .seconds(100 * 365 * 86_400)

    /// The valid durations in seconds.
    public static var seconds: ClosedRange<Double> { 0...durations.upperBound / .seconds(1) }

    /// Creates a timer; by default, one that has not been started.
    public init(
      name: String, duration: Duration, elapsed: Duration = .zero, position: Position = .ready
    ) {
      self.name = name
      self.duration = duration
      self.elapsed = elapsed
      self.position = position
    }

    /// The remaining time.
    public var remaining: Duration { max(.zero, duration - elapsed) }

    /// The elapsed fraction of the duration, from 0 to 1.
    public var progress: Double { duration > .zero ? min(1, elapsed / duration) : 1 }

    /// True if a reset would change nothing.
    public var isAtStart: Bool { position == .ready && elapsed == .zero }

    /// Changes the duration, clamped to ``durations``, unless the timer is counting. A finished timer
    /// becomes ready.
    public mutating func setDuration(_ duration: Duration) {
      guard position != .counting else { return }
      self.duration = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
      if position == .finished { (elapsed, position) = (.zero, .ready) }
    }

    /// The time until the next tick.
    var nextTick: Duration {
      let fraction = remaining.components.attoseconds
      return fraction == 0
        ? .seconds(1) : Duration(secondsComponent: 0, attosecondsComponent: fraction)
    }
  }

  /// The actions of the user, the views and the clock.
  public enum Action: Equatable, Sendable {
    /// The timer came into view.
    case appear
    /// The timer went out of view.
    case disappear
    /// The user resets the timer to its start.
    case reset
    /// The user starts or resumes the timer. A finished timer starts over.
    case start
    /// The user stops the timer.
    case stop
    /// A second elapsed, or the rest of the first one.
    case tick
    /// The user starts or stops the timer.
    case toggle
  }

  @Dependency(\.continuousClock) var clock
  @EffectID var timerID

  /// Creates the feature.
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
