import ComposableCore
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
  }

  @Test func bindingReducerHandlesTheBindingsOfViewActions() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.view(.set(\.isOn, true))) { $0.isOn = true }
    await store.send(\.view.binding.isOn, false) { $0.isOn = false }
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

  @Test func theBindingOfACaseIsFoundWithoutReflection() {
    let store = Store(initialState: Hidden.State()) { Hidden() }
    store.send(.set(\.name, "Blob"))
    #expect(store.name == "Blob")
    #expect(Hidden.Action.set(\.name, "Blob").binding == .set(\.name, "Blob"))
  }

  @Test func theCaseOfABindingIsLookedUpOnce() {
    let store = Store(initialState: Counted.State()) { Counted() }
    func send(_ name: String) { store.send(.changed(.set(\.name, name))) }
    send("Blob")
    let count = Counted.Action.lookups.value
    send("Bob")
    send("Blob Jr.")
    #expect(store.name == "Blob Jr.")
    #expect(Counted.Action.lookups.value == count)
  }

  @Test func anActionCanUnwrapItsBindingItself() {
    let store = Store(initialState: Trimmed.State()) { Trimmed() }
    store.send(.set(\.name, "Blob"))
    #expect(store.name == "Blob!")
  }

  @Test func anActionCanForwardItsBindingToTheViewsAction() {
    let store = Store(initialState: Forwarding.State()) { Forwarding() }
    store.send(.set(\.name, "Blob"))
    #expect(store.name == "Blob")
  }

  @Test func anActionWithoutCasePathsCanHaveABinding() {
    let store = Store(initialState: Plain.State()) { Plain() }
    store.send(.set(\.name, "Blob"))
    #expect(store.name == "Blob")
    store.send(.tapped)
    #expect(store.name == "Blob")
    #expect(Plain.Action.tapped.binding == nil)
  }

  @Test func aBindingReducerCanBeRunByHand() {
    var state = Form.State()
    _ = BindingReducer<Form.State, Form.Action, Form.Action>()
      .reduce(into: &state, action: .set(\.name, "Blob"))
    #expect(state.name == "Blob")
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

/// A feature whose actions reflection sees no payload of.
@Reducer
private struct Hidden {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction, CustomReflectable {
    case binding(BindingAction<State>)
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A feature that counts how often the case of its bindings is created.
@Reducer
private struct Counted {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case changed(BindingAction<State>)
    static let lookups = LockIsolated(0)

    static func binding(_ action: BindingAction<State>) -> Self {
      lookups.withValue { $0 += 1 }
      return .changed(action)
    }
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A feature that replaces the new value of a field where it unwraps the binding.
@Reducer
private struct Trimmed {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case binding(BindingAction<State>)

    var binding: BindingAction<State>? {
      guard case .binding(let action) = self else { return nil }
      return action == .set(\.name, "Blob") ? .set(\.name, "Blob!") : action
    }
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A feature whose bindings are nested in the actions of its view.
@Reducer
private struct Forwarding {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case view(View)
    @CasePathable
    enum View: BindableAction { case binding(BindingAction<State>) }

    static func binding(_ action: BindingAction<State>) -> Self { .view(.binding(action)) }
    var binding: BindingAction<State>? {
      guard case .view(let action) = self else { return nil }
      return action.binding
    }
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A feature whose actions have no case paths.
private struct Plain: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case tapped
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> { BindingReducer() }
}
