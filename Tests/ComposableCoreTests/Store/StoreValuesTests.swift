import ComposableCore
import Testing

/// A store's states as asynchronous sequences.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StoreValuesTests {
  private func store() -> StoreOf<Tree> {
    Store(initialState: Tree.State()) { Tree() }
  }

  /// The elements of a finite sequence.
  private func elements<Value: Sendable>(_ values: AsyncStream<Value>?) async -> [Value]? {
    guard let values else { return nil }
    var elements: [Value] = []
    for await value in values { elements.append(value) }
    return elements
  }

  @Test func valuesAreTheCurrentOneAndEachChange() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.values(of: \.child.count, buffering: .unbounded)
    store?.send(.child(.increment))
    store?.send(.child(.incrementOther))
    store?.send(.child(.increment))
    store = nil
    #expect(await elements(counts) == [0, 1, 2])
  }

  @Test func aSlowConsumerReceivesTheLatestValue() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.values(of: \.child.count)
    for _ in 0..<5 { store?.send(.child(.increment)) }
    store = nil
    #expect(await elements(counts) == [5])
  }

  @Test func theBufferingPolicyIsApplied() async {
    var store: StoreOf<Tree>? = store()
    let oldest = store?.values(of: \.child.count, buffering: .bufferingOldest(2))
    let newest = store?.values(of: \.child.count, buffering: .bufferingNewest(2))
    for _ in 0..<5 { store?.send(.child(.increment)) }
    store = nil
    #expect(await elements(oldest) == [0, 1])
    #expect(await elements(newest) == [4, 5])
  }

  @Test func statesOmitDuplicates() async {
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
    #expect(await elements(states) == [0, 1, 2, 1])
    #expect(await elements(last) == [1])
  }

  /// A value that counts how often it is compared.
  private struct Counted: Equatable, Sendable {
    let comparisons: LockIsolated<Int>

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.comparisons.withValue { $0 += 1 }
      return true
    }
  }

  @Test func aConsumerThatHasEndedCostsNothing() async {
    let comparisons = LockIsolated(0)
    let store = Store(initialState: Counted(comparisons: comparisons)) {
      EmptyReducer<Counted, Void>()
    }
    let consumer = Task { [values = store.values(of: \.self), states = store.states] in
      for await _ in values { break }
      for await _ in states { break }
    }
    await consumer.value
    for _ in 0..<10 { store.send(()) }
    #expect(comparisons.value == 0)
  }

  private struct NotEquatable: Sendable { var count = 0 }

  @Test func nonEquatableStatesAreEmittedAfterEachAction() async {
    var store: Store<NotEquatable, Int>? = Store(initialState: NotEquatable()) {
      Reduce<NotEquatable, Int> { state, action in
        state.count += action
        return .none
      }
    }
    let states = store?.states(buffering: .unbounded)
    for action in [1, 0, 1] { store?.send(action) }
    store = nil
    #expect(await elements(states)?.map(\.count) == [0, 1, 1, 2])
  }

  @Test func aConsumerReceivesChangesByEffects() async {
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
    #expect(await elements(counts) == [0, 1])
    #expect(await elements(child?.values(of: \.count)) == [1])
  }

  @Test func theSequenceOfAChildOutlivesItsStore() async {
    var store: StoreOf<Tree>? = store()
    let counts = store?.scope(state: \.child, action: \.child)
      .values(of: \.count, buffering: .unbounded)
    store?.send(.child(.increment))
    store = nil
    #expect(await elements(counts) == [0, 1])
  }

  @Test func aSequenceDoesNotKeepItsStoreAlive() {
    var store: StoreOf<Tree>? = store()
    weak let weakStore = store
    let counts = store?.values(of: \.child.count)
    store = nil
    #expect(weakStore == nil)
    _ = counts
  }

  @Test func aConsumerCanSendActions() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    let states = store.states(buffering: .unbounded)
    let consumer = Task { @MainActor in
      for await state in states where state < 3 { store.send(1) }
    }
    for await state in store.states where state == 3 { break }
    consumer.cancel()
    #expect(store.state == 3)
  }
}
