import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct InspectorTests {
  @Test func aMoonShowsItsDetails() async {
    let store = TestStore(initialState: Moons.State()) { Moons() }
    await store.send(.portraitButtonTapped)
    await store.send(.moonTapped("Titan")) {
      $0.selection = "Titan"
      $0.isInspectorPresented = true
    }
    await store.send(.inspectorButtonTapped) { $0.isInspectorPresented = false }
    await store.send(.portraitButtonTapped) { $0.isPortraitPresented = true }
  }

  @Test func theInspectorFollowsTheSelection() throws {
    let view = ViewDriver { MoonsView(store: Store(initialState: Moons.State()) { Moons() }) }
    try view.button("Show details").tap()
    #expect(view.texts.contains("Select a moon"))
    try view.button("Titan Saturn").tap()
    #expect(view.texts.contains("5,150 km"))
  }

  @Test func aWindowOfAnotherNameSaysSo() {
    #expect(ViewDriver { MoonWindow(name: "Io") }.texts.contains("1.77 days"))
    #expect(ViewDriver { MoonWindow(name: "Elsewhere") }.texts.contains("Select a moon"))
  }
}
