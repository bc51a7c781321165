import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PostcardsTests {
  @Test func theNextPostcardReplacesTheFirstOne() async {
    let store = TestStore(initialState: Postcards.State(cities: ["a", "b", "c"])) { Postcards() }
    await store.send(.nextTapped) { $0.cities = ["b", "c", "a"] }
    await store.send(.binding(.set(\.style, .drop))) { $0.style = .drop }
  }

  @Test func onePostcardIsShown() throws {
    let store = Store(initialState: Postcards.State()) { Postcards() }
    let view = ViewDriver { PostcardsView(store: store) }
    #expect(view.texts.contains("Greetings from Lisbon"))
    try view.button("Next postcard").tap()
    #expect(view.texts.contains("Greetings from Oslo"))
    #expect(!view.texts.contains("Greetings from Lisbon"))
  }
}
