import ComposableArchitecture
import ComposableUI

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var text = ""
    var nested = Nested()
    var child: Feature.Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    @Presents var sheet: Child.State?
  }

  @ObservableState
  struct Nested: Equatable {
    var isOn = false
  }

  enum Action: ViewAction, BindableAction {
    case view(View)
    case binding(BindingAction<State>)
    case child(Child.Action)
    case rows(IdentifiedActionOf<Child>)
    case sheet(PresentationAction<Child.Action>)
    case textChanged(String)

    @CasePathable
    enum View {
      case tapped
      case appeared(Int)
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
    }
    enum Action {
      case tapped
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.tapped): return .send(.view(.appeared(3)))
      case .view, .binding, .child, .rows, .sheet, .textChanged: return .none
      }
    }
    .ifLet(\.child, action: \.child) { Child() }
    .ifLet(\.$sheet, action: \.sheet) { Child() }
    .forEach(\.rows, action: \.rows) { Child() }
  }
}

// Actions, bindings and scopes in a view.
@ViewAction(for: Feature.self)
struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Button("Tap") { send(.tapped) }
    Button("Animated") { send(.tapped, animation: .default) }
    TextField("Text", text: $store.text)
    Toggle("On", isOn: $store.nested.isOn)
    TextField("Text", text: $store.text.sending(\.textChanged))
    if let child = store.scope(state: \.child, action: \.child) {
      ChildView(store: child)
    }
    ForEach(store.scope(state: \.rows, action: \.rows)) { row in
      ChildView(store: row)
    }
    ChildView(store: Store(initialState: Feature.Child.State(id: 1)) { Feature.Child() })
  }
}

struct ChildView: View {
  let store: StoreOf<Feature.Child>
  var body: some View { Text("\(store.id)") }
}

// In an extension, a generic type and a class.
enum Namespace {}
extension Namespace {
  @ViewAction(for: Feature.self)
  struct FeatureView: View {
    let store: StoreOf<Feature>
    var body: some View {
      Button("Tap") { send(.tapped) }
    }
  }
}

@ViewAction(for: Feature.self)
struct GenericView<Content: View>: View {
  let store: StoreOf<Feature>
  let content: Content
  var body: some View {
    content
  }
}

@ViewAction(for: Feature.self)
@MainActor final class Controller {
  let store: StoreOf<Feature>
  init(store: StoreOf<Feature>) { self.store = store }
  func tap() { send(.tapped) }
}
