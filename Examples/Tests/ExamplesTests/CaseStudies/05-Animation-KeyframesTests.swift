import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct HeartTests {
  @Test func beatsAreCounted() async {
    let store = TestStore(initialState: Heart.State()) { Heart() }
    await store.send(.beatTapped) { $0.beats = 1 }
    await store.send(.beatTapped) { $0.beats = 2 }
  }
}
