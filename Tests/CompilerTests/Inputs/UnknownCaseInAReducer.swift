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
    // expected-error@+4 {{requires the types 'Feature.State' and '((_, _) -> _).State'}}
    // expected-error@+3 {{requires the types 'Feature.Action' and '((_, _) -> _).Action'}}
    // expected-error@+2 {{type '(_, _) -> _' cannot conform to 'Reducer'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform}}
    Reduce { state, action in
      switch action {
      case .a: return .none
      case .c: return .none
      }
    }
  }
}
