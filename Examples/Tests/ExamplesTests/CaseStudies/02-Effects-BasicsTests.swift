import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct EffectsBasicsTests {
  @Test func eachDelayedAdditionArrivesAfterASecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.addLaterButtonTapped) { $0.pendingAdditions = 1 }
    await clock.advance(by: .milliseconds(500))
    await store.send(.addLaterButtonTapped) { $0.pendingAdditions = 2 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.delayElapsed) {
      $0.count = 10
      $0.pendingAdditions = 1
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.delayElapsed) {
      $0.count = 20
      $0.pendingAdditions = 0
    }
  }

  @Test func aFactIsShownUntilTheNumberChanges() async {
    let store = TestStore(initialState: EffectsBasics.State(count: 7)) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a number" }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse) {
      $0.fact = "7 is a number"
      $0.isLoading = false
    }
    await store.send(.countChanged(8)) { $0.count = 8 }
    await store.receive(\.factOutdated) { $0.fact = nil }
    #expect(store.transaction.animation == .default)
  }

  @Test func aFailureIsShownUntilTheNextRequest() async {
    struct Outage: LocalizedError {
      var errorDescription: String? { "The service is down." }
    }
    let isDown = LockIsolated(true)
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { number in
        if isDown.value { throw Outage() }
        return "\(number) is a number"
      }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse) {
      $0.errorMessage = "The service is down."
      $0.isLoading = false
    }
    isDown.setValue(false)
    await store.send(.factButtonTapped) {
      $0.errorMessage = nil
      $0.isLoading = true
    }
    await store.receive(\.factResponse) {
      $0.fact = "0 is a number"
      $0.isLoading = false
    }
  }

  @Test func aFactAboutAnEarlierNumberIsIgnored() async {
    let clock = TestClock()
    let store = TestStore(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is a number"
      }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.send(.countChanged(1)) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse) { $0.isLoading = false }
  }

  @Test func viewShowsThatAFactIsLoadingAndThenTheFact() async throws {
    let store = Store(initialState: EffectsBasics.State()) {
      EffectsBasics()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a number" }
    }
    let view = ViewDriver { EffectsBasicsView(store: store) }
    try view.stepper("Number: 0").increment()
    let request = store.send(.factButtonTapped)
    #expect(view.texts.contains("Loading…"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Get fact").tap() }
    await request.finish()
    #expect(view.texts.contains("1 is a number"))
    #expect(!view.texts.contains("Loading…"))
  }
}
