import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TourTests {
  @Test func theLastPageEndsTheTour() async {
    let store = TestStore(initialState: Tour.State()) { Tour() }
    await store.send(.nextTapped) { $0.page = .actions }
    await store.send(\.binding.page, .effects) { $0.page = .effects }
    await store.send(.nextTapped) { $0.isDone = true }
    await store.send(.againTapped) {
      $0.page = .state
      $0.isDone = false
    }
  }

  @Test func theButtonTurnsThePages() throws {
    let store = Store(initialState: Tour.State()) { Tour() }
    let view = ViewDriver { TourView(store: store) }
    try view.button("Next").tap()
    try view.button("Next").tap()
    #expect(store.page == .effects)
    try view.button("Done").tap()
    #expect(view.texts.contains("That was all"))
  }
}
