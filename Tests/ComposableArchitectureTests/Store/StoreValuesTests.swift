import ComposableArchitecture
import Testing

/// A store's states as asynchronous sequences.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StoreValuesTests {
  private func store() -> StoreOf<Tree> {
    Store(initialState: Tree.State()) { Tree() }
  }

  /// What is in a sequence that ends.
  private func all<Value: Sendable>(_ values: AsyncStream<Value>?) async -> [Value]? {
    guard let values else { return nil }
    var all: [Value] = []
    for await value in values { all.append(value) }
    return all
  }

  @Test func valuesAreTheOneNowAndEachThatDiffers() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.values(of: \.child.count, buffering: .unbounded)
    store?.send(.child(.increment))
    store?.send(.child(.incrementOther))
    store?.send(.child(.increment))
    store = nil
    #expect(await all(counts) == [0, 1, 2])
  }

  @Test func aBusyConsumerGetsTheLastValue() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.values(of: \.child.count)
    for _ in 0..<5 { store?.send(.child(.increment)) }
    store = nil
    #expect(await all(counts) == [5])
  }

  @Test func thePolicySaysWhatIsKept() async {
    var store: StoreOf<Tree>? = store()
    let oldest = store?.values(of: \.child.count, buffering: .bufferingOldest(2))
    let newest = store?.values(of: \.child.count, buffering: .bufferingNewest(2))
    for _ in 0..<5 { store?.send(.child(.increment)) }
    store = nil
    #expect(await all(oldest) == [0, 1])
    #expect(await all(newest) == [4, 5])
  }

  @Test func statesAreTheStatesThatDiffer() async {
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
    }
    let states = store?.states(buffering: .unbounded)
    let last = store?.states
    for action in [1, 1, 2, 2, 1] { store?.send(action) }
    store = nil
    #expect(await all(states) == [0, 1, 2, 1])
    #expect(await all(last) == [1])
  }

  private struct Opaque: Sendable { var count = 0 }

  @Test func statesThatCannotBeComparedComeAfterEachAction() async {
    var store: Store<Opaque, Int>? = Store(initialState: Opaque()) {
      Reduce<Opaque, Int> { state, action in
        state.count += action
        return .none
      }
    }
    let states = store?.states(buffering: .unbounded)
    for action in [1, 0, 1] { store?.send(action) }
    store = nil
    #expect(await all(states)?.map(\.count) == [0, 1, 1, 2])
  }

  @Test func aConsumerSeesChangesThatEffectsMake() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isTick in
        if isTick { state += 1 }
        return isTick
          ? .none
          : .run(for: ImmediateClock().timer(interval: .seconds(1)).prefix(3)) {
            await $1(true)
          }
      }
    }
    let states = store.states(buffering: .unbounded)
    store.send(false)
    var seen: [Int] = []
    for await state in states {
      seen.append(state)
      if state == 3 { break }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func theSequenceOfAChildEndsWithItsState() async {
    let store = store()
    let child = store.scope(state: \.optional, action: \.optional)
    let counts = child?.values(of: \.count, buffering: .unbounded)
    store.send(.optional(.increment))
    store.send(.change { $0.optional = nil })
    store.send(.change { $0.optional = Leaf.State(id: 2) })
    #expect(await all(counts) == [0, 1])
    #expect(await all(child?.values(of: \.count)) == [0])
  }

  @Test func theSequenceOfAChildOutlivesItsStore() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.scope(state: \.child, action: \.child)
      .values(of: \.count, buffering: .unbounded)
    store?.send(.child(.increment))
    store = nil
    #expect(await all(counts) == [0, 1])
  }

  @Test func aSequenceKeepsItsStoreNotAlive() {
    var store: StoreOf<Tree>? = store()
    weak let weakStore = store
    let counts = store?.values(of: \.child.count)
    store = nil
    #expect(weakStore == nil)
    _ = counts
  }

  @Test func anActionSentByWhoFollowsComesNext() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    let states = store.states(buffering: .unbounded)
    let follower = Task { @MainActor in
      for await state in states where state < 3 { store.send(1) }
    }
    for await state in store.states where state == 3 { break }
    follower.cancel()
    #expect(store.state == 3)
  }
}
