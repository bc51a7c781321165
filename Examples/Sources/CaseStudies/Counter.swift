import ComposableArchitecture

/// A number that goes up and down.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The number.
    public var count = 0

    /// Begins with a number.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// What the user does.
  public enum Action: Equatable, Sendable {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}
