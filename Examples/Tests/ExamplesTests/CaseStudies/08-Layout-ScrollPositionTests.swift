import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PanoramaTests {
  @Test func theHourStaysInTheDay() async {
    let store = TestStore(initialState: Panorama.State(hour: 21)) { Panorama() }
    await store.send(.laterTapped) { $0.hour = 22 }
    await store.send(.laterTapped)
    await store.send(.binding(.set(\.hour, 6))) { $0.hour = 6 }
    await store.send(.earlierTapped)
    await store.send(.laterTapped) { $0.hour = 7 }
  }
}
