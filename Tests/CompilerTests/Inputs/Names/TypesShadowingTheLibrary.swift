import ComposableArchitecture

struct Effect {}
struct Store {}
struct State {}
struct Action {}
struct Observation {}
protocol Observable {}
protocol Reducer {}

@ObservableState
struct Counter {
  var count = 0
}

@CasePathable
enum Event {
  case counted(Int)
  case ended
}

@ComposableArchitecture.Reducer
struct Feature {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ComposableArchitecture.ReducerOf<Self> { EmptyReducer() }
}
