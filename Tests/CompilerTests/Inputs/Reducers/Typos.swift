import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

@Reducer struct Other {}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    var child = Child.State(id: 1)
    var optional: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    @Presents var presented: Child.State?
  }
  enum Action {
    case child(Child.Action)
    case optional(Child.Action)
    case rows(IdentifiedActionOf<Child>)
    case presented(PresentationAction<Child.Action>)
  }
}

typealias State = Parent.State
typealias Action = Parent.Action

extension Parent {
  @ReducerBuilder<State, Action>
  var missingCaseOfAScope: some Reducer<State, Action> {
    // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Parent.Action.AllCasePaths'}}
    Scope(state: \.child, action: \.missing) { Child() }
  }

  @ReducerBuilder<State, Action>
  var missingFieldOfAScope: some Reducer<State, Action> {
    // The state could be an enum, with a key path to a case.
    // expected-error@+1 {{subscript 'subscript(dynamicMember:)' requires that 'Parent.State' conform to 'CasePathable'}}
    Scope(state: \.missing, action: \.child) { Child() }
  }

  @ReducerBuilder<State, Action>
  var otherChildOfAScope: some Reducer<State, Action> {
    // expected-error@+2 {{subscript 'subscript(dynamicMember:)' requires that 'Parent.State' conform to 'CasePathable'}}
    // expected-error@+1 {{static method 'buildExpression' requires the types 'Child.Action' and 'Other.Action' be equivalent}}
    Scope(state: \.child, action: \.child) { Other() }
  }

  @ReducerBuilder<State, Action>
  var missingCaseOfAnOptional: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Parent.Action.AllCasePaths'}}
      .ifLet(\.optional, action: \.missing) { Child() }
  }

  @ReducerBuilder<State, Action>
  var missingFieldOfAnOptional: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+3 {{generic parameter 'ChildState' could not be inferred}}
      // expected-error@+2 {{cannot convert value of type 'KeyPath<Parent.State, Value>' to expected argument type 'WritableKeyPath<Parent.State, ChildState>'}}
      // expected-error@+1 {{value of type 'Parent.State' has no member 'missing'}}
      .ifLet(\.missing, action: \.optional) { Child() }
  }

  @ReducerBuilder<State, Action>
  var otherChildOfAnOptional: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+2 {{static method 'buildExpression' requires the types 'Child.State' and 'Other.State' be equivalent}}
      // expected-error@+1 {{static method 'buildExpression' requires the types 'Child.Action' and 'Other.Action' be equivalent}}
      .ifLet(\.optional, action: \.optional) { Other() }
  }

  @ReducerBuilder<State, Action>
  var fieldThatIsNotOptional: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+2 {{instance method 'ifLet(_:action:then:destination:fileID:filePath:line:column:)' requires that 'Child.State' conform to 'OptionalChildState'}}
      // expected-error@+1 {{referencing static method 'buildExpression' on 'IfLetBuilder' requires that 'Child.State' conform to 'UnpresentedChildState'}}
      .ifLet(\.child, action: \.child) { Child() }
  }

  @ReducerBuilder<State, Action>
  var presentationWithoutItsProjection: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-swift6-error@+2 {{referencing static method 'buildExpression' on 'IfLetBuilder' requires that 'Optional<Child.State>' conform to 'PresentedChildState'}}
      // expected-swift5-error@+1 {{referencing static method 'buildExpression' on 'IfLetBuilder' requires that 'Child.State?' conform to 'PresentedChildState'}}
      .ifLet(\.presented, action: \.presented) { Child() }
  }

  @ReducerBuilder<State, Action>
  var missingChild: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+1 {{no exact matches in call to instance method 'ifLet'}}
      .ifLet(\.$presented, action: \.presented)
  }

  @ReducerBuilder<State, Action>
  var otherRow: some Reducer<State, Action> {
    Reduce { state, action in .none }
      // expected-error@+2 {{to expected argument type 'WritableKeyPath<Parent.State, StackState<Other.State>>'}}
      // expected-note@+1 {{arguments to generic parameter 'Value'}}
      .forEach(\.rows, action: \.rows) { Other() }
  }

  @ReducerBuilder<State, Action>
  var missingFieldInAReducer: some Reducer<State, Action> {
    Reduce { state, action in
      // expected-error@+1 {{value of type 'Parent.State' has no member 'missing'}}
      state.missing = 1
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Child() }
  }

  @ReducerBuilder<State, Action>
  var missingFieldInAChild: some Reducer<State, Action> {
    Reduce { state, action in .none }
      .ifLet(\.optional, action: \.optional) {
        Reduce { state, action in
          // expected-error@+1 {{value of type 'Child.State' has no member 'missing'}}
          state.missing = 1
          return .none
        }
      }
  }
}
