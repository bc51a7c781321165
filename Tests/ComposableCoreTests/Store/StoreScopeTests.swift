import ComposableCore
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite struct StoreScopeTests {
  private let store: StoreOf<Tree>

  init() {
    store = Store(initialState: Tree.State()) { Tree() }
  }

  private func change(_ change: @escaping @Sendable (inout Tree.State) -> Void) {
    store.send(.change(change))
  }

  private var rows: [StoreOf<Leaf>] { Array(store.scope(state: \.rows, action: \.rows)) }

  @Test func fieldsAreReadThroughTheStore() {
    change {
      $0.count = 3; $0.child.other = 4
    }
    #expect(store.count == 3)
    #expect(store.child.other == 4)
    #expect(store.optional?.id == 2)
    #expect(Array(store.state.rows.ids) == [10, 11])
    #expect(store.withState(\.count) == 3)
    #expect(store.withState { $0.count + $0.child.other } == 7)
  }

  @Test func aChildStoreReadsAndChangesItsState() {
    let child = store.scope(state: \.child, action: \.child)
    child.send(.increment)
    #expect(child.count == 1)
    #expect(store.child.count == 1)
    change { $0.child.count = 5 }
    #expect(child.count == 5)
    #expect(child.state == store.child)
    #expect(child.withState(\.count) == 5)
  }

  @Test func equalKeyPathsReturnTheSameChildStore() {
    let child = store.scope(state: \.child, action: \.child)
    let optional = store.scope(state: \.optional, action: \.optional)
    child.send(.increment)
    #expect(store.scope(state: \.child, action: \.child) === child)
    #expect(optional != nil)
    #expect(store.scope(state: \.optional, action: \.optional) === optional)
    let rows = rows
    #expect(zip(rows, self.rows).allSatisfy { $0 === $1 })
  }

  @Test func grandchildStoresAreCachedWithoutAReferenceToTheChild() {
    let count = rows[0].scope(state: \.count, action: \.self)
    #expect(rows[0].scope(state: \.count, action: \.self) === count)
  }

  @Test func differentKeyPathsReturnDifferentChildStores() {
    let child = store.scope(state: \.child, action: \.child)
    let other = store.scope(state: \.child, action: \.optional)
    #expect(child !== other)
    other.send(.increment)
    #expect(store.child.count == 0)
    #expect(store.optional?.count == 1)
  }

  @Test func anAbsentChildHasNoStore() {
    change { $0.optional = nil }
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    change { $0.optional = Leaf.State(id: 3) }
    #expect(store.scope(state: \.optional, action: \.optional)?.id == 3)
  }

  @Test func aNewOptionalStateHasANewStore() async throws {
    let old = try #require(store.scope(state: \.optional, action: \.optional))
    change { $0.optional = nil }
    change { $0.optional = Leaf.State(id: 2) }
    let new = try #require(store.scope(state: \.optional, action: \.optional))
    #expect(new !== old)
    new.send(.increment)
    #expect(store.optional?.count == 1)
    #expect(new.count == 1)
    // Its actions reach the state that there is now.
    old.send(.increment)
    #expect(new.count == 2)
    #expect(old.count == 0)
  }

  @Test func rowStoresFollowTheOrderOfTheState() {
    #expect(rows.map(\.state.id) == [10, 11])
    rows[1].send(.increment)
    #expect(store.rows[id: 11]?.count == 1)
    #expect(store.rows[id: 10]?.count == 0)
    #expect(rows.map(\.count) == [0, 1])
  }

  @Test func aRowStoreFollowsItsRow() {
    let ten = rows[0]
    change {
      $0.rows.insert(Leaf.State(id: 9), at: 0)
      $0.rows.swapAt(1, 2)
    }
    #expect(rows.map(\.state.id) == [9, 11, 10])
    #expect(rows[2] === ten)
    ten.send(.increment)
    #expect(store.rows[id: 10]?.count == 1)
    #expect(ten.count == 1)
  }

  @Test func theStoreOfARemovedRowReachesNoOtherRow() async {
    let (ten, eleven) = (rows[0], rows[1])
    change { $0.rows.remove(id: 10) }
    _ = await reports { await ten.send(.increment).finish() }
    #expect(store.rows.map(\.count) == [0])
    #expect(ten.state.id == 10)
    eleven.send(.increment)
    #expect(store.rows[id: 11]?.count == 1)
  }

  @Test func aReinsertedRowHasANewStore() async {
    let old = rows[0]
    change { $0.rows.remove(id: 10) }
    change { $0.rows.append(Leaf.State(id: 10)) }
    let new = rows[1]
    #expect(new !== old)
    new.send(.increment)
    #expect(store.rows[id: 10]?.count == 1)
    // Its actions reach the row that has the id now.
    old.send(.increment)
    #expect(store.rows[id: 10]?.count == 2)
    #expect(old.count == 0)
  }

  @Test func childStoresCanBeScoped() {
    let outer = Store(initialState: Forest.State()) { Forest() }
    let rows = outer.scope(state: \.tree, action: \.tree).scope(state: \.rows, action: \.rows)
    rows.last?.send(.increment)
    #expect(outer.tree.rows[id: 11]?.count == 1)
  }

  @Test func theSendOfAChildStoreReturnsTheTaskOfItsEffects() async {
    let ended = LockIsolated<[Int]>([])
    let task = store.scope(state: \.child, action: \.child).send(.start(ended))
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
  }

  @Reducer
  struct Forest {
    @ObservableState
    struct State: Equatable { var tree = Tree.State() }
    enum Action { case tree(Tree.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.tree, action: \.tree) { Tree() }
    }
  }
}
