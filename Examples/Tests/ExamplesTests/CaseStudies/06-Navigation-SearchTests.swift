import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct BookSearchTests {
  @Test func thePartOfABookDecidesWhatIsFound() async {
    let store = TestStore(initialState: BookSearch.State()) { BookSearch() }
    await store.send(\.binding.query, "jane") { $0.query = "jane" }
    #expect(store.state.results.map(\.title) == ["Emma", "Persuasion", "Jane Eyre"])
    #expect(store.state.suggestions == ["Jane Austen", "Jane Eyre"])
    await store.send(\.binding.part, .titles) { $0.part = .titles }
    #expect(store.state.results.map(\.title) == ["Jane Eyre"])
    #expect(store.state.suggestions == ["Jane Eyre"])
  }

  @Test func aBookMatchesAllWords() async {
    let store = TestStore(initialState: BookSearch.State()) { BookSearch() }
    await store.send(\.binding.query, "Woolf") { $0.query = "Woolf" }
    await store.send(.searchSubmitted) {
      $0.query = ""
      $0.words = [BookSearch.Word(id: "Woolf")]
    }
    await store.send(.searchSubmitted)
    await store.send(\.binding.query, "wave") { $0.query = "wave" }
    #expect(store.state.results.map(\.title) == ["The Waves"])
  }

  @Test func theViewShowsResultsAndRemovesWords() throws {
    let store = Store(initialState: BookSearch.State()) { BookSearch() }
    let view = ViewDriver { BookSearchView(store: store) }
    try view.textField("Books").type("eliot")
    #expect(view.texts.contains("2 books"))
    try view.textField("Books").submit()
    try view.button("eliot").tap()
    #expect(view.texts.contains("9 books"))
  }
}
