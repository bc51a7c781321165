import ComposableArchitecture

@Reducer
struct Child {
  @ObservableState
  struct State {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Parent: Reducer {
  @ObservableState
  struct State {
    @Presents var a: Child.State?
    var aa: Child.State?
    @Presents var b: Child.State?
    var bb: Child.State?
    @Presents var c: Child.State?
    var cc: Child.State?
    @Presents var d: Child.State?
    var dd: Child.State?
    @Presents var e: Child.State?
    var ee: Child.State?
    @Presents var f: Child.State?
    var ff: Child.State?
  }
  @CasePathable
  enum Action {
    case a(PresentationAction<Child.Action>)
    case aa(Child.Action)
    case b(PresentationAction<Child.Action>)
    case bb(Child.Action)
    case c(PresentationAction<Child.Action>)
    case cc(Child.Action)
    case d(PresentationAction<Child.Action>)
    case dd(Child.Action)
    case e(PresentationAction<Child.Action>)
    case ee(Child.Action)
    case f(PresentationAction<Child.Action>)
    case ff(Child.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      // expected-error@+2 {{generic parameter 'ChildAction' could not be inferred}}
      // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Parent.Action.AllCasePaths'}}
      .ifLet(\.$a, action: \.missing) { Child() }
      .ifLet(\.aa, action: \.aa) { Child() }
      .ifLet(\.$b, action: \.b) { Child() }
      .ifLet(\.bb, action: \.bb) { Child() }
      .ifLet(\.$c, action: \.c) { Child() }
      .ifLet(\.cc, action: \.cc) { Child() }
      .ifLet(\.$d, action: \.d) { Child() }
      .ifLet(\.dd, action: \.dd) { Child() }
      .ifLet(\.$e, action: \.e) { Child() }
      .ifLet(\.ee, action: \.ee) { Child() }
      .ifLet(\.$f, action: \.f) { Child() }
      .ifLet(\.ff, action: \.ff) { Child() }
  }
}
