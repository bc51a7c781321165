import ComposableArchitecture
@_spi(Renderer) import ComposableUI
@_spi(Benchmarks) import ComposableWeb

/// The cost of keeping a view up to date.
@MainActor
enum ViewBenchmarks {
  private static let count = 2_000

  /// One change among many rows.
  static func changes(_ table: inout Table) {
    let small = change(rows: 10)
    let large = change(rows: 1_000)
    table.add(
      "one field changed in a view of 1,000 rows: action, diff and patch", large, raw: small,
      of: "of 10 rows", factor: 1.5
    )
  }

  /// The memory that a body that is evaluated again and again leaves in the model that it reads.
  static func evaluations(_ table: inout Table) {
    let count = 1_000_000
    let store = Store(initialState: Note.State()) { Note() }
    let graph = ViewGraph(isolation: MainActor.shared) { NoteView(store: store) }
    func evaluate(_ count: Int) {
      for _ in 0..<count {
        store.send(.increment)
        precondition(graph.update().isEmpty)
      }
    }
    // What is allocated once belongs to no evaluation.
    evaluate(1_000)
    guard let before = Memory.allocated else { return }
    evaluate(count)
    guard let after = Memory.allocated else { return }
    let growth = (Double(after - before) / Double(count)).rounded()
    table.add(
      Table.Row(
        name: "memory of one of \(count) evaluations of a body whose field never changes",
        figure: "\(Int(growth)) B", raw: "—", ratio: "—", target: "0 B", isMet: growth <= 0
      )
    )
  }

  /// Bindings to a field of a store's state, against the field.
  static func bindings(_ table: inout Table) {
    @Bindable var store = Store(initialState: Note.State()) { Note() }
    var sum = 0
    let read = Measure.nanoseconds(count) { sum &+= store.number }
    let boundRead = Measure.nanoseconds(count) { sum &+= $store.number.wrappedValue }
    table.add("read `$store.number`", boundRead, raw: read, of: "`store.number`")

    let write = Measure.nanoseconds(count) {
      sum &+= 1
      store.number = sum
    }
    let boundWrite = Measure.nanoseconds(count) {
      sum &+= 1
      $store.number.wrappedValue = sum
    }
    table.add("write `$store.number`", boundWrite, raw: write, of: "`store.number`")
  }

  /// Nanoseconds that an action, its diff and its patch message take.
  private static func change(rows count: Int) -> Double {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    let store = Store(initialState: Rows.State(rows: rows)) { Rows() }
    let graph = ViewGraph(isolation: MainActor.shared) { RowsView(store: store) }
    var encoder = PatchEncoder()
    return Measure.nanoseconds(self.count) {
      store.send(.rows(.element(id: count / 2, action: .increment)))
      let diff = graph.update()
      let message = encoder.encode(diff, seq: 1, ack: nil, isShown: graph.isShown)
      precondition(diff.count == 1 && message.utf8.count < 200)
    }
  }
}

/// A view whose child is evaluated again for each number, and reads only the title.
private struct NoteView: View {
  let store: StoreOf<Note>

  var body: some View { TitleView(store: store, number: store.number) }
}

private struct TitleView: View {
  let store: StoreOf<Note>
  let number: Int

  var body: some View { Text(store.title) }
}

/// A title that stays, and a number that changes.
@Reducer
private struct Note {
  @ObservableState
  struct State {
    var title = "Title"
    var number = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case increment
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      if case .increment = action { state.number &+= 1 }
      return .none
    }
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    VStack {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
  }
}

private struct RowView: View {
  let store: StoreOf<Row>

  var body: some View { Text("\(store.count)") }
}
