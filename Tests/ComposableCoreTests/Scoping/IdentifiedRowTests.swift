import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Rows of type `Identified`, which have two states with one id: the row's own, which a list's
/// store scopes to, and its value, on which the row's feature runs. Both can have children.
@Suite struct IdentifiedRowTests {
  private let ended = LockIsolated<[Int]>([])
  private let controlled = ControlledStore(Shelf.State(), reducer: Shelf())

  private func change(_ change: @escaping @Sendable (inout Shelf.State) -> Void) {
    controlled.send(.change(change))
    controlled.settle()
  }

  private func start(_ action: Book.Action) {
    controlled.send(.books(.element(id: 1, action: action)))
    controlled.settle()
  }

  private func rows() -> [Store<Identified<Int, Book.State>, Book.Action>] {
    controlled.perform { Array($0.scope(state: \.books, action: \.books)) }
  }

  @Test(arguments: Order.allCases, Child.allCases)
  func effectsAndStoresOfARowsChildEndWithTheirState(_ order: Order, _ child: Child) async throws {
    var rows: [Store<Identified<Int, Book.State>, Book.Action>] = []
    if order == .listFirst { rows = self.rows() }
    start(.own(.start(ended)))
    start(child.action(.start(ended)))
    if order == .effectsFirst { rows = self.rows() }
    let stores = controlled.perform { _ in [child.store(rows[0]), child.valueStore(rows[0])] }
    for _ in 0..<3 { change { _ in } }
    for store in stores {
      controlled.perform { _ in _ = store?.send(.increment) }
      #expect(controlled.perform { _ in store?.count } == child.count(in: controlled.state))
    }
    #expect(child.count(in: controlled.state) == 2)
    #expect(ended.value == [])

    change { child.remove(from: &$0) }
    #expect(ended.value == [child.id])
    let reports = await reports {
      controlled.perform { _ in for store in stores { store?.send(.increment) } }
    }
    #expect(reports.count == 2)
    let last = controlled.perform { _ in stores.map { $0?.count } }
    change { $0.books[id: 1]?.value = Book.State() }
    #expect(child.count(in: controlled.state) == 0)
    #expect(controlled.perform { _ in stores.map { $0?.count } } == last)

    change { $0.books = [] }
    #expect(ended.value == [child.id, 0])
  }

  @Test(arguments: Order.allCases)
  func aRowAndTheEffectsOfItsValueEndTogether(_ order: Order) async {
    var rows: [Store<Identified<Int, Book.State>, Book.Action>] = []
    if order == .listFirst { rows = self.rows() }
    start(.own(.start(ended)))
    if order == .effectsFirst { rows = self.rows() }
    change { $0.books.remove(id: 2) }
    #expect(ended.value == [])
    change { $0.books.remove(id: 1) }
    #expect(ended.value == [0])
    let last = controlled.perform { _ in rows[0].value.own.count }
    let reports = await reports {
      controlled.perform { _ in _ = rows[0].send(.own(.increment)) }
    }
    #expect(reports.count == 1)
    // Actions reach the row that has the id now.
    change { $0.books = [Identified(Book.State(), id: 1)] }
    controlled.perform { _ in rows[0].send(.own(.increment)) }
    #expect(controlled.state.books[id: 1]?.value.own.count == 1)
    #expect(controlled.perform { _ in rows[0].value.own.count } == last)
  }

  enum Order: CaseIterable { case listFirst, effectsFirst }

  /// A child of a book.
  enum Child: Int, CaseIterable {
    case stored = 1
    case computed, presented, row

    var id: Int { rawValue }

    func action(_ action: Leaf.Action) -> Book.Action {
      switch self {
      case .stored: .stored(action)
      case .computed: .computed(action)
      case .presented: .presented(.presented(action))
      case .row: .rows(.element(id: id, action: action))
      }
    }

    func store(_ row: Store<Identified<Int, Book.State>, Book.Action>) -> StoreOf<Leaf>? {
      switch self {
      case .stored: row.scope(state: \.value.stored, action: \.stored)
      case .computed: row.scope(state: \.computed, action: \.computed)
      case .presented:
        row.scope(state: \.value.presented, action: \.presented)
      case .row:
        row.scope(state: \.value.rows, action: \.rows).first?
          .scope(state: \.value, action: \.self)
      }
    }

    func valueStore(
      _ row: Store<Identified<Int, Book.State>, Book.Action>
    ) -> StoreOf<Leaf>? {
      let book = row.scope(state: \.value, action: \.self)
      return switch self {
      case .stored: book.scope(state: \.stored, action: \.stored)
      case .computed: book.scope(state: \.computed, action: \.computed)
      case .presented: book.scope(state: \.presented, action: \.presented)
      case .row:
        book.scope(state: \.rows, action: \.rows).first?.scope(state: \.value, action: \.self)
      }
    }

    func count(in state: Shelf.State) -> Int? {
      let book = state.books[id: 1]?.value
      return switch self {
      case .stored: book?.stored?.count
      case .computed: book?.computed?.count
      case .presented: book?.presented?.count
      case .row: book?.rows[id: id]?.value.count
      }
    }

    func remove(from state: inout Shelf.State) {
      switch self {
      case .stored: state.books[id: 1]?.value.stored = nil
      case .computed: state.books[id: 1]?.value.computed = nil
      case .presented: state.books[id: 1]?.value.presented = nil
      case .row: state.books[id: 1]?.value.rows = []
      }
    }
  }

  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      var title = "A title that is too long to be stored inline"
      var own = Leaf.State(id: 0)
      // Observed fields are computed properties; this is a stored one.
      @ObservationStateIgnored var stored: Leaf.State? = Leaf.State(id: 1)
      var computed: Leaf.State? = Leaf.State(id: 2)
      @Presents var presented: Leaf.State? = Leaf.State(id: 3)
      var rows: IdentifiedArrayOf<Identified<Int, Leaf.State>> = [
        Identified(Leaf.State(id: 4), id: 4)
      ]
    }
    enum Action {
      case own(Leaf.Action)
      case stored(Leaf.Action)
      case computed(Leaf.Action)
      case presented(PresentationAction<Leaf.Action>)
      case rows(IdentifiedAction<Int, Leaf.Action>)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.own, action: \.own) { Leaf() }
      EmptyReducer()
        .ifLet(\.stored, action: \.stored) { Leaf() }
        .ifLet(\.computed, action: \.computed) { Leaf() }
        .ifLet(\.$presented, action: \.presented) { Leaf() }
        .forEach(\.rows, action: \.rows) { Leaf() }
    }
  }

  @Reducer
  struct Shelf {
    @ObservableState
    struct State: Equatable {
      var books: IdentifiedArrayOf<Identified<Int, Book.State>> = [
        Identified(Book.State(), id: 1), Identified(Book.State(), id: 2),
      ]
    }
    enum Action {
      /// Changes the state outside of the operators.
      case change(@Sendable (inout State) -> Void)
      case books(IdentifiedAction<Int, Book.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.books, action: \.books) { Book() }
    }
  }
}
