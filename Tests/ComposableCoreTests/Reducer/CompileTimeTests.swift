import ComposableCore
import Testing

/// Features of a size that has stopped projects from compiling: that they compile is the test.
@MainActor
@Suite struct CompileTimeTests {
  @Test func aFeatureWithTwentyChildrenReduces() {
    let store = Store(initialState: TwentyChildren.State()) { TwentyChildren() }
    store.send(.a(.increment))
    store.send(.t(.increment))
    #expect(store.a.count == 1)
    #expect(store.b.count == 0)
    #expect(store.t.count == 1)
    #expect(store.total == 2)
  }

  @Test func aFeatureWithTwelveChainedOptionalsReduces() async {
    let store = Store(initialState: TwelveOptionals.State()) { TwelveOptionals() }
    store.send(.a(.increment))
    store.send(.l(.increment))
    #expect(store.a?.count == 1)
    #expect(store.l?.count == 1)
    store.send(.clear)
    #expect(store.withState { $0.a == nil && $0.l == nil })
  }

  @Test func aFeatureWithTwoHundredActionsReduces() async {
    let store = TestStore(initialState: TwoHundredCases.State()) { TwoHundredCases() }
    await store.send(.a0) { $0.last = 0 }
    await store.receive(\.a199) { $0.last = 199 }
    #expect(TwoHundredCases.Action.a117.is(\.a117))
    #expect(!TwoHundredCases.Action.a117.is(\.a118))
  }
}

@Reducer
private struct TwentyChildren {
  @ObservableState
  struct State: Equatable {
    var a = Leaf.State(id: 0)
    var b = Leaf.State(id: 1)
    var c = Leaf.State(id: 2)
    var d = Leaf.State(id: 3)
    var e = Leaf.State(id: 4)
    var f = Leaf.State(id: 5)
    var g = Leaf.State(id: 6)
    var h = Leaf.State(id: 7)
    var i = Leaf.State(id: 8)
    var j = Leaf.State(id: 9)
    var k = Leaf.State(id: 10)
    var l = Leaf.State(id: 11)
    var m = Leaf.State(id: 12)
    var n = Leaf.State(id: 13)
    var o = Leaf.State(id: 14)
    var p = Leaf.State(id: 15)
    var q = Leaf.State(id: 16)
    var r = Leaf.State(id: 17)
    var s = Leaf.State(id: 18)
    var t = Leaf.State(id: 19)
    var total = 0
  }
  enum Action {
    case a(Leaf.Action)
    case b(Leaf.Action)
    case c(Leaf.Action)
    case d(Leaf.Action)
    case e(Leaf.Action)
    case f(Leaf.Action)
    case g(Leaf.Action)
    case h(Leaf.Action)
    case i(Leaf.Action)
    case j(Leaf.Action)
    case k(Leaf.Action)
    case l(Leaf.Action)
    case m(Leaf.Action)
    case n(Leaf.Action)
    case o(Leaf.Action)
    case p(Leaf.Action)
    case q(Leaf.Action)
    case r(Leaf.Action)
    case s(Leaf.Action)
    case t(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.a, action: \.a) { Leaf() }
    Scope(state: \.b, action: \.b) { Leaf() }
    Scope(state: \.c, action: \.c) { Leaf() }
    Scope(state: \.d, action: \.d) { Leaf() }
    Scope(state: \.e, action: \.e) { Leaf() }
    Scope(state: \.f, action: \.f) { Leaf() }
    Scope(state: \.g, action: \.g) { Leaf() }
    Scope(state: \.h, action: \.h) { Leaf() }
    Scope(state: \.i, action: \.i) { Leaf() }
    Scope(state: \.j, action: \.j) { Leaf() }
    Scope(state: \.k, action: \.k) { Leaf() }
    Scope(state: \.l, action: \.l) { Leaf() }
    Scope(state: \.m, action: \.m) { Leaf() }
    Scope(state: \.n, action: \.n) { Leaf() }
    Scope(state: \.o, action: \.o) { Leaf() }
    Scope(state: \.p, action: \.p) { Leaf() }
    Scope(state: \.q, action: \.q) { Leaf() }
    Scope(state: \.r, action: \.r) { Leaf() }
    Scope(state: \.s, action: \.s) { Leaf() }
    Scope(state: \.t, action: \.t) { Leaf() }
    Reduce { state, _ in
      state.total += 1
      return .none
    }
  }
}

@Reducer
private struct TwelveOptionals {
  @ObservableState
  struct State: Equatable {
    var a: Leaf.State? = Leaf.State(id: 0)
    var b: Leaf.State? = Leaf.State(id: 1)
    var c: Leaf.State? = Leaf.State(id: 2)
    var d: Leaf.State? = Leaf.State(id: 3)
    var e: Leaf.State? = Leaf.State(id: 4)
    var f: Leaf.State? = Leaf.State(id: 5)
    var g: Leaf.State? = Leaf.State(id: 6)
    var h: Leaf.State? = Leaf.State(id: 7)
    var i: Leaf.State? = Leaf.State(id: 8)
    var j: Leaf.State? = Leaf.State(id: 9)
    var k: Leaf.State? = Leaf.State(id: 10)
    var l: Leaf.State? = Leaf.State(id: 11)
  }
  enum Action {
    case clear
    case a(Leaf.Action)
    case b(Leaf.Action)
    case c(Leaf.Action)
    case d(Leaf.Action)
    case e(Leaf.Action)
    case f(Leaf.Action)
    case g(Leaf.Action)
    case h(Leaf.Action)
    case i(Leaf.Action)
    case j(Leaf.Action)
    case k(Leaf.Action)
    case l(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clear:
        state = State(
          a: nil, b: nil, c: nil, d: nil, e: nil, f: nil, g: nil, h: nil, i: nil, j: nil, k: nil,
          l: nil)
        return .none
      case .a, .b, .c, .d, .e, .f, .g, .h, .i, .j, .k, .l:
        return .none
      }
    }
    .ifLet(\.a, action: \.a) { Leaf() }
    .ifLet(\.b, action: \.b) { Leaf() }
    .ifLet(\.c, action: \.c) { Leaf() }
    .ifLet(\.d, action: \.d) { Leaf() }
    .ifLet(\.e, action: \.e) { Leaf() }
    .ifLet(\.f, action: \.f) { Leaf() }
    .ifLet(\.g, action: \.g) { Leaf() }
    .ifLet(\.h, action: \.h) { Leaf() }
    .ifLet(\.i, action: \.i) { Leaf() }
    .ifLet(\.j, action: \.j) { Leaf() }
    .ifLet(\.k, action: \.k) { Leaf() }
    .ifLet(\.l, action: \.l) { Leaf() }
  }
}
