import ComposableArchitecture

@Reducer
struct Feature {
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

extension Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}
