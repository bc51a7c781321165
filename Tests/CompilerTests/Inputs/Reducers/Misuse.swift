import ComposableArchitecture

// expected-error@+2 {{'@Reducer' can only be attached to a struct, which is a feature, or to an enum of features: a reducer is a value}}
@Reducer
final class Class {}

// expected-error@+2 {{'@Reducer' can only be attached to a struct, which is a feature, or to an enum of features: a reducer is a value}}
@Reducer
actor Actor {}

@Reducer
struct ActionOfAStruct {
  struct State {}
  // expected-error@+1 {{'Action' must be an enum: each event of the feature is a case}}
  struct Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct StateOfAClass {
  // expected-error@+1 {{'State' must be a struct or an enum: the store owns it and hands out copies, which must not change without the store}}
  final class State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// expected-error@+1 {{'@Reducer' takes conformances for an enum of features only: declare them on 'State' and 'Action' themselves}}
@Reducer(state: .equatable)
struct Arguments {}

@Reducer
struct BodyAndMethod {
  struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
  // expected-note@+2 {{Rename the method to 'core', to be run in 'body' with 'Reduce(core)'}}
  // expected-error@+1 {{A reducer has a 'body' or its own 'reduce(into:action:)', not both: 'reduce' would run and 'body' never would. Keep one}}
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

// expected-error@+1 {{'@Reducer' can't be attached to a type of the main actor: a feature runs on the actor of its store. Remove '@MainActor'}}
@MainActor
@Reducer
struct Isolated {
  struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// expected-error@+1 {{'@Reducer' can't be attached to a type of the main actor: a feature runs on the actor of its store. Remove '@MainActor'}}
@MainActor
@Reducer
enum IsolatedDestination { case child(Child) }

@Reducer struct Child {}

@Reducer
struct WithoutEffect {
  struct State { var count = 0 }
  enum Action {}
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      // expected-error@+1 {{cannot convert value of type '()' to closure result type 'Effect<WithoutEffect.Action>'}}
      state.count += 1
    }
  }
}

@Reducer
struct BindingOfState {
  struct State {}
  enum Action { case view(State) }
  var body: some ReducerOf<Self> {
    // expected-error@+1 {{generic struct 'BindingReducer' requires that 'BindingOfState.State' conform to 'BindableAction'}}
    BindingReducer(action: \.view)
  }
}
