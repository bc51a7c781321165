import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let longLivingEffects = CaseStudy(
    "Long-living effects",
    """
    An effect that observes a stream of events while its screen is shown. The view's `task` sends an action and \
    waits for the effect with `finish()`. When the screen disappears, the task is cancelled, and the effect with \
    it. Open this page in a second tab and cheer in both.
    """
  ) {
    LongLivingEffectsView(
      store: Store(initialState: LongLivingEffects.State()) { LongLivingEffects() }
    )
  }
}

@Reducer
struct LongLivingEffects {
  @ObservableState
  struct State: Equatable {
    var cheers = 0
    var listeners = 0
  }

  enum Action: Equatable {
    case cheerButtonTapped
    case heard(CheerClient.Event)
    case task
  }

  @Dependency(\.cheerClient) var cheerClient

  var body: some ReducerOf<Self> {
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

struct LongLivingEffectsView: View {
  let store: StoreOf<LongLivingEffects>

  var body: some View {
    Form {
      Section {
        Text("\(store.cheers) cheers heard").monospacedDigit()
        Text("\(store.listeners) listening").monospacedDigit().foregroundStyle(.secondary)
        Button("Cheer") { store.send(.cheerButtonTapped) }
      } footer: {
        Text("Open this page in another tab, too. A tab that returns to the list stops listening.")
      }
    }
    .task { await store.send(.task).finish() }
  }
}

/// A client that broadcasts cheers to all listeners.
@DependencyClient
struct CheerClient: Sendable {
  enum Event: Equatable {
    case cheer
    /// The number of listeners changed.
    case listeners(Int)
  }

  var cheer: @Sendable () -> Void
  /// Returns the events from now on, the current number of listeners first.
  var listen: @Sendable () -> AsyncStream<Event> = { .finished }
}

extension CheerClient: DependencyKey {
  static let liveValue = live()
  static let testValue = CheerClient()

  /// Creates a client whose listeners hear each other, in all stores of the process.
  static func live() -> CheerClient {
    let listeners = LockIsolated<[UUID: AsyncStream<Event>.Continuation]>([:])
    let broadcast = { @Sendable (event: Event) in
      for listener in listeners.value.values { listener.yield(event) }
    }
    return CheerClient {
      broadcast(.cheer)
    } listen: {
      AsyncStream { listener in
        let id = UUID()
        listener.onTermination = { _ in
          listeners.withValue { $0[id] = nil }
          broadcast(.listeners(listeners.count))
        }
        listeners.withValue { $0[id] = listener }
        broadcast(.listeners(listeners.count))
      }
    }
  }
}

extension DependencyValues {
  var cheerClient: CheerClient {
    get { self[CheerClient.self] }
    set { self[CheerClient.self] = newValue }
  }
}

#Preview {
  LongLivingEffectsView(
    store: Store(initialState: LongLivingEffects.State()) { LongLivingEffects() }
  )
}
