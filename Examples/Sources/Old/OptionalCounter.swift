import ComposableArchitecture

/// A feature that is there or not: when it goes, all its work ends with it.
@Reducer
public struct OptionalCounter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The counter, where there is one.
    public var counter: Counter.State?

    /// Begins without a counter.
    public init() {}
  }

  /// What the user does.
  public enum Action: Equatable, Sendable {
    case counter(Counter.Action)
    case toggleCounterButtonTapped
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter:
        return .none

      case .toggleCounterButtonTapped:
        state.counter = state.counter == nil ? Counter.State() : nil
        return .none
      }
    }
    .ifLet(\.counter, action: \.counter) { Counter() }
  }
}
