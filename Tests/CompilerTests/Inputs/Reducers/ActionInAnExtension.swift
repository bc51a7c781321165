import ComposableArchitecture

@Reducer
struct Feature {
  struct State {
    var count = 0
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in .none }
  }
}

extension Feature {
  @CasePathable
  enum Action {
    case tapped
  }
}
