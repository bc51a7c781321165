import ComposableCore
import ConcurrencyExtras
import OrderedCollections
import Testing

@testable import ComposableTestSupport

/// Stores of children whose state was removed.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct RemovedStateStoreTests {
  private let store: StoreOf<Parent>

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  @Test func theStoreOfAnOptionalShowsItsLastState() throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    child.send(.increment)
    store.send(.change { $0.optional = nil })
    #expect(child.count == 1)
  }

  @Test func theLastStateIncludesChangesOfTheRemovingAction() throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    child.send(.incrementAndRemove)
    #expect(store.optional == nil)
    #expect(child.count == 1)
  }

  @Test func theStoreOfAPresentedChildShowsItsLastState() throws {
    let child = try #require(store.scope(state: \.sheet, action: \.sheet))
    child.send(.increment)
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
    #expect(child.count == 1)
  }

  @Test(
    arguments: [
      { $0.rows.remove(id: 1) }, { $0.rows[id: 1] = nil }, { $0.rows.remove(at: 0) },
      { $0.rows = [] }, { $0.rows = [$0.rows[1]] }, { $0.rows.remove(atOffsets: [0]) },
      { $0.rows.removeAll { $0.id == 1 } }, { $0.rows.removeFirst() }, { $0.rows.removeAll() },
      { $0.rows.removeSubrange(0..<1) }, { $0.rows.removeLast(2) },
      { $0.rows[0] = Child.State(id: 9) }, { $0.rows.replaceSubrange(0..<1, with: []) },
      { _ = $0.rows.remove($0.rows[0]) },
    ] as [@Sendable (inout Parent.State) -> Void])
  func theStoreOfARowShowsItsLastState(_ change: @escaping @Sendable (inout Parent.State) -> Void)
    throws
  {
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    row.send(.increment)
    store.send(.change(change))
    #expect(row.count == 1)
  }

  typealias RowRemoval =
    @Sendable (
      inout Parent.State, WritableKeyPath<Parent.State, IdentifiedArrayOf<Child.State>>
    ) -> Void

  /// Removals of the row with the id 1.
  nonisolated private static let removals: [RowRemoval] = [
    { $0[keyPath: $1].remove(id: 1) },
    { $0[keyPath: $1][id: 1] = nil },
    { $0[keyPath: $1].removeAll() },
    { $0[keyPath: $1].removeAll { $0.id == 1 } },
    { $0[keyPath: $1].replaceSubrange(0..<1, with: []) },
    { $0[keyPath: $1] = [] },
    { state, rows in
      var copy = state[keyPath: rows]
      copy.remove(id: 1)
      state[keyPath: rows].remove(at: 0)
    },
  ]

  @Test(arguments: removals, removals)
  func rowsOfTwoCollectionsWithOneIDShowTheirOwnLastStates(
    _ remove: @escaping RowRemoval, _ removeOther: @escaping RowRemoval
  ) throws {
    let row = try #require(store.scope(state: \.rows, action: \.rows).first)
    let other = try #require(store.scope(state: \.others, action: \.others).first)
    row.send(.increment)
    other.send(.increment)
    store.send(
      .change {
        remove(&$0, \.rows)
        removeOther(&$0, \.others)
      })
    #expect(row.count == 1)
    #expect(other.count == 101)
  }

  @Test(
    arguments: [
      { $0.path.removeLast() }, { $0.path.removeAll() }, { _ = $0.path.popLast() },
      { $0.path[id: $0.path.ids[0]] = nil }, { $0.path.pop(from: $0.path.ids[0]) },
      { $0.path = StackState() },
    ] as [@Sendable (inout Parent.State) -> Void])
  func theStoreOfAScreenShowsItsLastState(
    _ change: @escaping @Sendable (inout Parent.State) -> Void
  )
    throws
  {
    let id = store.path.ids[0]
    let path = store.scope(state: \.path, action: \.path)
    let screen = try #require(path.scope(state: \.[id: id], action: \.[id: id]))
    let sameScreen = try #require(store.scope(state: \.path[id: id], action: \.path[id: id]))
    screen.send(.increment)
    store.send(.change(change))
    #expect(store.path.isEmpty)
    #expect(screen.count == 1)
    #expect(sameScreen.count == 1)
  }

  @Test func theLastStateSurvivesACopyOfTheStateAfterTheRemoval() throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    child.send(.increment)
    store.send(
      .change {
        $0.optional = nil
        let past = $0
        $0.seen += 1
        withExtendedLifetime(past) {}
      }
    )
    #expect(child.count == 1)
  }

  @Test func theStoresBelowARemovedChildShowTheirLastStates() throws {
    let nested = store.scope(state: \.nested, action: \.nested)
    let page = try #require(nested?.scope(state: \.page, action: \.page))
    let leaf = page.scope(state: \.leaf, action: \.leaf)
    leaf.send(.increment)
    store.send(.change { $0.nested = nil })
    #expect(page.leaf.count == 1)
    #expect(leaf.count == 1)
    #expect(nested?.page?.leaf.count == 1)
  }

  @Test func aStoreThatIsReplacedInOneActionShowsItsLastState() throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    store.send(
      .change {
        $0.optional = Child.State(id: 5, count: 5)
        $0.optional?.count += 1
        $0.optional = nil
      }
    )
    #expect(child.count == 6)
  }

  final class Value: Sendable {}

  @ObservableState
  struct Values {
    var value = Value()
    var other = Value()
    var child: Child.State? = Child.State(id: 0)
  }

  /// Only the last of the values that a field had in an action is retained until its end.
  @Test func replacedValuesAreReleased() throws {
    let isReleased = LockIsolated<[Bool]>([])
    let store = Store(initialState: Values()) {
      Reduce<Values, Child.Action> { state, _ in
        weak let first = state.value
        for _ in 0..<3 {
          state.value = Value()
          state.other = Value()
        }
        isReleased.withValue { $0.append(first == nil) }
        return .none
      }
    }
    let child = try #require(store.scope(state: \.child, action: \.self))
    store.send(.increment)
    #expect(isReleased.value == [true])
    withExtendedLifetime(child) {}
  }

  @Test func actionsOfARemovedChildReachItsParentsAndAreReported() async throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    store.send(.change { $0.optional = nil })
    let reports = await reports { child.send(.increment) }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("its state is 'nil'") == true)
    #expect(store.seen == 1)
    #expect(store.optional == nil)
  }

  @Test func rowsCanBeRemovedWhileTheirStoresAreIterated() async {
    let reports = await reports {
      for row in store.scope(state: \.rows, action: \.rows) {
        store.send(.change { $0.rows = [] })
        row.send(.increment)
        #expect(row.count == 0)
      }
    }
    #expect(reports.count == 2)
    #expect(store.rows.isEmpty)
  }

  @Test func actionsOfAChildStoreDoNotCopyTheStateOfItsParent() throws {
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    var addresses: Set<UnsafeRawPointer?> = []
    for _ in 0..<3 {
      child.send(.append)
      let address = child.withState { $0.numbers.withUnsafeBytes(\.baseAddress) }
      addresses.insert(address)
    }
    #expect(addresses.count == 1)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
      var numbers = Array(repeating: 0, count: 100)
    }
    enum Action { case increment, incrementAndRemove, append }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment, .incrementAndRemove: state.count += 1
        case .append: state.numbers[0] += 1
        }
        return .none
      }
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable { var leaf = Child.State(id: 3) }
    enum Action { case leaf(Child.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.leaf, action: \.leaf) { Child() }
    }
  }

  @Reducer
  struct Nested {
    @ObservableState
    struct State: Equatable { var page: Page.State? = Page.State() }
    enum Action { case page(Page.Action) }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.page, action: \.page) { Page() }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var optional: Child.State? = Child.State(id: 0)
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      var others: IdentifiedArrayOf<Child.State> = [Child.State(id: 1, count: 100)]
      @Presents var sheet: Child.State? = Child.State(id: 3)
      var nested: Nested.State? = Nested.State()
      var path = StackState([Child.State(id: 4)])
      /// The number of actions of the optional child.
      var seen = 0
    }
    enum Action {
      case optional(Child.Action)
      case rows(IdentifiedActionOf<Child>)
      case others(IdentifiedActionOf<Child>)
      case sheet(PresentationAction<Child.Action>)
      case nested(Nested.Action)
      case path(StackActionOf<Child>)
      case change(@Sendable (inout State) -> Void)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(let change):
          change(&state)
        case .optional(let action):
          state.seen += 1
          if action == .incrementAndRemove { state.optional = nil }
        case .rows, .others, .sheet, .nested, .path:
          break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .forEach(\.others, action: \.others) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.nested, action: \.nested) { Nested() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }
}
