import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let editableList = CaseStudy(
    "Editable list",
    """
    Rows are deleted and moved by the actions of `onDelete` and `onMove`, which the feature applies to its \
    collection. Edit shows the buttons of all rows; otherwise they are there for the row with the pointer or the \
    focus, or on a touchscreen when a row is swiped. The toolbar has a menu, the search field filters, and \
    refreshing waits for an effect.
    """
  ) {
    PackingListView(store: Store(initialState: PackingList.State()) { PackingList() })
  }
}

@Reducer
struct PackingList {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = PackingList.suggestions
    var query = ""

    var shownItems: IdentifiedArrayOf<Item> {
      query.isEmpty
        ? items : items.filter { $0.name.lowercased().contains(query.lowercased()) }
    }
  }

  struct Item: Equatable, Identifiable {
    let id: Int
    let name: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case clearButtonTapped
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case refreshed
    case sortButtonTapped
    case suggestionsResponse(IdentifiedArrayOf<Item>)
  }

  static let suggestions: IdentifiedArrayOf<Item> = [
    Item(id: 1, name: "Toothbrush"),
    Item(id: 2, name: "Passport"),
    Item(id: 3, name: "Book"),
    Item(id: 4, name: "Raincoat"),
  ]

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .clearButtonTapped:
        state.items = []
        return .none

      case .deleted(let offsets):
        // The offsets are those of the rows that are shown.
        for id in offsets.map({ state.shownItems[$0].id }) { state.items.remove(id: id) }
        return .none

      case .moved(let source, let destination):
        guard state.query.isEmpty else { return .none }
        state.items.move(fromOffsets: source, toOffset: destination)
        return .none

      case .refreshed:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.suggestionsResponse(Self.suggestions))
        }

      case .sortButtonTapped:
        state.items.sort { $0.name < $1.name }
        return .none

      case .suggestionsResponse(let items):
        for item in items where state.items[id: item.id] == nil { state.items.append(item) }
        return .none
      }
    }
  }
}

struct PackingListView: View {
  @Bindable var store: StoreOf<PackingList>

  var body: some View {
    List {
      ForEach(store.shownItems) { item in Text(item.name) }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, $1)) }
    }
    .searchable(text: $store.query, prompt: "Items")
    .refreshable { await store.send(.refreshed).finish() }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu("Actions") {
          Button("Sort by name") { store.send(.sortButtonTapped, animation: .default) }
          Button("Remove all", role: .destructive) {
            store.send(.clearButtonTapped, animation: .default)
          }
        }
      }
      ToolbarItem { EditButton() }
    }
  }
}

#Preview {
  NavigationStack {
    PackingListView(store: Store(initialState: PackingList.State()) { PackingList() })
  }
}
