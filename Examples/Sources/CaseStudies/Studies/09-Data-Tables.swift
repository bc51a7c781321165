import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let tables = CaseStudy(
    "Tables",
    """
    Mountains in a `Table`. The order and the selection are state: a header sorts the rows, the pointer and the arrow \
    keys select them, and the menu of a row is for all that are selected. A narrow window has room for the first \
    column.
    """
  ) {
    MountainsView(store: Store(initialState: Mountains.State()) { Mountains() })
  }
}

struct Mountain: Equatable, Identifiable {
  let name: String
  let country: String
  let height: Int
  var isClimbed = false

  var id: String { name }
}

@Reducer
struct Mountains {
  @ObservableState
  struct State: Equatable {
    var mountains: IdentifiedArrayOf<Mountain> = [
      Mountain(name: "Aconcagua", country: "Argentina", height: 6_961),
      Mountain(name: "Denali", country: "United States", height: 6_190),
      Mountain(name: "Elbrus", country: "Russia", height: 5_642),
      Mountain(name: "Everest", country: "Nepal", height: 8_849),
      Mountain(name: "Kilimanjaro", country: "Tanzania", height: 5_895),
      Mountain(name: "Mont Blanc", country: "France", height: 4_806),
      Mountain(name: "Puncak Jaya", country: "Indonesia", height: 4_884),
      Mountain(name: "Vinson", country: "Antarctica", height: 4_892),
    ]
    var selection: Set<Mountain.ID> = []
    var order = [KeyPathComparator(\Mountain.name)]

    var sorted: [Mountain] { mountains.sorted(using: order) }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case climbedTapped(Set<Mountain.ID>)
    case deleteTapped(Set<Mountain.ID>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .climbedTapped(let ids):
        for id in ids { state.mountains[id: id]?.isClimbed.toggle() }
        return .none

      case .deleteTapped(let ids):
        state.mountains.removeAll { ids.contains($0.id) }
        state.selection.subtract(ids)
        return .none
      }
    }
  }
}

struct MountainsView: View {
  @Bindable var store: StoreOf<Mountains>

  var body: some View {
    Table(store.sorted, selection: $store.selection, sortOrder: $store.order) {
      TableColumn("Mountain", value: \.name) { mountain in
        Label(mountain.name, systemImage: mountain.isClimbed ? "checkmark.circle.fill" : "circle")
      }
      TableColumn("Country", value: \.country)
      TableColumn("Height", value: \.height) { mountain in
        Text("\(mountain.height) m")
      }
      .alignment(.numeric)
    }
    .contextMenu(forSelectionType: Mountain.ID.self) { ids in
      Button("Climbed", systemImage: "checkmark") { store.send(.climbedTapped(ids)) }
      Button("Delete", systemImage: "trash", role: .destructive) { store.send(.deleteTapped(ids)) }
    } primaryAction: { ids in
      store.send(.climbedTapped(ids))
    }
    .frame(minHeight: 380)
  }
}

#Preview {
  MountainsView(store: Store(initialState: Mountains.State()) { Mountains() })
}
