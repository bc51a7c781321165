import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct SearchTests {
  @Test func aSearchStartsAfterAPause() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.regionClient.search = { ["About \($0)"] }
    }
    await store.send(.queryChanged("F")) { $0.query = "F" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("Fi")) { $0.query = "Fi" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.queryChanged("Fij")) { $0.query = "Fij" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.searchResponse(["About Fij"])) {
      $0.results = ["About Fij"]
      $0.searches = 1
    }
    await store.send(.queryChanged("Fiji")) { $0.query = "Fiji" }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func regionsAreFoundRegardlessOfAccents() async {
    let regions = RegionClient.liveValue
    #expect(await regions.search(text: "fiji") == ["Fiji"])
    #expect(await regions.search(text: "curacao") == ["Curaçao"])
    #expect(await regions.search(text: "nowhere") == [])
  }

  @Test func viewShowsTenResults() {
    var state = Search.State()
    state.results = (1...12).map { "Region \($0)" }
    let store = Store(initialState: state) { Search() }
    let view = ViewDriver { SearchView(store: store) }
    #expect(view.texts.filter { $0.hasPrefix("Region") }.count == 10)
    #expect(view.texts.contains("… and 2 more"))
  }
}
