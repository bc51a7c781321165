import ComposableArchitecture

@Reducer struct Child {}
@Reducer
enum Recursive {
  case child(Child)
  case again(Again)
}

@Reducer
struct Again {
  enum State {}
  // expected-error@+1 {{recursive enum 'Again.Action' is not marked 'indirect'}}
  enum Action {
    // expected-note@+1 {{cycle beginning here: Recursive.Action -> (again(_:): Again.Action)}}
    case recursive(Recursive.Action)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
