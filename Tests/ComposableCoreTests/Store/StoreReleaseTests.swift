import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// The effects of a store after its last reference is released.
@Suite struct StoreReleaseTests {
  private let ended = LockIsolated<[Int]>([])
  private let controlled = ControlledStore(Tree.State(), reducer: Tree())

  private func startEverywhere() {
    controlled.send(
      .start(ended), .child(.start(ended)), .optional(.start(ended)),
      .rows(.element(id: 10, action: .start(ended))),
      .rows(.element(id: 11, action: .start(ended)))
    )
  }

  @Test func releaseCancelsAllEffects() {
    startEverywhere()
    controlled.settle()
    #expect(ended.value == [])
    controlled.release()
    controlled.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func releaseCancelsEffectsThatHaveNotStarted() {
    let delivered = LockIsolated(0)
    let controlled = ControlledStore(
      0,
      reducer: Reduce<Int, Bool> { _, isStart in
        guard isStart else {
          delivered.withValue { $0 += 1 }
          return .none
        }
        return .run { await $0(false) }
      }
    )
    controlled.send(true, true)
    controlled.release()
    controlled.settle()
    #expect(delivered.value == 0)
  }

  @Test func aChildStoreKeepsTheEffectsAlive() {
    startEverywhere()
    let child = UncheckedBox<StoreOf<Leaf>?>(
      controlled.perform { $0.scope(state: \.child, action: \.child) }
    )
    controlled.release()
    controlled.settle()
    #expect(ended.value == [])
    controlled.controlledActor.perform { _ in
      child.value?.send(.increment)
      #expect(child.value?.count == 1)
    }
    controlled.controlledActor.perform { _ in child.value = nil }
    controlled.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func aRowStoreKeepsTheEffectsAlive() {
    startEverywhere()
    let row = UncheckedBox<StoreOf<Leaf>?>(
      controlled.perform { Array($0.scope(state: \.rows, action: \.rows))[0] }
    )
    controlled.release()
    controlled.settle()
    #expect(ended.value == [])
    controlled.controlledActor.perform { _ in row.value = nil }
    controlled.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func releaseOfAChildStoreCancelsNothing() {
    startEverywhere()
    controlled.perform {
      $0.scope(state: \.child, action: \.child).send(.increment)
      $0.scope(state: \.optional, action: \.optional)?.send(.increment)
    }
    controlled.settle()
    #expect(ended.value == [])
    #expect(controlled.state.child.count == 1)
    #expect(controlled.state.optional?.count == 1)
    controlled.release()
    controlled.settle()
  }

  @Test func neitherEffectsNorTheirTaskKeepAStoreAlive() {
    startEverywhere()
    controlled.settle()
    weak let store = controlled.perform { $0 }
    let task = controlled.send(.start(ended))[0]
    controlled.release()
    #expect(store == nil)
    controlled.settle()
    withExtendedLifetime(task) {}
  }

  @MainActor
  @Test func aTaskFinishesWhenItsStoreIsReleased() async {
    var store: StoreOf<Tree>? = Store(initialState: Tree.State()) { Tree() }
    let task = store?.send(.start(ended))
    store = nil
    await task?.finish()
  }
}
