import ComposableArchitecture

/// Cheers of others, heard as long as the screen is shown.
///
/// The effect listens until it is cancelled. The view's task sends ``Action/task`` and waits for it: when
/// the screen goes, its task is cancelled, and the effect with it.
@Reducer
public struct LongLivingEffects: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// How many cheers were heard.
    public var cheers = 0
    /// How many listen, this one among them.
    public var listeners = 0

    /// Has heard nothing yet.
    public init() {}
  }

  /// What the user does, and what is heard.
  public enum Action: Equatable, Sendable {
    case cheerButtonTapped
    case heard(CheerClient.Event)
    case task
  }

  @Dependency(\.cheerClient) var cheerClient

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cheerButtonTapped:
        return .run { [cheerClient] _ in cheerClient.cheer() }

      case .heard(.cheer):
        state.cheers += 1
        return .none

      case .heard(.listeners(let count)):
        state.listeners = count
        return .none

      case .task:
        return .run { [cheerClient] send in
          for await event in cheerClient.listen() { await send(.heard(event)) }
        }
      }
    }
  }
}
