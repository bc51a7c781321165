import ComposableCore
import ComposableUI
import Testing

/// The focus of fields, in views and in the state of features.
@MainActor
@Suite struct FocusStateTests {
  struct Form: View {
    enum Field: Hashable { case name, email }
    @FocusState private var focus: Field?
    let isNameShown: Bool

    init(isNameShown: Bool = true) { self.isNameShown = isNameShown }

    var body: some View {
      Text("focus: \(focus.map { "\($0)" } ?? "none")")
      if isNameShown {
        TextField("Name", text: .constant("")).focused($focus, equals: .name)
      }
      TextField("Email", text: .constant("")).focused($focus, equals: .email)
      Button("Next") { focus = .email }
      Button("End") { focus = nil }
    }
  }

  @Observable final class Model { var isNameShown = true }

  @Test func theValueFollowsTheUser() throws {
    let view = ViewDriver { Form() }
    #expect(view.texts.first == "focus: none")
    try view.focusable("Name").focus()
    #expect(view.texts.first == "focus: name")
    #expect(view.focusedLabel == "Name")
    try view.focusable("Email").focus()
    // The former view reports last.
    try view.focusable("Name").blur()
    #expect(view.texts.first == "focus: email")
    try view.focusable("Email").blur()
    #expect(view.texts.first == "focus: none")
    #expect(view.focusedLabel == nil)
  }

  @Test func theFocusFollowsTheValue() throws {
    let view = ViewDriver { Form() }
    try view.button("Next").tap()
    #expect(view.focusedLabel == "Email")
    try view.button("End").tap()
    #expect(view.focusedLabel == nil)
  }

  @Test func aRemovedViewLosesTheFocus() throws {
    let model = Model()
    let view = ViewDriver { Form(isNameShown: model.isNameShown) }
    try view.focusable("Name").focus()
    model.isNameShown = false
    #expect(view.texts.first == "focus: none")
    model.isNameShown = true
    #expect(view.focusedLabel == nil)
  }

  @Test func aBooleanFocusFollowsOneView() throws {
    struct Search: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Search", text: .constant("")).focused($isFocused)
        Button("Find") { isFocused = true }
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let view = ViewDriver { Search() }
    try view.button("Find").tap()
    #expect(view.focusedLabel == "Search")
    try view.focusable("Search").blur()
    #expect(view.texts.contains("not focused"))
  }

  @Test func theStateOfAFeatureDeterminesTheFocus() throws {
    let store = Store(initialState: Login.State(focus: .email)) { Login() }
    let view = ViewDriver { LoginView(store: store) }
    #expect(view.focusedLabel == "Email")
    try view.focusable("Password").focus()
    view.update()
    #expect(store.focus == .password)
    try view.focusable("Password").blur()
    view.update()
    #expect(store.focus == nil)
    store.send(.loginTapped)
    #expect(view.focusedLabel == "Email")
    #expect(store.focus == .email)
  }

  @Test func theFeatureDeterminesTheFocusIfTheUserMovesItAtTheSameTime() throws {
    let store = Store(initialState: Login.State()) { Login() }
    let view = ViewDriver { LoginView(store: store) }
    try view.focusable("Password").focus()
    store.send(.loginTapped)
    #expect(view.focusedLabel == "Email")
    #expect(store.focus == .email)
  }
}

@Reducer private struct Login {
  @ObservableState struct State: Equatable {
    var focus: Field?
    enum Field: Hashable { case email, password }
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loginTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .loginTapped = action { state.focus = .email }
      return .none
    }
  }
}

private struct LoginView: View {
  @Bindable var store: StoreOf<Login>
  @FocusState private var focus: Login.State.Field?

  var body: some View {
    VStack {
      TextField("Email", text: .constant("")).focused($focus, equals: .email)
      SecureField("Password", text: .constant("")).focused($focus, equals: .password)
    }
    .bind($store.focus, to: $focus)
  }
}
