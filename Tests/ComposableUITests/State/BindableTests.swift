import ComposableCore
import ComposableUI
import Testing

/// Bindings to stores.
@MainActor
@Suite struct BindableTests {
  @Test func aBindingToAFieldSendsAnAction() {
    @Bindable var store = Store(initialState: Feature.State()) { Feature() }
    let binding = $store.count.sending(\.count)
    #expect(binding.wrappedValue == 0)
    binding.wrappedValue = 4
    #expect(store.count == 4)
    $store.name.sending(\.name).wrappedValue = "a"
    #expect(store.name == "a")
  }

  @Test func aBindableActionSetsFields() {
    @Bindable var store = Store(initialState: Form.State()) { Form() }
    $store.name.wrappedValue = "Blob"
    $store.isOn.animation(.spring).wrappedValue = true
    #expect(store.name == "Blob")
    #expect(store.isOn)
  }

  @Test func aBindableViewActionSetsFields() throws {
    @Bindable var store = Store(initialState: Login.State()) { Login() }
    let view = ViewDriver { TextField("Email", text: $store.email) }
    try view.textField("Email").type("blob@example.com")
    #expect(store.email == "blob@example.com")
    store.email = ""
    #expect(view.description == "TextField \"\" (Email)")
  }

  @Test func aButtonSetsAFieldOfItsStore() throws {
    let store = Store(initialState: Form.State()) { Form() }
    let view = ViewDriver {
      Button(store.isOn ? "Off" : "On") { store.isOn.toggle() }
    }
    try view.button("On").tap()
    try view.button("Off").tap()
    #expect(!store.isOn)
  }

  @Test func settingAPresentationBindingToNilDismissesTheChild() throws {
    @Bindable var store = Store(initialState: Screen.State()) { Screen() }
    let binding = $store.scope(state: \.sheet, action: \.sheet)
    #expect(binding.wrappedValue == nil)
    store.send(.open)
    let sheet = try #require(binding.wrappedValue)
    #expect(sheet === binding.wrappedValue)
    #expect(sheet === $store.scope(\.sheet, action: \.sheet).wrappedValue)
    sheet.send(.count(2))
    #expect(store.sheet?.count == 2)
    binding.wrappedValue = nil
    #expect(store.sheet == nil)
  }
}

@Reducer private struct Form {
  @ObservableState struct State { var name = ""; var isOn = false }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { BindingReducer() }
}

@Reducer private struct Login {
  @ObservableState struct State { var email = "" }
  enum Action: ViewAction {
    case view(View)
    @CasePathable enum View: BindableAction { case binding(BindingAction<State>) }
  }
  var body: some Reducer<State, Action> { BindingReducer(action: \.view) }
}

@Reducer private struct Screen {
  @ObservableState struct State { @Presents var sheet: Feature.State? }
  enum Action { case open; case sheet(PresentationAction<Feature.Action>) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .open = action { state.sheet = Feature.State() }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Feature() }
  }
}
