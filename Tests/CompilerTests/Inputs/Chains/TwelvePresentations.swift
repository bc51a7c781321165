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

@Reducer
struct Parent {
  @ObservableState
  struct State {
    @Presents var a: Child.State?
    @Presents var b: Child.State?
    @Presents var c: Child.State?
    @Presents var d: Child.State?
    @Presents var e: Child.State?
    @Presents var f: Child.State?
    @Presents var g: Child.State?
    @Presents var h: Child.State?
    @Presents var i: Child.State?
    @Presents var j: Child.State?
    @Presents var k: Child.State?
    @Presents var l: Child.State?
  }
  enum Action {
    case a(PresentationAction<Child.Action>)
    case b(PresentationAction<Child.Action>)
    case c(PresentationAction<Child.Action>)
    case d(PresentationAction<Child.Action>)
    case e(PresentationAction<Child.Action>)
    case f(PresentationAction<Child.Action>)
    case g(PresentationAction<Child.Action>)
    case h(PresentationAction<Child.Action>)
    case i(PresentationAction<Child.Action>)
    case j(PresentationAction<Child.Action>)
    case k(PresentationAction<Child.Action>)
    case l(PresentationAction<Child.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$a, action: \.a) { Child() }
      .ifLet(\.$b, action: \.b) { Child() }
      .ifLet(\.$c, action: \.c) { Child() }
      .ifLet(\.$d, action: \.d) { Child() }
      .ifLet(\.$e, action: \.e) { Child() }
      .ifLet(\.$f, action: \.f) { Child() }
      .ifLet(\.$g, action: \.g) { Child() }
      .ifLet(\.$h, action: \.h) { Child() }
      .ifLet(\.$i, action: \.i) { Child() }
      .ifLet(\.$j, action: \.j) { Child() }
      .ifLet(\.$k, action: \.k) { Child() }
      .ifLet(\.$l, action: \.l) { Child() }
  }
}
