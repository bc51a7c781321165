import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct FactRowsTests {
  @Test func removingARowCancelsItsRequestOnly() async {
    let clock = TestClock()
    let store = TestStore(initialState: FactRows.State(count: 2)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is a number"
      }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 2].factButtonTapped) { $0.rows[id: 2]?.isAsking = true }
    await store.send(.removeButtonTapped(id: 1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].factResponse.success) {
      $0.rows[id: 2]?.isAsking = false
      $0.rows[id: 2]?.fact = "2 is a number"
    }
  }

  @Test func aSecondTapCancelsTheRequest() async {
    let store = TestStore(initialState: FactRows.State(count: 1)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = true }
    await store.send(\.rows[id: 1].factButtonTapped) { $0.rows[id: 1]?.isAsking = false }
    await store.finish()
  }

  @Test func aNewRowHasTheNextNumber() async {
    let store = TestStore(initialState: FactRows.State(count: 1)) { FactRows() }
    await store.send(.addButtonTapped) { $0.rows.append(FactRow.State(number: 2)) }
    await store.send(.removeButtonTapped(id: 1)) { $0.rows.remove(id: 1) }
    await store.send(.addButtonTapped) { $0.rows.append(FactRow.State(number: 3)) }
  }

  @Test func viewAddsAndRemovesRows() throws {
    let store = Store(initialState: FactRows.State(count: 2)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    let view = ViewDriver { FactRowsView(store: store) }
    try view.button("Fact 1").tap()
    try view.button("Remove 2").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Fact 2") }
    try view.button("Cancel 1").tap()
    try view.button("Add a row").tap()
    _ = try view.button("Fact 2")
  }
}
