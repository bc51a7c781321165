import ComposableCore
import ComposableUI
import Testing

/// Views that were written for systems without the module `Observation`.
@MainActor
@Suite struct PerceptionTests {
  private struct Counter: View {
    @Perception.Bindable var store: StoreOf<Legacy>

    var body: some View {
      WithPerceptionTracking {
        Text("Count: \(store.count)")
        Toggle("Large", isOn: $store.isLarge.sending(\.largeToggled))
      }
    }
  }

  @Test func theContentIsShownAndObserved() throws {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    let view = ViewDriver { Counter(store: store) }
    #expect(view.description.contains("Count: 0"))
    store.send(.largeToggled(true))
    #expect(view.description.contains("Count: 1"))
    try view.toggle("Large").set(false)
    #expect(!store.isLarge)
  }
}

@Reducer
private struct Legacy {
  @ObservableState
  struct State {
    var count = 0
    var isLarge = false
  }
  enum Action {
    case largeToggled(Bool)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largeToggled(let isLarge):
        state.isLarge = isLarge
        state.count += 1
        return .none
      }
    }
  }
}
