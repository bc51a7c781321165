import ComposableCore
import ComposableEffectIdentifier

/// A feature that records its identifier, and starts effects with it.
struct Probe: Reducer {
  struct State: Equatable, Identifiable {
    var id = "probe"
    var number = 0
    var ticks = 0
    var seen: EffectID.Value?
  }

  @CasePathable
  enum Action: Equatable {
    case read
    case readInEffect
    case didRead(EffectID.Value)
    case start
    case startInEffect
    case startPlain
    case stop
    case stopInEffect
    case stopPlain
    case tick
    case rename(String)
    case sendRename(String)
    case stopAndRename(String)
  }

  enum Plain { case work }

  @EffectID var ticking
  @Dependency(\.continuousClock) var clock

  /// The identifier of ``ticking``, for code without a probe.
  static var ticking: EffectID.Value { Probe().ticking }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .read:
      state.seen = ticking
      return .none

    case .readInEffect:
      return .run { [self] send in await send(.didRead(ticking)) }

    case .didRead(let id):
      state.seen = id
      return .none

    case .start:
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
      .cancellable(id: ticking)

    case .startInEffect:
      return .run { [clock, self] send in
        await withTaskCancellation(id: ticking) {
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      }

    case .startPlain:
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
      .cancellable(id: Plain.work)

    case .stopPlain:
      return .cancel(id: Plain.work)

    case .stop:
      return .cancel(id: ticking)

    case .stopInEffect:
      return .run { [self] _ in Task.cancel(id: ticking) }

    case .tick:
      state.ticks += 1
      return .none

    case .rename(let id):
      state.id = id
      return .none

    case .sendRename(let id):
      return .send(.rename(id))

    case .stopAndRename(let id):
      state.id = id
      return .cancel(id: ticking)
    }
  }
}

/// The identifier that a probe records inside a reducer.
@MainActor
func identifier(
  of state: Probe.State = Probe.State(),
  _ dependencies: @escaping (inout DependencyValues) -> Void = { _ in },
  in reducer: (Probe) -> some Reducer<Probe.State, Probe.Action>
) -> EffectID.Value? {
  let store = Store(initialState: state) {
    reducer(Probe())
  } withDependencies: {
    dependencies(&$0)
  }
  store.send(.read)
  return store.withState { $0.seen }
}
