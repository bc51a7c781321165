import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ThrottlingTests {
  @Test(arguments: [true, false])
  func aLevelIsSavedAtMostOnceASecond(savesLatest: Bool) async {
    let clock = TestClock()
    var initialState = Throttling.State()
    initialState.savesLatest = savesLatest
    let store = TestStore(initialState: initialState) {
      Throttling()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.levelChanged(1)) { $0.level = 1 }
    await store.receive(.saved(1)) {
      $0.savedLevel = 1
      $0.saves = 1
    }
    for level in 2...4 {
      await store.send(.levelChanged(level)) { $0.level = level }
    }
    await clock.advance(by: .seconds(1))
    let saved = savesLatest ? 4 : 2
    await store.receive(.saved(saved)) {
      $0.savedLevel = saved
      $0.saves = 2
    }
    await clock.advance(by: .seconds(9))
    await store.finish()
  }

  @Test func viewShowsTheSavedLevel() throws {
    let store = Store(initialState: Throttling.State()) { Throttling() }
    let view = ViewDriver { ThrottlingView(store: store) }
    try view.toggle("Save the latest").set(false)
    #expect(!store.savesLatest)
    store.send(.saved(7))
    #expect(view.texts.contains("Level 7 is saved, after 1 times."))
  }
}
