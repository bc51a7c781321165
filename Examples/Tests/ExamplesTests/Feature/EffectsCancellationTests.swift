import CaseStudies
import ComposableArchitecture
import Testing

@MainActor
@Suite struct EffectsCancellationTests {
  private let clock = TestClock()

  /// A store whose facts take a second.
  private func store() -> TestStoreOf<EffectsCancellation> {
    TestStore(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { [clock] number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is a number"
      }
    }
  }

  @Test func factIsShownWhenItComes() async {
    let store = store()
    await store.send(.stepperChanged(1)) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success, "1 is a number") {
      $0.isFactRequestInFlight = false
      $0.currentFact = "1 is a number"
    }
  }

  @Test func factIsShownHoweverLongItTakes() async {
    let store = TestStore(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      let clock = TestClock(.autojump)
      $0.factClient.fetch = { number in
        try await clock.sleep(for: .seconds(3_600))
        return "\(number) is a number"
      }
    }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.receive(\.factResponse.success) {
      $0.isFactRequestInFlight = false
      $0.currentFact = "0 is a number"
    }
  }

  @Test func aVisitEndsWithAFact() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.stepperChanged(1))
    await store.send(.factButtonTapped)
    await store.send(.stepperChanged(2))
    await store.send(.factButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success)
    store.assert { $0.currentFact = "2 is a number" }
  }

  @Test func failureIsShownUntilTheNextRequest() async {
    let store = TestStore(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw FactError.status(503) }
    }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.receive(\.factResponse.failure) {
      $0.isFactRequestInFlight = false
      $0.errorMessage = "The fact service answered with HTTP status 503."
    }
    await store.send(.factButtonTapped) {
      $0.errorMessage = nil
      $0.isFactRequestInFlight = true
    }
    await store.receive(\.factResponse.failure) {
      $0.isFactRequestInFlight = false
      $0.errorMessage = "The fact service answered with HTTP status 503."
    }
  }

  @Test func cancelButtonEndsTheRequest() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.send(.cancelButtonTapped) { $0.isFactRequestInFlight = false }
    await clock.run()
    await store.finish()
  }

  @Test func stepperEndsTheRequest() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.send(.stepperChanged(1)) {
      $0.count = 1
      $0.isFactRequestInFlight = false
    }
    await clock.run()
    await store.finish()
  }

  @Test func stepperTakesAwayWhatWasSaidOfTheOldNumber() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success) {
      $0.isFactRequestInFlight = false
      $0.currentFact = "0 is a number"
    }
    await store.send(.stepperChanged(-1)) {
      $0.count = -1
      $0.currentFact = nil
    }
  }

  @Test func askingAgainBeginsAnew() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await clock.advance(by: .milliseconds(900))
    await store.send(.factButtonTapped)
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.factResponse.success) {
      $0.isFactRequestInFlight = false
      $0.currentFact = "0 is a number"
    }
  }

  @Test func cancelWithoutARequestChangesNothing() async {
    let store = store()
    await store.send(.cancelButtonTapped)
  }
}
