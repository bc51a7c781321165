import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let recursion = CaseStudy(
    "Recursion",
    """
    A feature that contains itself: an outline whose rows are outlines. Its state has rows of the same \
    type, its actions have a case for the rows' actions, and `forEach` runs `Self()` on each row. The view \
    of the rows contains itself, too. Add, rename and remove rows at any depth: removing a row removes \
    all rows in it.
    """
  ) {
    OutlineView(store: Store(initialState: .packingList) { Outline() })
  }
}

@Reducer
struct Outline {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    /// The number of outlines around this one.
    var depth = 0
    var rows: IdentifiedArrayOf<Outline.State> = []

    /// The number of rows at all depths.
    var rowCount: Int { rows.reduce(rows.count) { $0 + $1.rowCount } }
    /// A limit, as the reducer and the view call themselves once for each level.
    var canContainRows: Bool { depth < 6 }
    var displayTitle: String { title.isEmpty ? "Untitled" : title }
  }

  enum Action: Equatable {
    case addButtonTapped
    case removeButtonTapped
    indirect case rows(IdentifiedActionOf<Outline>)
    case titleChanged(String)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard state.canContainRows else { return .none }
        state.rows.append(State(id: uuid(), depth: state.depth + 1))
        return .none

      case .rows(.element(id: let id, action: .removeButtonTapped)):
        state.rows.remove(id: id)
        return .none

      case .removeButtonTapped, .rows:
        // The outline that contains a row removes it.
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Self() }
  }
}

extension Outline.State {
  static let packingList = Self(
    id: UUID(0),
    title: "Packing list",
    rows: [
      Self(
        id: UUID(1), title: "Clothes", depth: 1,
        rows: [
          Self(id: UUID(2), title: "Socks", depth: 2),
          Self(id: UUID(3), title: "Raincoat", depth: 2),
        ]
      ),
      Self(id: UUID(4), title: "Passport", depth: 1),
    ]
  )
}

struct OutlineView: View {
  let store: StoreOf<Outline>

  var body: some View {
    Form {
      Section {
        OutlineRows(store: store)
        Button("Add a row") { store.send(.addButtonTapped, animation: .default) }
      } header: {
        Text(store.displayTitle)
      } footer: {
        Text("Rows at all depths: \(store.rowCount)")
      }
    }
  }
}

/// The rows of an outline, each followed by its own rows.
struct OutlineRows: View {
  let store: StoreOf<Outline>

  var body: some View {
    ForEach(store.scope(state: \.rows, action: \.rows)) { row in
      OutlineRow(store: row)
      OutlineRows(store: row)
    }
  }
}

struct OutlineRow: View {
  @Bindable var store: StoreOf<Outline>

  var body: some View {
    HStack {
      TextField("Title", text: $store.title.sending(\.titleChanged))
      if store.canContainRows {
        Button {
          store.send(.addButtonTapped, animation: .default)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add a row to \(store.displayTitle)")
      }
      Button(role: .destructive) {
        store.send(.removeButtonTapped, animation: .default)
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Remove \(store.displayTitle)")
    }
    .buttonStyle(.borderless)
    .padding(.leading, CGFloat(store.depth - 1) * 20)
  }
}

#Preview {
  OutlineView(store: Store(initialState: .packingList) { Outline() })
}
