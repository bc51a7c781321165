import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct LongListTests {
  @Test func entriesAreMarkedAndRecorded() async {
    let store = TestStore(initialState: Logbook.State(entries: [3, 2, 1])) { Logbook() }
    await store.send(.entryTapped(2)) { $0.marked = [2] }
    await store.send(.entryTapped(3)) { $0.marked = [2, 3] }
    await store.send(.entryTapped(2)) { $0.marked = [3] }
    await store.send(.recordButtonTapped) {
      $0.entries = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    }
    await store.send(\.binding.showsMarkedOnly, true) { $0.showsMarkedOnly = true }
    #expect(store.state.shownEntries == [3])
  }

  @Test func onlyVisibleRowsAreCreated() throws {
    let store = Store(initialState: Logbook.State()) { Logbook() }
    let view = ViewDriver(createsRowsLazily: true) { LogbookView(store: store) }
    _ = try view.button("Entry 100,000")
    #expect(throws: (any Error).self) { try view.button("Entry 50,000") }
    try view.scroll(toRows: 50_000..<50_020)
    try view.button("Entry 49,990").tap()
    #expect(store.marked == [49_990])
    try view.button("Record ten entries").tap()
    _ = try view.button("Entry 49,990 Marked")
  }
}
