import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ForEachTests {
  /// No view retains the store of a row, whose identity identifies the row.
  @Test func rowsKeepTheirIdentityWithUnretainedStores() {
    let store = Store(
      initialState: RowList.State(rows: [.init(id: 0), .init(id: 1), .init(id: 2)])
    ) {
      RowList()
    }
    let graph = ViewGraph(isolation: MainActor.shared) {
      VStack {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          Text("\(row.id): \(row.count)")
        }
      }
    }
    for round in 1...20 {
      store.send(.add)
      let patches = graph.update().map(\.patch)
      #expect(patches.count == 1, "Round \(round): \(patches)")
    }
  }
}

@Reducer private struct RowList {
  @ObservableState struct State {
    struct Row: Identifiable, Equatable {
      let id: Int
      var count = 0
    }
    var rows: IdentifiedArrayOf<Row>
  }
  enum Action {
    case add
    case rows(IdentifiedActionOf<RowFeature>)
  }
  struct RowFeature: Reducer {
    typealias State = RowList.State.Row
    enum Action {}
    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .add = action { state.rows.append(.init(id: state.rows.count)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { RowFeature() }
  }
}
