import ComposableCore
import Testing

/// Other spellings of the reference: each does the same as the one that the documentation shows.
@MainActor
@Suite struct SpellingTests {
  @Test func aScopeWithoutALabelReturnsTheSameStoreAsOneWithALabel() throws {
    let store = Store(initialState: Tree.State()) { Tree() }
    let child = store.scope(state: \.child, action: \.child)
    #expect(store.scope(\.child, action: \.child) === child)
    let optional = try #require(store.scope(state: \.optional, action: \.optional))
    #expect(store.scope(\.optional, action: \.optional) === optional)
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(rows.count == 2)
    #expect(zip(store.scope(\.rows, action: \.rows), rows).allSatisfy { $0 === $1 })
  }

  @Test func aScopeWithoutALabelReturnsTheStoreOfAPresentedFeature() throws {
    let store = Store(initialState: Host.State()) { Host() }
    let sheet = try #require(store.scope(\.sheet, action: \.sheet))
    sheet.send(.increment)
    #expect(store.sheet?.count == 1)
    store.send(.sheet(.dismiss))
    #expect(store.scope(\.sheet, action: \.sheet) == nil)
  }

  @Test func aSignpostDoesNotChangeAReducer() async {
    let store = TestStore(initialState: Leaf.State(id: 1)) {
      Leaf()._signpost().signpost("leaf")._signpost("leaf")
    }
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func perceptionTrackingIsObservationTracking() {
    let changes = LockIsolated(0)
    let store = Store(initialState: Leaf.State(id: 1)) { Leaf() }
    let count = withPerceptionTracking {
      store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    #expect(count == 0)
    store.send(.increment)
    #expect(changes.value == 1)
  }

  @Test func anEffectCanPassItsSendToAFunctionOfTheFeature() async {
    let store = TestStore(initialState: 0) { Delegating() }
    await store.send(false)
    await store.receive(true) { $0 = 1 }
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable { @Presents var sheet: Leaf.State? = Leaf.State(id: 1) }
  enum Action { case sheet(PresentationAction<Leaf.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer<State, Action>().ifLet(\.$sheet, action: \.sheet) { Leaf() }
  }
}

/// A feature whose effect passes its `Send` to another function.
private struct Delegating: Reducer {
  func reduce(into state: inout Int, action isDone: Bool) -> Effect<Bool> {
    if isDone {
      state += 1
      return .none
    }
    return .run { await finish($0) }
  }

  @Sendable private func finish(_ send: SendOf<Self>) async {
    await send(true)
  }
}
