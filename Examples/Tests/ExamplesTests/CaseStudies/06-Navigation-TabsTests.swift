import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct TabsTests {
  @Test func anActionOfATabSelectsAnotherTab() async {
    let store = TestStore(initialState: Tabs.State()) { Tabs() }
    await store.send(.first(.incrementButtonTapped)) { $0.first.count = 1 }
    await store.send(.otherTabButtonTapped) { $0.selectedTab = .second }
    await store.send(.set(\.selectedTab, .first)) { $0.selectedTab = .first }
  }
}
