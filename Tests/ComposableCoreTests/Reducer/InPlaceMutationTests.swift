import ComposableCore
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
    @Presents var presented: Cell.State?
    var rows: IdentifiedArrayOf<Cell.State>

    init(_ copies: Box.Copies) {
      box = Box(copies)
      field = Cell.State(id: -1, box: Box(copies))
      optional = Cell.State(id: -2, box: Box(copies))
      presented = Cell.State(id: -3, box: Box(copies))
      rows = IdentifiedArray(
        uniqueElements: (0..<100).map { Cell.State(id: $0, box: Box(copies)) }
      )
    }
  }
  enum Action {
    case increment
    case field(Cell.Action)
    case optional(Cell.Action)
    case presented(PresentationAction<Cell.Action>)
    case rows(IdentifiedActionOf<Cell>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.field, action: \.field) { Cell() }
    Reduce { state, _ in
      state.box.increment()
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Cell() }
    .ifLet(\.$presented, action: \.presented) { Cell() }
    .forEach(\.rows, action: \.rows) { Cell() }
  }
}

/// A feature whose children are in a field of a field of a field of its state.
@Reducer
private struct Library {
  @ObservableState
  struct State: Equatable {
    var shelf: Shelf
    var drawer: Drawer
    /// A key path that the state does not list.
    var firstRow: Cell.State {
      get { shelf.book.grid.rows[0] }
      set { shelf.book.grid.rows[0] = newValue }
    }

    init(_ copies: Box.Copies) {
      shelf = Shelf(book: Book(grid: Grid.State(copies)))
      drawer = Drawer(cell: Cell.State(id: -4, box: Box(copies)))
    }
  }
  /// A structure that is not observable state.
  struct Drawer: Equatable {
    var isOpen = false
    var cell: Cell.State
  }
  @ObservableState
  struct Shelf: Equatable {
    var books = 1
    var book: Book
  }
  @ObservableState
  struct Book: Equatable {
    var grid: Grid.State
  }
  enum Action {
    case grid(Grid.Action)
    case field(Cell.Action)
    case optional(Cell.Action)
    case presented(PresentationAction<Cell.Action>)
    case rows(IdentifiedActionOf<Cell>)
    case firstRow(Cell.Action)
    case drawer(Cell.Action)
    case replacement(Cell.State)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.shelf.book.grid, action: \.grid) { Grid() }
    Scope(state: \.shelf.book.grid.field, action: \.field) { Cell() }
    Scope(state: \.shelf.book.grid.field, action: \.replacement) {
      Reduce<Cell.State, Cell.State> { state, action in
        state = action
        return .none
      }
    }
    Scope(state: \.drawer.cell, action: \.drawer) { Cell() }
    Scope(state: \.firstRow, action: \.firstRow) { Cell() }
    Reduce<State, Action> { _, _ in .none }
      .ifLet(\.shelf.book.grid.optional, action: \.optional) { Cell() }
      .ifLet(\.shelf.book.grid.$presented, action: \.presented) { Cell() }
      .forEach(\.shelf.book.grid.rows, action: \.rows) { Cell() }
  }
}

/// In-place mutation of state behind key paths of several fields.
@MainActor
@Suite struct NestedInPlaceMutationTests {
  private let copies = Box.Copies()
  private let store: StoreOf<Library>

  init() {
    store = Store(initialState: Library.State(copies)) { Library() }
  }

  private var grid: Grid.State { store.shelf.book.grid }

  private func sendEverywhere() {
    store.send(.grid(.increment))
    store.send(.field(.increment))
    store.send(.drawer(.increment))
    store.send(.optional(.increment))
    store.send(.presented(.presented(.increment)))
    for id in 0..<100 { store.send(.rows(.element(id: id, action: .increment))) }
  }

  @Test func actionsDoNotCopyTheFieldsOnTheirPath() {
    sendEverywhere()
    #expect(copies.count.value == 0)
    #expect(grid.box.number == 1)
    #expect(grid.field.box.number == 1)
    #expect(store.drawer.cell.box.number == 1)
    #expect(grid.optional?.box.number == 1)
    #expect(grid.presented?.box.number == 1)
    #expect(grid.rows.allSatisfy { $0.box.number == 1 })
  }

  @Test func observersDoNotCauseCopies() {
    withObservationTracking {
      store.withState { _ = ($0.shelf.book.grid.box.number, $0.shelf.book.grid.rows.count) }
    } onChange: {
    }
    sendEverywhere()
    #expect(copies.count.value == 0)
  }

  @Test func aChangeNotifiesTheObserversOfItsFieldOnly() {
    let field = notifications { _ = store.shelf.book.grid.field.box }
    let row = notifications { _ = store.shelf.book.grid.rows[id: 7]?.box }
    let others = notifications {
      _ = (store.shelf.books, store.shelf.book.grid.box, store.shelf.book.grid.rows.count)
    }
    store.send(.field(.increment))
    #expect([field.value, row.value, others.value] == [1, 0, 0])
    store.send(.rows(.element(id: 7, action: .increment)))
    #expect([field.value, row.value, others.value] == [1, 1, 0])
  }

  @Test func aChangeInAPlainStructureNotifiesTheObserversOfItsField() {
    let drawer = notifications { _ = store.drawer.isOpen }
    let others = notifications { _ = store.shelf.books }
    store.send(.drawer(.increment))
    #expect([drawer.value, others.value] == [1, 0])
  }

  @Test func aReplacedStateNotifiesTheObserversOfItsField() {
    let field = notifications { _ = store.shelf.book.grid.field.id }
    let others = notifications { _ = store.shelf.book.grid.box }
    store.send(.replacement(Cell.State(id: 5, box: Box(copies))))
    #expect([field.value, others.value] == [1, 0])
    #expect(store.shelf.book.grid.field.id == 5)
  }

  @Test func aChildCanBeScopedToAComputedProperty() {
    store.send(.firstRow(.increment))
    #expect(grid.rows[0].box.number == 1)
  }

  /// The number of notifications of the fields that a closure reads.
  private func notifications(of read: () -> Void) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    return count
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
    store.send(.presented(.presented(.increment)))
    for id in 0..<100 { store.send(.rows(.element(id: id, action: .increment))) }
  }

  @Test func actionsDoNotCopyTheStateOrItsRows() {
    sendEverywhere()
    #expect(store.withState(\.box.number) == 104)
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
