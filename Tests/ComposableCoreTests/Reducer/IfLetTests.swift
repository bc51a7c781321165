import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The forms of a call of `ifLet`.
@MainActor
@Suite struct IfLetTests {
  private typealias Form = (Reduce<Parent.State, Parent.Action>) ->
    ModifiedReducer<Parent.State, Parent.Action>

  private func count(_ form: Form) -> [Int?] {
    let state = Parent.State(optional: Counter.State(), presented: Counter.State())
    let store = Store(initialState: state) { form(Reduce { _, _ in .none }) }
    store.send(.optional(.incremented))
    store.send(.presented(.presented(.incremented)))
    return [store.optional?.count, store.presented?.count]
  }

  @Test func aClosureRunsAChildOnOptionalState() {
    #expect(count { $0.ifLet(\.optional, action: \.optional) { Counter() } } == [1, 0])
    #expect(count { $0.ifLet(\.optional, action: \.optional, then: { Counter() }) } == [1, 0])
  }

  @Test func aClosureRunsAChildOnPresentedState() {
    #expect(count { $0.ifLet(\.$presented, action: \.presented) { Counter() } } == [0, 1])
    #expect(
      count { $0.ifLet(\.$presented, action: \.presented, destination: { Counter() }) } == [0, 1])
  }

  @Test func aFunctionCreatesTheChild() {
    #expect(count { $0.ifLet(\.optional, action: \.optional, then: Counter.init) } == [1, 0])
    #expect(
      count { $0.ifLet(\.$presented, action: \.presented, destination: Counter.init) } == [0, 1])
  }

  @Test func aClosureCombinesReducers() {
    let count = count {
      $0.ifLet(\.$presented, action: \.presented) {
        Counter()
        if Bool(true) { Counter() }
        for _ in 0..<2 { Counter() }
        Reduce { state, _ in
          state.count += 10
          return .none
        }
      }
      .ifLet(\.optional, action: \.optional) {}
    }
    #expect(count == [0, 14])
  }

  @Test func aChildWithOtherActionsIsReportedAndDoesNotRun() async {
    var counts: [Int?] = []
    let reports = await ComposableTestSupport.reports {
      counts = count { $0.ifLet(\.optional, action: \.other, then: Counter.init) }
    }
    #expect(counts == [0, 0])
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("'ifLet' runs", "Counter.Action", "Swift.Int") == true)
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    var optional: Counter.State?
    @Presents var presented: Counter.State?
  }
  enum Action {
    case optional(Counter.Action)
    case presented(PresentationAction<Counter.Action>)
    case other(Int)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
