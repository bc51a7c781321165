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

  @Test func aViewWithPerceptionTrackingObservesItsStore() throws {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    let view = ViewDriver { Counter(store: store) }
    #expect(view.description.contains("Count: 0"))
    store.send(.largeToggled(true))
    #expect(view.description.contains("Count: 1"))
    try view.toggle("Large").set(false)
    #expect(!store.isLarge)
  }

  @Test func aPerceptibleClassIsObserved() throws {
    let model = Model()
    let view = ViewDriver {
      Button("\(model.count) \(model.total)") {
        model.count += 1
        model.total += 1
      }
    }
    try view.button("0 0").tap()
    #expect(view.texts == ["1 1"])
    isPerceptionCheckingEnabled = true
    #expect(!isPerceptionCheckingEnabled)
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

@Perceptible private final class Model {
  var count = 0
  @ObservationIgnored private let registrar = PerceptionRegistrar()
  @ObservationIgnored private var storedTotal = 0

  var total: Int {
    get {
      registrar.access(self, keyPath: \.total)
      return storedTotal
    }
    set { registrar.withMutation(of: self, keyPath: \.total) { storedTotal = newValue } }
  }
}
