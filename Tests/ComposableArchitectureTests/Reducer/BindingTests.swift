import ComposableArchitecture
import Testing

/// Bindings to the fields of a state.
@MainActor
@Suite struct BindingTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var age = 0
      var changes = 0
      var canSave: Bool { !name.isEmpty }
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case saveTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name):
          state.changes += 1
          return .none
        case .binding, .saveTapped:
          return .none
        }
      }
    }
  }

  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable { var isOn = false }
    enum Action: ViewAction {
      case view(View)
      @CasePathable
      enum View: BindableAction {
        case binding(BindingAction<State>)
      }
    }

    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
    }
  }

  @Test func aBindingSetsItsField() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.binding(.set(\.name, "Blob"))) {
      $0.name = "Blob"
      $0.changes = 1
    }
    await store.send(.set(\.age, 3)) { $0.age = 3 }
    await store.send(\.binding.name, "Bob") {
      $0.name = "Bob"
      $0.changes = 2
    }
    await store.send(.saveTapped)
    #expect(store.bindings.canSave)
  }

  @Test func bindingReducerHandlesTheBindingsOfViewActions() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.view(.set(\.isOn, true))) { $0.isOn = true }
    await store.send(\.view.binding.isOn, false) { $0.isOn = false }
    #expect(!store.bindings(action: \.view).isOn)
  }

  @Test func fieldsCanBeSetThroughTheStore() {
    let store = Store(initialState: Form.State()) { Form() }
    store.name = "Blob"
    store.name += "!"
    #expect(store.name == "Blob!")
    #expect(store.changes == 2)
    #expect(store.canSave)
  }

  @Test func fieldsCanBeSetThroughViewActions() {
    let store = Store(initialState: Screen.State()) { Screen() }
    store.isOn.toggle()
    #expect(store.isOn)
    store.isOn = false
    #expect(!store.isOn)
  }

  @Test func bindingActionsAreEqualForEqualFieldsAndValues() {
    #expect(BindingAction<Form.State>.set(\.age, 1) == .set(\.age, 1))
    #expect(BindingAction<Form.State>.set(\.age, 1) != .set(\.age, 2))
    #expect(BindingAction<Form.State>.set(\.age, 1) != .set(\.changes, 1))
    #expect(Form.Action.saveTapped.binding == nil)
    #expect(Form.Action.set(\.age, 1).binding == .set(\.age, 1))
  }

  @Test func aBindingNotifiesTheObserversOfItsField() {
    let store = Store(initialState: Form.State()) { Form() }
    let notifications = LockIsolated(0)
    withObservationTracking {
      _ = store.age
    } onChange: {
      notifications.withValue { $0 += 1 }
    }
    store.send(.set(\.name, "Blob"))
    #expect(notifications.value == 0)
    store.send(.set(\.age, 1))
    #expect(notifications.value == 1)
  }
}
