import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct EditableListTests {
  @Test func rowsAreDeletedAndMoved() async {
    let store = TestStore(initialState: PackingList.State()) { PackingList() }
    await store.send(.deleted([1])) { $0.items.remove(id: 2) }
    await store.send(.moved([2], 0)) {
      $0.items.remove(id: 4)
      $0.items.insert(PackingList.Item(id: 4, name: "Raincoat"), at: 0)
    }
    await store.send(.sortButtonTapped) { $0.items.sort { $0.name < $1.name } }
    await store.send(.clearButtonTapped) { $0.items = [] }
  }

  @Test func aFilteredRowIsDeletedByItsPlaceAmongTheVisibleOnes() async {
    let store = TestStore(initialState: PackingList.State(query: "oo")) { PackingList() }
    #expect(store.state.shownItems.map(\.name) == ["Toothbrush", "Book"])
    await store.send(.deleted([1])) { $0.items.remove(id: 3) }
  }

  @Test func refreshingAddsMissingSuggestions() async {
    let clock = TestClock()
    let store = TestStore(initialState: PackingList.State()) {
      PackingList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.deleted([0])) { $0.items.remove(id: 1) }
    await store.send(.refreshed)
    await clock.advance(by: .seconds(1))
    await store.receive(\.suggestionsResponse) {
      $0.items.append(PackingList.Item(id: 1, name: "Toothbrush"))
    }
  }
}
