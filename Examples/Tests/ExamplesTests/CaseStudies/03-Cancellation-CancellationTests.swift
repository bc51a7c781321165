import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct EffectsCancellationTests {
  private let clock = TestClock()

  /// A store whose facts arrive after a second.
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

  @Test func aFactIsShown() async {
    let store = store()
    await store.send(.stepperChanged(1)) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success, "1 is a number") {
      $0.isFactRequestInFlight = false
      $0.currentFact = "1 is a number"
    }
  }

  @Test func aFactIsShownHoweverLongItTakes() async {
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

  @Test func onlyTheLastOfSeveralRequestsIsAnswered() async {
    let store = store()
    for count in 1...2 {
      await store.send(.stepperChanged(count)) {
        $0.count = count
        $0.isFactRequestInFlight = false
      }
      await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.factResponse.success) {
      $0.isFactRequestInFlight = false
      $0.currentFact = "2 is a number"
    }
  }

  @Test func anErrorIsShownUntilTheNextRequest() async {
    struct Failure: LocalizedError {
      let errorDescription: String? = "The service failed."
    }
    let store = TestStore(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw Failure() }
    }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.receive(\.factResponse.failure) {
      $0.isFactRequestInFlight = false
      $0.errorMessage = "The service failed."
    }
    await store.send(.factButtonTapped) {
      $0.errorMessage = nil
      $0.isFactRequestInFlight = true
    }
    await store.receive(\.factResponse.failure) {
      $0.isFactRequestInFlight = false
      $0.errorMessage = "The service failed."
    }
  }

  @Test func theCancelButtonCancelsTheRequest() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.send(.cancelButtonTapped) { $0.isFactRequestInFlight = false }
    await clock.run()
    await store.finish()
  }

  @Test func theStepperCancelsTheRequest() async {
    let store = store()
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.send(.stepperChanged(1)) {
      $0.count = 1
      $0.isFactRequestInFlight = false
    }
    await clock.run()
    await store.finish()
  }

  @Test func theStepperRemovesTheFact() async {
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

  @Test func aSecondRequestReplacesTheFirst() async {
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

  @Test func viewShowsProgressAndTheFact() async throws {
    let requests = LockIsolated(0)
    let store = Store(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { number in
        let isFirst = requests.withValue { requests in
          requests += 1
          return requests == 1
        }
        if isFirst { try await Task.never() }
        return "\(number) is the first prime"
      }
    }
    let view = ViewDriver { EffectsCancellationView(store: store) }
    try view.stepper("0").increment()
    try view.stepper("1").increment()
    #expect(view.texts.contains("2"))
    try view.button("Get fact").tap()
    #expect(view.description.contains("Progress"))
    try view.button("Cancel").tap()
    #expect(!view.description.contains("Progress"))

    let task = store.send(.factButtonTapped)
    #expect(view.description.contains("Progress"))
    await task.finish()
    #expect(view.texts.contains("2 is the first prime"))
    try view.stepper("2").decrement()
    #expect(!view.texts.contains("2 is the first prime"))
  }

  @Test func viewOpensTheServiceOfTheFacts() throws {
    let store = Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
    let view = ViewDriver { EffectsCancellationView(store: store) }
    try view.button("Number facts provided by numbersapi.com").tap()
    #expect(view.openedURLs.map(\.absoluteString) == ["http://numbersapi.com"])
  }
}
