import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct MountainsTests {
  @Test func deletedRowsAreNoLongerSelected() async {
    let store = TestStore(initialState: Mountains.State()) { Mountains() }
    await store.send(\.binding.selection, ["Denali", "Elbrus"]) {
      $0.selection = ["Denali", "Elbrus"]
    }
    await store.send(.climbedTapped(["Denali"])) { $0.mountains[id: "Denali"]?.isClimbed = true }
    await store.send(.deleteTapped(["Denali"])) {
      $0.mountains.remove(id: "Denali")
      $0.selection = ["Elbrus"]
    }
  }

  @Test func aHeaderSortsTheRows() throws {
    let store = Store(initialState: Mountains.State()) { Mountains() }
    let view = ViewDriver { MountainsView(store: store) }
    let names = store.mountains.map(\.name)
    #expect(view.texts.filter(names.contains) == names)
    store.send(.binding(.set(\.order, [KeyPathComparator(\.height, order: .reverse)])))
    view.update()
    #expect(view.texts.first(where: names.contains) == "Everest")
  }
}
