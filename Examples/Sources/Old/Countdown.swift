import ComposableArchitecture
import ComposablePublishers

/// A countdown whose effect is given twice: as a publisher and as a `run`.
///
/// Both deliver the same actions at the same times under the same animation, and both are cancelled by the
/// same identity.
@Reducer
public struct Countdown: Sendable {
  /// In which way the effect is given.
  public enum Way: String, CaseIterable, Identifiable, Sendable {
    case publisher = "Publisher"
    case run = "Run"

    public var id: Self { self }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    /// How far it has come; `nil` before it begins.
    public var number: Int?
    /// In which way the next effect is given.
    public var way = Way.publisher

    /// Begins with nothing to count.
    public init() {}
  }

  /// What the user and the countdown do.
  public enum Action: Equatable, Sendable {
    case cancelButtonTapped
    case counted(Int)
    case startButtonTapped
    case wayChanged(Way)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue

  private enum CancelID { case countdown }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.number = nil
        return .cancel(id: CancelID.countdown)

      case .counted(let number):
        state.number = number
        return .none

      case .startButtonTapped:
        state.number = 4
        let countdown = state.way == .publisher ? published : run
        return countdown.cancellable(id: CancelID.countdown, cancelInFlight: true)

      case .wayChanged(let way):
        state.way = way
        return .none
      }
    }
  }

  private var published: Effect<Action> {
    .publisher { [mainQueue] in
      [3, 2, 1, 0].publisher
        .flatMap(maxPublishers: .max(1)) { number in
          Just(number).delay(for: .seconds(1), scheduler: mainQueue)
        }
        .map(Action.counted)
    }
    .animation(.spring)
  }

  private var run: Effect<Action> {
    .run { [clock] send in
      for number in [3, 2, 1, 0] {
        try await clock.sleep(for: .seconds(1))
        await send(.counted(number))
      }
    }
    .animation(.spring)
  }
}
