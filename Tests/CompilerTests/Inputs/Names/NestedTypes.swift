import ComposableArchitecture

// Types of the library's names in a feature, and cases of its members' names.
@Reducer
struct Feature {
  struct Effect {}
  struct Store {}
  struct Scope {}
  struct Observable {}

  @ObservableState
  struct State {
    struct Equatable {}
    struct Void {}
    struct Observable {}
    var equatable = Equatable()
    var void = Void()
  }
  enum Action {
    struct Int {}
    case value(Int)
    case none(Void)
    struct Void {}
  }
  var body: some ReducerOf<Self> {
    ComposableArchitecture.Reduce { _, _ in .none }
  }
}

@Reducer struct Child {}

@Reducer
enum FirstNames {
  case state(Child)
  case action(Child)
  case store(Child)
  case scope(Child)
}

@Reducer
enum SecondNames {
  case caseScope(Child)
  case reducer(Child)
  case stateReducer(Child)
}

@CasePathable
enum BodyAndSelf {
  case body(Int)
  case `self`(Int)
  case `init`(Int)
  case allCasePaths(Int)
}
