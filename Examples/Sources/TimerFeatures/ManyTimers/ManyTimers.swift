public import ComposableArchitecture
import ComposableEffectIdentifier
public import Foundation

/// A list of independent timers in one store.
///
/// `Identified` adds an identifier to the state of each timer, and `forEachNamespace` a namespace to
/// its effects, so that ``LonelyTimer`` requires neither.
///
/// ```swift
/// let store = Store(initialState: ManyTimers.State()) { ManyTimers() }
/// store.send(.addButtonTapped)
/// ```
///
/// 1. An action of one timer does not affect the others.
/// 2. Removing a timer cancels its effect.
@Reducer
public struct ManyTimers: Sendable {
  /// The timers.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timers, in the order in which they are shown.
    public var timers: IdentifiedArrayOf<Identified<UUID, LonelyTimer.State>>

    /// Creates a list with the given timers.
    public init(timers: IdentifiedArrayOf<Identified<UUID, LonelyTimer.State>> = []) {
      self.timers = timers
    }

    /// Returns twelve timers for a kitchen, a desk and a gym.
    ///
    /// - Parameter id: Creates an identifier for each timer.
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

  /// The actions of the user and of the timers.
  public enum Action: Sendable {
    /// The user adds a timer of one minute at the end.
    case addButtonTapped
    /// The user changes a timer's duration; see ``LonelyTimer/State/setDuration(_:)``.
    case durationChanged(id: UUID, Duration)
    /// The user moves timers before the timer at an offset. Invalid offsets are ignored.
    case moved(from: IndexSet, to: Int)
    /// The user removes timers.
    case removed(ids: Set<UUID>)
    /// The user renames a timer.
    case renamed(id: UUID, String)
    /// An action of one timer.
    case timers(IdentifiedAction<UUID, LonelyTimer.Action>)
  }

  @Dependency(\.uuid) var uuid

  /// Creates the feature.
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
        guard
          source.allSatisfy(state.timers.indices.contains),
          0...state.timers.count ~= destination
        else { return .none }
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
