import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import IdentifiedCollections
import Transactions

/// The page of the benchmarks in a browser, see `Benchmarks/pages`: as many rows as the environment
/// variable `ROWS` says, and the changes that are measured.
@main
struct RowsApp: App {
  /// The rows of all sessions, until they change them.
  private static let rows = IdentifiedArray.numbered(
    0..<(Int(ProcessInfo.processInfo.environment["ROWS"] ?? "") ?? 100))

  var body: some Scene {
    WindowGroup { RowsView(store: Self.store()) }
    WindowGroup(id: "list") { ListView(store: Self.store()) }
  }

  private static func store() -> StoreOf<RowsFeature> {
    Store(initialState: RowsFeature.State(rows: rows)) { RowsFeature() }
  }
}

@Reducer
struct RowsFeature {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row>
    var changes = 0
    var isSheetPresented = false
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
  }

  enum Action {
    case changeButtonTapped
    case changeFirstButtonTapped
    case closeButtonTapped
    case insertButtonTapped
    case openButtonTapped
    case removeButtonTapped
    case sheetPresented(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeButtonTapped:
        state.changes += 1
        state.rows[state.rows.count / 2].title = "Changed \(state.changes)"
      case .changeFirstButtonTapped:
        state.changes += 1
        state.rows[0].title = "Changed \(state.changes)"
      case .insertButtonTapped:
        let firstID = 1_000_000 + state.rows.count
        let new = IdentifiedArray.numbered(firstID..<firstID + state.rows.count)
        state.rows = IdentifiedArray(uniqueElements: new + state.rows)
      case .removeButtonTapped:
        state.rows.removeAll { $0.id.isMultiple(of: 2) }
      case .openButtonTapped: state.isSheetPresented = true
      case .closeButtonTapped: state.isSheetPresented = false
      case .sheetPresented(let isPresented): state.isSheetPresented = isPresented
      }
      return .none
    }
  }
}

struct RowsView: View {
  @Bindable var store: StoreOf<RowsFeature>

  var body: some View {
    VStack {
      HStack {
        Button("Change") { store.send(.changeButtonTapped) }
        Button("Open") { store.send(.openButtonTapped) }
        Button("Remove") { store.send(.removeButtonTapped, animation: .default) }
        Button("Insert") { store.send(.insertButtonTapped) }
      }
      VStack {
        ForEach(store.rows) { RowView(row: $0) }
      }
    }
    .sheet(isPresented: $store.isSheetPresented.sending(\.sheetPresented)) {
      VStack {
        Text("A sheet")
        Button("Close") { store.send(.closeButtonTapped) }
      }
    }
  }
}

/// The rows in a list, which creates those that the user sees.
struct ListView: View {
  let store: StoreOf<RowsFeature>

  var body: some View {
    List {
      Button("Count \(store.changes)") { store.send(.changeFirstButtonTapped) }
      ForEach(store.rows) { RowView(row: $0) }
    }
  }
}

/// A row of eleven nodes.
struct RowView: View {
  let row: RowsFeature.Row

  var body: some View {
    HStack {
      Image(systemName: "star")
      VStack(alignment: .leading) {
        Text(row.title).font(.headline)
        Text("Subtitle \(row.id)").foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(row.id)")
    }
  }
}

extension IdentifiedArray where ID == Int, Element == RowsFeature.Row {
  static func numbered(_ ids: Range<Int>) -> Self {
    Self(uniqueElements: ids.map { RowsFeature.Row(id: $0, title: "Row \($0)") })
  }
}
