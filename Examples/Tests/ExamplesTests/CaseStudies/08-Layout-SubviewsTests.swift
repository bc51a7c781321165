import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct DeckTests {
  @Test func theFirstCardGoesToTheEnd() async {
    let store = TestStore(initialState: Deck.State(cards: ["a", "b", "c"])) { Deck() }
    await store.send(.nextTapped) { $0.cards = ["b", "c", "a"] }
    await store.send(.binding(.set(\.isFanned, false))) { $0.isFanned = false }
  }

  @Test func theContainerShowsAllCards() throws {
    let view = ViewDriver { DeckView(store: Store(initialState: Deck.State()) { Deck() }) }
    let cards = ["Fire", "Moon", "Star", "Cloud", "Rain"]
    #expect(view.texts.filter(cards.contains) == cards)
    try view.button("Next card").tap()
    #expect(view.texts.filter(cards.contains) == ["Moon", "Star", "Cloud", "Rain", "Fire"])
  }
}
