import ComposableArchitecture

/// A level that can be changed as fast as one likes, and is saved at most once a second.
@Reducer
public struct Throttling: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The level.
    public var level = 0
    /// The level that was saved last.
    public var savedLevel = 0
    /// How many times it was saved.
    public var saves = 0
    /// Whether the last change within a second is saved at its end, or the first.
    public var savesLatest = true

    /// Begins at zero.
    public init() {}
  }

  /// What the user and the time do.
  public enum Action: Equatable, Sendable {
    case latestToggled(Bool)
    case levelChanged(Int)
    case saved(Int)
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case save }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .latestToggled(let savesLatest):
        state.savesLatest = savesLatest
        return .none

      case .levelChanged(let level):
        state.level = level
        return .send(.saved(level))
          .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: state.savesLatest)

      case .saved(let level):
        state.savedLevel = level
        state.saves += 1
        return .none
      }
    }
  }
}
