import ComposableArchitecture
import Testing

@testable import CaseStudies

/// A fact is only shown beside its own number, in whatever order the answers arrive.
@MainActor
@Suite struct EffectsCancellationRaceTests {
  /// The case study without cancellation.
  @Reducer
  struct UncancelledFacts {
    typealias State = EffectsCancellation.State
    typealias Action = EffectsCancellation.Action
    @Dependency(\.factClient) var factClient

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .cancelButtonTapped:
          state.isFactRequestInFlight = false
          return .none
        case .stepperChanged(let count):
          state.count = count
          state.currentFact = nil
          return .none
        case .factButtonTapped:
          state.isFactRequestInFlight = true
          return .run { [count = state.count, factClient] send in
            await send(.factResponse(Result { try await factClient.fetch(number: count) }))
          }
        case .factResponse(let result):
          state.isFactRequestInFlight = false
          state.currentFact = try? result.get()
          return .none
        }
      }
    }
  }

  private struct WrongNumber: Error {}

  /// Requests facts and changes the number, in many orders.
  private func explore(
    _ search: ScheduleSearch,
    @ReducerBuilder<EffectsCancellation.State, EffectsCancellation.Action>
    _ feature: @escaping () -> some Reducer<EffectsCancellation.State, EffectsCancellation.Action>
  ) async throws -> Exploration {
    try await TestStoreOf<EffectsCancellation>.explore(
      search, initialState: EffectsCancellation.State(), reducer: feature
    ) {
      $0.factClient.fetch = { "\($0) is a number" }
    } invariant: { state in
      guard state.currentFact ?? "\(state.count) is a number" == "\(state.count) is a number" else {
        throw WrongNumber()
      }
    } scenario: { store in
      await store.send(.factButtonTapped)
      await store.send(.stepperChanged(1))
      await store.send(.factButtonTapped)
      await store.send(.cancelButtonTapped)
    }
  }

  @Test func anOrdinaryTestDoesNotFindTheRace() async {
    let store = TestStore(initialState: EffectsCancellation.State()) {
      UncancelledFacts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a number" }
    }
    await store.send(.factButtonTapped) { $0.isFactRequestInFlight = true }
    await store.receive(\.factResponse.success) {
      $0.isFactRequestInFlight = false
      $0.currentFact = "0 is a number"
    }
    await store.send(.stepperChanged(1)) {
      $0.count = 1
      $0.currentFact = nil
    }
  }

  @Test func anExplorationFindsTheAnswerThatComesTooLate() async throws {
    try await withKnownIssue {
      let exploration = try await explore(.exhaustive(preemptions: 2)) { UncancelledFacts() }
      let schedule = try #require(exploration.failingSchedule)
      let again = try await explore(.replay(schedule)) { UncancelledFacts() }
      #expect(again.failingSchedule == schedule)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("The invariant does not hold: WrongNumber()") }
    }
  }

  @Test func theCaseStudyHasNoRaceInAnyOrder() async throws {
    let exploration = try await explore(.exhaustive(preemptions: 100)) { EffectsCancellation() }
    #expect(exploration.isComplete)
    #expect(exploration.schedules > 100)
  }
}
