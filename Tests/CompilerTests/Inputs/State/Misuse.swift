import ComposableArchitecture

// State is a value of its store's actor.
// expected-error@+1 {{'@ObservableState' can't be attached to a type of the main actor: state is read and changed on the actor of its store. Remove '@MainActor'}}
@MainActor
@ObservableState
struct Settings {
  var count = 0
  @Presents var child: Int?
}

// expected-error@+1 {{'@ObservableState' can't be attached to a type of the main actor: state is read and changed on the actor of its store. Remove '@MainActor'}}
@MainActor
@ObservableState
enum Phase {
  case loading
  case loaded(Int)
}

// A presentation is observed by the registrar of its state.
@Reducer
struct Feature {
  struct State {
    // expected-error@+1 {{'@Presents' needs '@ObservableState' on the struct: attach it, or use '@PresentationState'}}
    @Presents var child: Child.State?
  }
  enum Action {
    case child(PresentationAction<Child.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child = nil
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child() }
  }
}

@Reducer struct Child {}

// Errors of Swift alone.
@ObservableState
struct Pair {
  // expected-error@+1 {{binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported}}
  let (first, second) = (0, 1)
  let third = 2, fourth = 3
}

@ObservableState
enum Tree {
  // expected-error@+1 {{enum case 'empty' without associated value cannot be 'indirect'}}
  indirect case empty
  indirect case node(Tree)
}
