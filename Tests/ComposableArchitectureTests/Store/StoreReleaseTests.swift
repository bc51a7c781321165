import Testing

@testable import ComposableArchitecture

/// What becomes of a store's work when nobody holds the store any more.
@Suite struct StoreReleaseTests {
  private let ended = LockIsolated<[Int]>([])
  private let staged = StagedStore(Tree.State(), reducer: Tree())

  private func startEverywhere() {
    staged.send(
      .start(ended), .child(.start(ended)), .optional(.start(ended)),
      .rows(.element(id: 10, action: .start(ended))),
      .rows(.element(id: 11, action: .start(ended)))
    )
  }

  @Test func releaseCancelsAllWork() {
    startEverywhere()
    staged.settle()
    #expect(ended.value == [])
    staged.release()
    staged.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func releaseCancelsWorkThatHasNotStarted() {
    let delivered = LockIsolated(0)
    let staged = StagedStore(
      0,
      reducer: Reduce<Int, Bool> { _, isStart in
        guard isStart else {
          delivered.withValue { $0 += 1 }
          return .none
        }
        return .run { await $0(false) }
      }
    )
    staged.send(true, true)
    staged.release()
    staged.settle()
    #expect(delivered.value == 0)
  }

  @Test func aChildStoreKeepsTheWorkAlive() {
    startEverywhere()
    let child = UncheckedBox<StoreOf<Leaf>?>(
      staged.perform { $0.scope(state: \.child, action: \.child) }
    )
    staged.release()
    staged.settle()
    #expect(ended.value == [])
    staged.stage.perform { _ in
      child.value?.send(.increment)
      #expect(child.value?.count == 1)
    }
    staged.stage.perform { _ in child.value = nil }
    staged.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func aRowsStoreKeepsTheWorkAlive() {
    startEverywhere()
    let row = UncheckedBox<StoreOf<Leaf>?>(
      staged.perform { Array($0.scope(state: \.rows, action: \.rows))[0] }
    )
    staged.release()
    staged.settle()
    #expect(ended.value == [])
    staged.stage.perform { _ in row.value = nil }
    staged.settle()
    #expect(ended.value.sorted() == [0, 1, 2, 10, 11])
  }

  @Test func releaseOfAChildStoreCancelsNothing() {
    startEverywhere()
    staged.perform {
      $0.scope(state: \.child, action: \.child).send(.increment)
      $0.scope(state: \.optional, action: \.optional)?.send(.increment)
    }
    staged.settle()
    #expect(ended.value == [])
    #expect(staged.state.child.count == 1)
    #expect(staged.state.optional?.count == 1)
    staged.release()
    staged.settle()
  }

  @Test func neitherWorkNorItsTaskKeepsAStoreAlive() {
    startEverywhere()
    staged.settle()
    weak let store = staged.perform { $0 }
    let task = staged.send(.start(ended))[0]
    staged.release()
    #expect(store == nil)
    staged.settle()
    withExtendedLifetime(task) {}
  }

  @MainActor
  @Test func aTaskFinishesWhenItsStoreGoes() async {
    var store: StoreOf<Tree>? = Store(initialState: Tree.State()) { Tree() }
    let task = store?.send(.start(ended))
    store = nil
    await task?.finish()
  }
}
