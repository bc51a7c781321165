import ComposableArchitecture
import ComposableUI
import DependenciesTestSupport
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ObservableObjectTests {
  private let queue = DispatchQueue.test

  private func withQueue<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      try operation()
    }
  }

  @Test func aSearchStartsAfterAPause() async {
    let search = withQueue { CountrySearch(names: ["Fiji", "Finland", "Gabon"]) }
    search.query = "f"
    await queue.advance(by: .milliseconds(299))
    search.query = "fi"
    await queue.advance(by: .milliseconds(299))
    #expect(search.results == [])
    await queue.advance(by: .milliseconds(1))
    #expect(search.results == ["Fiji", "Finland"])
    search.query = ""
    await queue.advance(by: .milliseconds(300))
    #expect(search.results == [])
  }

  @Test func theScreenShowsTheResultsAndTheFavorites() async throws {
    let store = Store(initialState: Favorites.State()) { Favorites() }
    let view = withQueue { ViewDriver { CountrySearchView(store: store) } }
    try view.textField("Country").type("fiji")
    #expect(!view.texts.contains("Found"))
    await queue.advance(by: .milliseconds(300))
    #expect(view.texts.contains("Found"))
    #expect(view.texts.contains("1 searches"))

    try view.button("Fiji").tap()
    #expect(store.names == ["Fiji"])
    try view.textField("Country").type("")
    await queue.advance(by: .milliseconds(300))
    #expect(view.texts.suffix(2) == ["Favorites", "Fiji"])
    #expect(view.texts.contains("2 searches"))
  }

  @Test func aFavoriteIsRemovedWithItsButton() async {
    let store = TestStore(initialState: Favorites.State()) { Favorites() }
    await store.send(.favoriteButtonTapped("Fiji")) { $0.names = ["Fiji"] }
    await store.send(.favoriteButtonTapped("Fiji")) { $0.names = [] }
  }
}
