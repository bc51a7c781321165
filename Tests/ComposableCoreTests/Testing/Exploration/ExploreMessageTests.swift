import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The text and the location of the messages of an exploration.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExploreMessageTests {
  struct TestError: Error {}

  @Test func aScenarioThatWaitsForAnEffectIsReported() async throws {
    var line = 0
    let reports = try await interceptedReports {
      line = #line + 1
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .run { _ in try await Task.never() } }
      } scenario: { store in
        await store.send(1)
        await store.finish()
      }
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(reports.first?.fileID == #fileID)
    #expect(
      reports.first?.text == """
        The scenario failed. Schedules run: 1. Failure of the shortest failing schedule found:

          The scenario is suspended, and no job is runnable. It awaits something that never happens or that the exploration does not control.

            effect started at ComposableCoreTests/ExploreMessageTests.swift:\(line + 1) is still running

        Reduced actions:

          sent 1

        Run this schedule alone with '.replay("")'.
        """
    )
  }

  @Test func aScenarioThatWaitsForSomethingElseIsReported() async throws {
    let reports = try await interceptedReports {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { store in
        await store.send(1)
        try await Task.never()
      }
    }
    #expect(
      reports.map(\.text) == [
        """
        The scenario failed. Schedules run: 1. Failure of the shortest failing schedule found:

          The scenario is suspended, and no job is runnable. It awaits something that never happens or that the exploration does not control.

          No effect is in flight.

        Reduced actions:

          sent 1

        Run this schedule alone with '.replay("")'.
        """
      ]
    )
  }

  @Test func anIssueOfTheLibraryFailsTheScenario() async throws {
    var line = 0
    let reports = try await interceptedReports {
      line = #line + 1
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .run { _ in throw TestError() } }
      } scenario: { store in
        await store.send(1)
      }
    }
    #expect(reports.compactMap(\.line) == [line])
    #expect(
      reports.first?.text == """
        The scenario failed. Schedules run: 1. Failure of the shortest failing schedule found:

          ComposableCoreTests/ExploreMessageTests.swift:\(line + 1): An effect threw an error that nothing handles.

            ExploreMessageTests.TestError()

          Handle it in the effect: catch it inside the operation, or give the effect a 'catch' that sends an action with the failure.

        Reduced actions:

          sent 1

        Run this schedule alone with '.replay("")'.
        """
    )
  }

  @Test func aScenarioThatThrowsIsReportedWithItsActions() async throws {
    let reports = try await interceptedReports {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 0), initialState: 0) {
        Reduce<Int, Int> { _, action in action > 0 ? .send(action - 1) : .none }
      } scenario: { store in
        await store.send(1)
        throw TestError()
      }
    }
    #expect(
      reports.map(\.text) == [
        """
        The scenario failed. Schedules run: 1. Failure of the shortest failing schedule found:

          The scenario threw an error: TestError()

        Reduced actions:

          sent 1
          received 0 from an effect

        Run this schedule alone with '.replay("")'.
        """
      ]
    )
  }

  @Test func theDefaultScheduleCanBeReplayed() async throws {
    let reports = try await interceptedReports {
      for search in [ScheduleSearch.exhaustive(preemptions: 1), .replay("")] {
        let exploration = try await TestStore<Int, Int>.explore(search, initialState: 0) {
          Reduce { _, _ in .none }
        } scenario: { store in
          await store.send(1)
          throw TestError()
        }
        #expect(exploration.schedules == 1)
        #expect(exploration.failingSchedule == "")
      }
    }
    #expect(reports.count == 2)
    #expect(reports.first?.text.hasSuffix("Run this schedule alone with '.replay(\"\")'.") == true)
    #expect(reports.first?.text == reports.last?.text)
  }

  @Test(arguments: ["3", "3:", "3:0", "3:1,", ",", "3::1", ":3:1", "7:2,3:1", "-1:1", "9999999:1"])
  func aMalformedScheduleThrows(_ string: String) async {
    await #expect(throws: NotASchedule.self) {
      try await TestStore<Int, Int>.explore(.replay(string), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { _ in
      }
    }
  }

  @Test func theErrorForAMalformedScheduleShowsAValidOne() async {
    let error = await #expect(throws: NotASchedule.self) {
      try await TestStore<Int, Int>.explore(.replay("x"), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { _ in
      }
    }
    #expect(
      error?.description == """
        'x' is not a schedule. Pass the string that a failing exploration printed, such as \
        "3:1,7:2".
        """
    )
  }
}
