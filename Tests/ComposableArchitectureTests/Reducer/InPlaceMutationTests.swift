import ComposableArchitecture
import Testing

/// A number in a box that is copied on write, and that counts the copies.
private struct Box: Equatable {
  // Unchecked: used on the test's one thread.
  private final class Storage: @unchecked Sendable {
    var number = 0
  }

  /// The number of copies of all boxes of a test.
  final class Copies: Sendable {
    let count = LockIsolated(0)
  }

  private var storage = Storage()
  let copies: Copies

  init(_ copies: Copies) { self.copies = copies }

  var number: Int { storage.number }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      copies.count.withValue { $0 += 1 }
      let copy = Storage()
      copy.number = storage.number
      storage = copy
    }
    storage.number += 1
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}

@Reducer
private struct Cell {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var box: Box
  }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.box.increment()
      return .none
    }
  }
}

@Reducer
private struct Grid {
  @ObservableState
  struct State: Equatable {
    var box: Box
    var field: Cell.State
    var optional: Cell.State?
    var rows: IdentifiedArrayOf<Cell.State>

    init(_ copies: Box.Copies) {
      box = Box(copies)
      field = Cell.State(id: -1, box: Box(copies))
      optional = Cell.State(id: -2, box: Box(copies))
      rows = IdentifiedArray(
        uniqueElements: (0..<100).map { Cell.State(id: $0, box: Box(copies)) }
      )
    }
  }
  enum Action {
    case increment
    case field(Cell.Action)
    case optional(Cell.Action)
    case rows(IdentifiedActionOf<Cell>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.field, action: \.field) { Cell() }
    Reduce { state, _ in
      state.box.increment()
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Cell() }
    .forEach(\.rows, action: \.rows) { Cell() }
  }
}

/// In-place mutation of the state: no action copies a part of it.
@MainActor
@Suite struct InPlaceMutationTests {
  private let copies = Box.Copies()
  private let store: StoreOf<Grid>

  init() {
    store = Store(initialState: Grid.State(copies)) { Grid() }
  }

  private func sendEverywhere() {
    store.send(.increment)
    store.send(.field(.increment))
    store.send(.optional(.increment))
    for id in 0..<100 { store.send(.rows(.element(id: id, action: .increment))) }
  }

  @Test func actionsDoNotCopyTheStateOrItsRows() {
    sendEverywhere()
    #expect(store.withState(\.box.number) == 103)
    #expect(store.withState { $0.rows.allSatisfy { $0.box.number == 1 } })
    #expect(copies.count.value == 0)
  }

  @Test func actionsOfRowStoresDoNotCopyTheRows() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { row.send(.increment) }
    #expect(store.withState { $0.rows.allSatisfy { $0.box.number == 1 } })
    // A row's store caches the row's initial state, to return it after the removal of the row: the
    // first action copies the shared storage, and no later one does.
    #expect(copies.count.value <= rows.count)
    copies.count.setValue(0)
    for row in rows { row.send(.increment) }
    #expect(copies.count.value == 0)
  }

  @Test func observersDoNotCauseCopies() {
    withObservationTracking {
      _ = store.box.number
      _ = store.rows.count
      for row in store.scope(state: \.rows, action: \.rows) { _ = row.box.number }
    } onChange: {
    }
    sendEverywhere()
    #expect(copies.count.value == 0)
  }

  @Test func actionsOfEffectsDoNotCopyTheState() async {
    let copies = copies
    let store = Store(initialState: Cell.State(id: 0, box: Box(copies))) {
      Reduce<Cell.State, Bool> { state, isStart in
        state.box.increment()
        return isStart ? .run { await $0(false) } : .none
      }
    }
    await store.send(true).finish()
    #expect(store.withState(\.box.number) == 2)
    #expect(copies.count.value == 0)
  }
}
