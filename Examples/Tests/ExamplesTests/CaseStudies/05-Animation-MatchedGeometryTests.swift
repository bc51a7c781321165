import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct StonesTests {
  @Test func aTappedTileIsOpenUntilItsCardIsClosed() async {
    let store = TestStore(initialState: Stones.State()) { Stones() }
    await store.send(.tileTapped("Topaz")) { $0.openID = "Topaz" }
    #expect(store.state.open?.origin == "Found in the Urals")
    await store.send(.closeTapped) { $0.openID = nil }
    #expect(store.state.open == nil)
  }

  @Test func theCardReplacesTheTilesUnderAnAnimation() throws {
    let view = ViewDriver { StonesView(store: Store(initialState: Stones.State()) { Stones() }) }
    try view.button("Ruby").tap()
    #expect(view.update().contains(.spring(duration: 0.6)))
    #expect(view.texts == ["Ruby", "Found in the marble of Mogok", "Close"])
    try view.button("Close").tap()
    #expect(view.texts.count == 6)
  }

  @Test func theFocusFollowsTheCard() throws {
    let view = ViewDriver { StonesView(store: Store(initialState: Stones.State()) { Stones() }) }
    try view.button("Emerald").tap()
    #expect(view.focusedLabel == "Close")
    try view.button("Close").tap()
    #expect(view.focusedLabel == "Emerald")
  }
}
