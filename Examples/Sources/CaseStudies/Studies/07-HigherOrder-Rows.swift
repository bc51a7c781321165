import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let rows = CaseStudy(
    "Rows with effects",
    """
    A list in which each row is a feature with effects of its own. The parent's reducer runs the rows' with \
    `forEach`, and cancels the effects of a row that is removed. The identifier in the row's reducer can be the \
    same for all rows: it only cancels effects of its own row. Ask for several facts and remove a row that is \
    waiting.
    """
  ) {
    FactRowsView(store: Store(initialState: FactRows.State(count: 5)) { FactRows() })
  }
}

@Reducer
struct FactRows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<FactRow.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { FactRow.State(number: $0 + 1) })
    }
  }

  enum Action {
    case addButtonTapped
    case removeButtonTapped(id: FactRow.State.ID)
    case rows(IdentifiedActionOf<FactRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let highest = state.rows.map(\.number).max() ?? 0
        state.rows.append(FactRow.State(number: highest + 1))
        return .none

      case .removeButtonTapped(let id):
        state.rows.remove(id: id)
        return .none

      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { FactRow() }
  }
}

@Reducer
struct FactRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let number: Int
    var fact: String?
    var isAsking = false

    var id: Int { number }
  }

  enum Action {
    case factButtonTapped
    case factResponse(Result<String, any Error>)
  }

  @Dependency(\.factClient) var factClient

  private enum CancelID { case request }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        if state.isAsking {
          state.isAsking = false
          return .cancel(id: CancelID.request)
        }
        state.isAsking = true
        state.fact = nil
        return .run { [factClient, number = state.number] send in
          await send(.factResponse(Result { try await factClient.fetch(number: number) }))
        }
        .cancellable(id: CancelID.request)

      case .factResponse(let result):
        state.isAsking = false
        switch result {
        case .success(let fact): state.fact = fact
        case .failure(let error): state.fact = error.localizedDescription
        }
        return .none
      }
    }
  }
}

struct FactRowsView: View {
  let store: StoreOf<FactRows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        HStack {
          FactRowView(store: row)
          Spacer()
          Button("Remove \(row.number)", role: .destructive) {
            store.send(.removeButtonTapped(id: row.number), animation: .default)
          }
        }
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Button("Add a row") { store.send(.addButtonTapped, animation: .default) }
    }
  }
}

struct FactRowView: View {
  let store: StoreOf<FactRow>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("\(store.number)").bold().monospacedDigit()
        Button(store.isAsking ? "Cancel \(store.number)" : "Fact \(store.number)") {
          store.send(.factButtonTapped)
        }
        if store.isAsking { ProgressView() }
      }
      if let fact = store.fact {
        Text(fact).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  FactRowsView(store: Store(initialState: FactRows.State(count: 5)) { FactRows() })
}
