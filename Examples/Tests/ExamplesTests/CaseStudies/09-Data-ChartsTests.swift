import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct SpendingTests {
  @Test func aSelectedMonthIsSummedByCategories() async {
    let store = TestStore(initialState: Spending.State()) { Spending() }
    #expect(store.state.totals.map(\.amount) == [5_600, 2_510, 1_430])
    await store.send(\.binding.selectedMonth, "Mar") { $0.selectedMonth = "Mar" }
    #expect(store.state.totals.map(\.amount) == [950, 440, 210])
    await store.send(\.binding.style, .sectors) {
      $0.style = .sectors
      $0.selectedMonth = nil
    }
  }

  @Test func aTripIsAnExpenseOfTheLastMonth() async {
    let store = TestStore(initialState: Spending.State()) { Spending() }
    await store.send(.tripAdded) { $0.expenses[17].amount = 860 }
  }

  @Test func eachStyleShowsAllExpenses() throws {
    let view = ViewDriver {
      SpendingView(store: Store(initialState: Spending.State()) { Spending() })
    }
    #expect(view.texts.contains("€1,430"))
    for style in Spending.Style.allCases.indices {
      try view.picker("Style").choose(style)
      #expect(view.texts.contains("Travel"))
    }
    try view.button("Add a trip").tap()
    #expect(view.texts.contains("€1,680"))
  }
}
