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

@Reducer enum Inner { case child(Child) }

@Reducer
enum Outer {
  case inner(Inner.Body = Inner.body)
  case child(Child)
}

@Reducer enum Other { case inner(Inner.Body = Inner.body) }
