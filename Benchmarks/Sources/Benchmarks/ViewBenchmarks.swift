import ComposableArchitecture
import ComposableUI

/// What it costs to keep a view up to date.
@MainActor
enum ViewBenchmarks {
  private static let count = 2_000

  static func run(_ table: inout Table) {
    let small = change(rows: 10)
    let large = change(rows: 1_000)
    table.add(
      "update of a view of 1,000 rows after a change of one field", large, raw: small,
      of: "of 10 rows", factor: 1.5
    )
  }

  /// Nanoseconds that an action and the diff that it makes take.
  private static func change(rows count: Int) -> Double {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    let store = Store(initialState: Rows.State(rows: rows)) { Rows() }
    let graph = ViewGraph(isolation: MainActor.shared) { RowsView(store: store) }
    return Measure.nanoseconds(self.count) {
      store.send(.rows(.element(id: count / 2, action: .increment)))
      precondition(graph.update().count == 1)
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
