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
    var a: Child.State?
    var b: Child.State?
    var c: Child.State?
    var d: Child.State?
    var e: Child.State?
    var f: Child.State?
    var g: Child.State?
    var h: Child.State?
    var i: Child.State?
    var j: Child.State?
    var k: Child.State?
    var l: Child.State?
  }
  enum Action {
    case a(Child.Action)
    case b(Child.Action)
    case c(Child.Action)
    case d(Child.Action)
    case e(Child.Action)
    case f(Child.Action)
    case g(Child.Action)
    case h(Child.Action)
    case i(Child.Action)
    case j(Child.Action)
    case k(Child.Action)
    case l(Child.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.a, action: \.a) { Child() }
      .ifLet(\.b, action: \.b) { Child() }
      .ifLet(\.c, action: \.c) { Child() }
      .ifLet(\.d, action: \.d) { Child() }
      .ifLet(\.e, action: \.e) { Child() }
      .ifLet(\.f, action: \.f) { Child() }
      .ifLet(\.g, action: \.g) { Child() }
      .ifLet(\.h, action: \.h) { Child() }
      .ifLet(\.i, action: \.i) { Child() }
      .ifLet(\.j, action: \.j) { Child() }
      .ifLet(\.k, action: \.k) { Child() }
      .ifLet(\.l, action: \.l) { Child() }
  }
}
