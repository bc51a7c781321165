import ComposableArchitecture
@_spi(Renderer) import ComposableUI
@_spi(Benchmarks) import ComposableWeb

/// What it costs to keep a view up to date.
@MainActor
enum ViewBenchmarks {
  private static let count = 2_000

  static func run(_ table: inout Table) {
    let small = change(rows: 10)
    let large = change(rows: 1_000)
    table.add(
      "one field changed in a view of 1,000 rows: action, diff and patch", large, raw: small,
      of: "of 10 rows", factor: 1.5
    )
  }

  /// Nanoseconds that an action, its diff and its patch message take.
  private static func change(rows count: Int) -> Double {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    let store = Store(initialState: Rows.State(rows: rows)) { Rows() }
    let graph = ViewGraph(isolation: MainActor.shared) { RowsView(store: store) }
    var encoder = PatchEncoder(rendering: graph.rendering)
    return Measure.nanoseconds(self.count) {
      store.send(.rows(.element(id: count / 2, action: .increment)))
      let diff = graph.update()
      precondition(diff.count == 1 && encoder.encode(diff, seq: 1, ack: nil).utf8.count < 200)
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
