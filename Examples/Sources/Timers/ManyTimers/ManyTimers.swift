public import ComposableArchitecture
import ComposableEffectIdentifier
public import Foundation

/// A list of timers in one store, each alone.
///
/// The timers have their ids from outside, `Identified`, and their effects each a namespace, so that
/// ``LonelyTimer`` needs neither.
///
/// ```swift
/// let store = Store(initialState: ManyTimers.State()) { ManyTimers() }
/// store.send(.addButtonTapped)
/// ```
///
/// 1. What is done to one timer leaves the others alone, also while they count.
/// 2. A removed timer's work ends at once.
@Reducer
public struct ManyTimers: Sendable {
  /// The timers, in the order in which they are shown.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timers.
    public var timers: IdentifiedArrayOf<Identified<UUID, LonelyTimer.State>>

    /// Begins with some timers.
    public init(timers: IdentifiedArrayOf<Identified<UUID, LonelyTimer.State>> = []) {
      self.timers = timers
    }

    /// A dozen timers for a kitchen, a desk and a gym.
    ///
    /// - Parameter id: Makes an id.
    public static func dozen(id: () -> UUID = { UUID() }) -> State {
      let dozen: [(name: String, seconds: Int)] = [
        ("Espresso", 27), ("Soft egg", 360), ("Tea", 180), ("Rice", 720), ("Pasta", 540),
        ("Sourdough", 2_400), ("Stand up", 1_500), ("Look away", 20), ("Call", 900),
        ("Plank", 60), ("Sprint", 15), ("Rest", 90),
      ]
      return State(
        timers: IdentifiedArray(
          uniqueElements: dozen.map { timer in
            Identified(
              LonelyTimer.State(name: timer.name, duration: .seconds(timer.seconds)), id: id()
            )
          }
        )
      )
    }
  }

  /// What the user and the timers do.
  public enum Action: Sendable {
    /// Adds a timer of a minute at the end.
    case addButtonTapped
    /// Gives a timer another duration, unless it counts; a finished one is ready again.
    case durationChanged(id: UUID, Duration)
    /// Moves timers before the one at an offset. Offsets that are not there move nothing.
    case moved(from: IndexSet, to: Int)
    /// Removes timers.
    case removed(ids: Set<UUID>)
    /// Gives a timer another name.
    case renamed(id: UUID, String)
    /// Something in a timer.
    case timers(IdentifiedAction<UUID, LonelyTimer.Action>)
  }

  @Dependency(\.uuid) var uuid

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let timer = LonelyTimer.State(name: "New timer", duration: .seconds(60))
        state.timers.append(Identified(timer, id: uuid()))
        return .none

      case .durationChanged(let id, let duration):
        state.timers[id: id]?.value.setDuration(duration)
        return .none

      case .moved(let source, let destination):
        let places = 0...state.timers.count
        guard source.allSatisfy(state.timers.indices.contains), places ~= destination else {
          return .none
        }
        state.timers.move(fromOffsets: source, toOffset: destination)
        return .none

      case .removed(let ids):
        for id in ids { state.timers.remove(id: id) }
        return .none

      case .renamed(let id, let name):
        state.timers[id: id]?.value.name = name
        return .none

      case .timers:
        return .none
      }
    }
    .forEachNamespace(\.timers, action: \.timers) { LonelyTimer() }
  }
}
