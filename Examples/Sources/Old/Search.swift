import ComposableArchitecture

/// A search that begins when the user has stopped typing for a moment.
///
/// 1. What is typed within the time takes the place of the search that waits.
/// 2. What is typed later cancels the search that runs: answers never come late.
@Reducer
public struct Search: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// What is searched for.
    public var query = ""
    /// What was found.
    public var results: [String] = []
    /// How many searches have ended.
    public var searches = 0

    /// Begins with nothing to search for.
    public init() {}
  }

  /// What the user does, and what is found.
  public enum Action: Equatable, Sendable {
    case queryChanged(String)
    case searchResponse([String])
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.regionClient) var regionClient

  private enum CancelID { case search }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { [regionClient] send in
          await send(.searchResponse(regionClient.search(query)))
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .searchResponse(let results):
        state.results = results
        state.searches += 1
        return .none
      }
    }
  }
}
