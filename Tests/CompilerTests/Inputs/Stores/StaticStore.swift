// Stores in `static let` and in `@Sendable` closures.
import ComposableArchitecture
import ComposableUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case incremented }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      }
    }
  }
}

struct CounterApp: App {
  static let store = Store(initialState: Counter.State()) { Counter() }

  var body: some Scene {
    WindowGroup { CounterView(store: Self.store) }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Button("\(store.count)") { store.send(.incremented) }
  }
}

@MainActor
final class Controller {
  @MainActor static let shared = Store(initialState: Counter.State()) { Counter() }
  let store = Store(initialState: Counter.State()) { Counter() }

  func start() {
    Task { store.send(.incremented) }
    Task { [store] in await store.send(.incremented).finish() }
    let increment: @Sendable @MainActor () -> Void = { [store] in store.send(.incremented) }
    increment()
  }

  nonisolated func startLater() {
    Task { @MainActor in store.send(.incremented) }
  }
}

struct Counters: Hashable, Sendable {
  var stores: [StoreOf<Counter>]
}
