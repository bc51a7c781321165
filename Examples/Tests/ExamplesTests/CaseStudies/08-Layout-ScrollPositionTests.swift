import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PanoramaTests {
  @Test func theHourStaysInTheDay() async {
    let store = TestStore(initialState: Panorama.State(hour: 22)) { Panorama() }
    await store.send(.laterTapped) { $0.hour = 23 }
    await store.send(.laterTapped)
    await store.send(.binding(.set(\.hour, 0))) { $0.hour = 0 }
    await store.send(.earlierTapped)
    await store.send(.laterTapped) { $0.hour = 1 }
  }
}
