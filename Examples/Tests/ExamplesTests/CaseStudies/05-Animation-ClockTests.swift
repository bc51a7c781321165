import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ClockTests {
  @Test func theTimeIsThatOfTheButton() async {
    let times = [Date(timeIntervalSince1970: 60), Date(timeIntervalSince1970: 90)]
    let store = TestStore(initialState: ClockFeature.State()) { ClockFeature() }
    store.dependencies.date.now = times[0]
    await store.send(.noteTapped) { $0.times = [times[0]] }
    store.dependencies.date.now = times[1]
    await store.send(.noteTapped) { $0.times = times }
  }
}
