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
      // expected-error@+2 {{type 'KeyPath<Case<Feature.Action>, Case<Payload>>' has no member 'c'}}
      // expected-error@+1 {{generic parameter 'Payload' could not be inferred}}
      case .c: return .none
      }
    }
  }
}
