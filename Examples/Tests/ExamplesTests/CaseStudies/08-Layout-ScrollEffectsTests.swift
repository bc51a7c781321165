import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TrailsTests {
  @Test func aTrailIsPlannedUntilItIsTappedAgain() async {
    let store = TestStore(initialState: Trails.State()) { Trails() }
    await store.send(.trailTapped("Coast path")) { $0.plan = ["Coast path"] }
    await store.send(.trailTapped("Birch forest")) { $0.plan = ["Coast path", "Birch forest"] }
    await store.send(.trailTapped("Coast path")) { $0.plan = ["Birch forest"] }
    await store.send(\.binding.cardsInView, 3) { $0.cardsInView = 3 }
  }

  @Test func thePlanHasTheTrailsInTheirOrder() throws {
    let view = ViewDriver { TrailsView(store: Store(initialState: Trails.State()) { Trails() }) }
    #expect(view.texts.contains("No trails"))
    try view.button("Eagle rock").tap()
    try view.button("Alpine lake").tap()
    #expect(view.texts.contains("Eagle rock and Alpine lake"))
    try view.toggle("Fade at the edges").set(false)
    try view.stepper("Cards in view: 2").increment()
    #expect(view.texts.filter(Trails.State().names.contains).count == 8)
  }
}
