import ComposableArchitecture

@Reducer
struct Row {
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
struct Root {
  @Reducer
  enum Path {
    case first(Row)
    case second(Row)
  }
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .first(.tapped))):
        state.path.append(.second(Row.State()))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
