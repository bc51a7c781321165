import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct AppearanceTests {
  @Test func controlsChangeTheState() async {
    let store = TestStore(initialState: Appearance.State()) { Appearance() }
    await store.send(.set(\.progress, 0.5)) { $0.progress = 0.5 }
    await store.send(.set(\.isNotified, false)) { $0.isNotified = false }
    await store.send(.resetButtonTapped) { $0 = Appearance.State() }
  }

  @Test func theProgressIsShownAsAPercentage() {
    let store = Store(initialState: Appearance.State(progress: 0.25)) { Appearance() }
    let view = ViewDriver { AppearanceView(store: store) }
    #expect(view.texts.contains("25%"))
  }

  @Test func textsAreHiddenWhileTheyLoad() throws {
    let store = Store(initialState: Appearance.State()) { Appearance() }
    let view = ViewDriver { AppearanceView(store: store) }
    let headline = "A headline in capitals"
    #expect(view.texts.contains(headline))
    try view.toggle("Loading").set(true)
    #expect(!view.texts.contains(headline))
  }
}
