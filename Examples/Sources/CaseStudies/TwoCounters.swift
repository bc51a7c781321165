import ComposableArchitecture

/// Two features in one, each with its part of the state and its case of the actions.
@Reducer
public struct TwoCounters: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The first number.
    public var counter1 = Counter.State()
    /// The second number.
    public var counter2 = Counter.State()

    /// Begins with both at zero.
    public init() {}
  }

  /// What happens in the counters.
  public enum Action: Equatable, Sendable {
    case counter1(Counter.Action)
    case counter2(Counter.Action)
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.counter1, action: \.counter1) { Counter() }
    Scope(state: \.counter2, action: \.counter2) { Counter() }
  }
}
