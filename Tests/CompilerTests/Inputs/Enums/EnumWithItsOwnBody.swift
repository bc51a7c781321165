import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var name = ""
  }
  enum Action: BindableAction {
    case tapped
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
enum Destination {
  case child(Child)

  static var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Child() }
  }
}
