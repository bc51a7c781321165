import ComposableArchitecture

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case a
    case b(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a: return .none
      // expected-error@+1 {{type 'Feature.Action' has no member 'c'}}
      case .c: return .none
      }
    }
  }
}
