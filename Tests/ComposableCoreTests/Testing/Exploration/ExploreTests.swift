import ComposableCore
import Foundation
import Testing

@testable import ComposableTestSupport

/// Explorations that find the schedule in which a race fails, and replay it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExploreTests {
  /// A search while the user types; an empty query clears the results.
  @Reducer
  struct Search {
    struct State: Equatable {
      var query = ""
      var results: [String] = []
    }
    enum Action: Equatable {
      case queryChanged(String)
      case response([String])
    }
    enum CancelID { case search }
    @Dependency(\.search) var search
    var forgetsToCancel = false
    static let runLine = #line + 10

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(""):
          state = State()
          return forgetsToCancel ? .none : .cancel(id: CancelID.search)
        case .queryChanged(let query):
          state = State(query: query)
          let effect = Effect<Action>.run { send in
            await send(.response(await search(query)))
          }
          return forgetsToCancel
            ? effect : effect.cancellable(id: CancelID.search, cancelInFlight: true)
        case .response(let results):
          state.results = results
          return .none
        }
      }
    }
  }

  struct Stale: Error {}

  private func explore(
    _ search: ScheduleSearch, _ feature: Search
  ) async throws -> Exploration {
    try await TestStoreOf<Search>.explore(search, initialState: Search.State()) {
      feature
    } withDependencies: {
      $0.search = { [$0] }
    } invariant: { state in
      guard state.results.isEmpty || state.results == [state.query] else { throw Stale() }
    } scenario: { store in
      await store.send(.queryChanged("a"))
      await store.send(.queryChanged("ab"))
      await store.send(.queryChanged(""))
    }
  }

  private let racy = Search(forgetsToCancel: true)
  private let sound = Search()

  @Test func aPlainTestDoesNotFindTheRace() async {
    let store = TestStore(initialState: Search.State()) {
      racy
    } withDependencies: {
      $0.search = { [$0] }
    }
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await store.receive(.response(["a"])) { $0.results = ["a"] }
    await store.send(.queryChanged("")) { $0 = Search.State() }
  }

  @Test func anExhaustiveSearchFindsTheRace() async throws {
    let reports = try await interceptedReports {
      let exploration = try await explore(.exhaustive(preemptions: 2), racy)
      #expect(exploration.failingSchedule != nil)
      #expect(!exploration.isComplete)
    }
    #expect(reports.count == 1)
    let message = try #require(reports.first)
    #expect(
      message.text == """
        The scenario failed. Schedules run: 8. Failure of the shortest failing schedule found:

          The invariant does not hold: Stale()

        Reduced actions:

          sent ExploreTests.Search.Action.queryChanged("a")
          received ExploreTests.Search.Action.response(
            [
              [0]: "a"
            ]
          ) from the effect at ComposableCoreTests/ExploreTests.swift:\(Search.runLine)
          sent ExploreTests.Search.Action.queryChanged("ab")
          sent ExploreTests.Search.Action.queryChanged("")
          received ExploreTests.Search.Action.response(
            [
              [0]: "ab"
            ]
          ) from the effect at ComposableCoreTests/ExploreTests.swift:\(Search.runLine)

        Run this schedule alone with '.replay("5:1")'.
        """
    )
  }

  @Test func aFailingScheduleCanBeReplayed() async throws {
    var failing = ""
    let reports = try await interceptedReports {
      failing = try await explore(.exhaustive(preemptions: 2), racy).failingSchedule ?? "none"
      let again = try await explore(.replay(failing), racy)
      #expect(again.schedules == 1)
      #expect(again.failingSchedule == failing)
    }
    #expect(reports.count == 2)
    let first = reports[0].text.components(separatedBy: "Reduced actions")
    let second = reports[1].text.components(separatedBy: "Reduced actions")
    #expect(first.last == second.last)
  }

  @Test func theCorrectFeaturePassesAllSchedules() async throws {
    let exploration = try await explore(.exhaustive(preemptions: 100), sound)
    #expect(exploration.isComplete)
    #expect(exploration.schedules > 10)
    #expect(exploration.failingSchedule == nil)
  }

  @Test func aBoundedSearchIsNotComplete() async throws {
    let exploration = try await explore(.exhaustive(preemptions: 0), sound)
    #expect(exploration.schedules == 1)
    #expect(!exploration.isComplete)
  }

  @Test func theSameSeedGivesTheSameRun() async throws {
    var failing: [String?] = []
    let reports = try await interceptedReports {
      for _ in 0..<2 {
        failing.append(
          try await explore(.random(seed: 7, count: 500), racy).failingSchedule
        )
      }
    }
    #expect(failing[0] != nil)
    #expect(failing[0] == failing[1])
    #expect(reports.map(\.text).first == reports.map(\.text).last)
  }

  @Test func theCorrectFeaturePassesRandomSchedules() async throws {
    let exploration = try await explore(.random(seed: 7, count: 40), sound)
    #expect(exploration.schedules == 40)
    #expect(!exploration.isComplete)
    #expect(exploration.failingSchedule == nil)
  }

  @Test func aScheduleOfAnotherScenarioRunsAsFarAsItApplies() async throws {
    let exploration = try await explore(.replay("0:9,500:3"), sound)
    #expect(exploration.schedules == 1)
  }

  @Test func aScenarioThatThrowsBeforeItsFirstActionFails() async throws {
    let reports = try await interceptedReports {
      try await TestStoreOf<Search>.explore(
        .exhaustive(preemptions: 1), initialState: Search.State()
      ) {
        sound
      } scenario: { _ in
        throw Stale()
      }
    }
    #expect(
      try #require(reports.first).mentions(
        "The scenario threw an error: Stale()", "No action was reduced."))
  }

  @Test func sleepingEffectsResumeWhenNothingElseCanRun() async throws {
    let exploration = try await TestStore<[Int], Int>.explore(
      .exhaustive(preemptions: 100), initialState: []
    ) {
      @Dependency(\.continuousClock) var clock
      Reduce { state, action in
        state.append(action)
        guard action > 0 else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(action))
          await send(-action)
        }
      }
    } withDependencies: {
      $0.continuousClock = TestClock(.autojump)
    } invariant: { state in
      guard !state.contains(-2) || state.contains(-1) else { throw Stale() }
    } scenario: { store in
      await store.send(2)
      await store.send(1)
      await store.finish()
      guard await store.state.count == 4 else { throw Stale() }
    }
    #expect(exploration.isComplete)
  }

  @Test func aScenarioThatPollsForeverFails() async throws {
    let reports = try await interceptedReports {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 0), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { store in
        while await store.state == 0 { await Task.yield() }
      }
    }
    #expect(
      try #require(reports.first).mentions("The scenario did not become idle within 100000 jobs."))
  }

  @Test func effectsRunOnAfterTheScenario() async throws {
    let reports = try await interceptedReports {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 0), initialState: 0) {
        @Dependency(\.continuousClock) var clock
        Reduce { state, action in
          state = action
          guard action == 1 else { return .none }
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(2)
          }
        }
      } withDependencies: {
        $0.continuousClock = TestClock(.autojump)
      } invariant: { state in
        guard state != 2 else { throw Stale() }
      } scenario: { store in
        await store.send(1)
      }
    }
    #expect(try #require(reports.first).mentions("The invariant does not hold"))
  }

  @Test func eachScheduleHasItsOwnDependencies() async throws {
    let exploration = try await TestStore<Int, Int>.explore(
      .exhaustive(preemptions: 100), initialState: 0
    ) {
      Reduce { state, action in
        @Dependency(\.counter) var counter
        state = counter.withValue { count in
          count += 1
          return count
        }
        return action > 0 ? .send(action - 1) : .none
      }
    } invariant: { state in
      guard state < 4 else { throw Stale() }
    } scenario: { store in
      await store.send(1)
      await store.send(0)
    }
    #expect(exploration.isComplete)
  }

  @Test func withTaskCancellationStaysOnTheControlledExecutor() async throws {
    let exploration = try await TestStore<Int, Int>.explore(
      .exhaustive(preemptions: 100), initialState: 0
    ) {
      Reduce { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          await withTaskCancellation(id: 1, cancelInFlight: true) { await send(1) }
        }
      }
    } scenario: { store in
      await store.send(0)
      await store.send(0)
      await store.finish()
    }
    #expect(exploration.isComplete)
  }
}

extension DependencyValues {
  fileprivate var search: @Sendable (String) async -> [String] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  fileprivate var counter: LockIsolated<Int> { self[CounterKey.self] }

  private enum CounterKey: TestDependencyKey {
    static var testValue: LockIsolated<Int> { LockIsolated(0) }
  }

  private enum SearchKey: TestDependencyKey {
    static var testValue: @Sendable (String) async -> [String] { { _ in [] } }
  }
}
