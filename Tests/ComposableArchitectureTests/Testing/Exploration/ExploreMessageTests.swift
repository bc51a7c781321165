import ComposableArchitecture
import Testing

/// What an exploration says, word by word, and where.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExploreMessageTests {
  struct Oops: Error {}

  @Test func aScenarioThatWaitsForAnEffect() async throws {
    var line = 0
    let said = try await messages {
      line = #line + 1
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .run { _ in try await Task.never() } }
      } scenario: { store in
        await store.send(1)
        await store.finish()
      }
    }
    #expect(said.compactMap(\.line) == [line])
    #expect(said.first?.fileID == #fileID)
    #expect(
      said.first?.text == """
        The scenario fails. Orders run: 1. In the shortest found that fails:

          The scenario waits, and nothing is left that could go on. What it waits for must run on the executors that it was started on.

            effect started at ComposableArchitectureTests/ExploreMessageTests.swift:\(line + 1) is still running

        What was reduced in it:

          sent 1

        Run this order alone with '.replay("")'.
        """
    )
  }

  @Test func aScenarioThatWaitsForSomethingElse() async throws {
    let said = try await messages {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { store in
        await store.send(1)
        try await Task.never()
      }
    }
    #expect(
      said.map(\.text) == [
        """
        The scenario fails. Orders run: 1. In the shortest found that fails:

          The scenario waits, and nothing is left that could go on. What it waits for must run on the executors that it was started on.

          No effect is alive.

        What was reduced in it:

          sent 1

        Run this order alone with '.replay("")'.
        """
      ]
    )
  }

  @Test func anIssueThatTheLibraryReports() async throws {
    var line = 0
    let said = try await messages {
      line = #line + 1
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 1), initialState: 0) {
        Reduce { _, _ in .run { _ in throw Oops() } }
      } scenario: { store in
        await store.send(1)
      }
    }
    #expect(said.compactMap(\.line) == [line])
    #expect(
      said.first?.text == """
        The scenario fails. Orders run: 1. In the shortest found that fails:

          ComposableArchitectureTests/ExploreMessageTests.swift:\(line + 1): An effect threw an error that nothing handles.

            ExploreMessageTests.Oops()

          Handle it in the effect: catch it inside the operation, or give the effect a 'catch' that sends an action with the failure.

        What was reduced in it:

          sent 1

        Run this order alone with '.replay("")'.
        """
    )
  }

  @Test func anActionThatAnEffectWithoutALineSent() async throws {
    let said = try await messages {
      try await TestStore<Int, Int>.explore(.exhaustive(preemptions: 0), initialState: 0) {
        Reduce<Int, Int> { _, action in action > 0 ? .send(action - 1) : .none }
      } scenario: { store in
        await store.send(1)
        throw Oops()
      }
    }
    #expect(
      said.map(\.text) == [
        """
        The scenario fails. Orders run: 1. In the shortest found that fails:

          The scenario threw an error: Oops()

        What was reduced in it:

          sent 1
          received 0 from an effect

        Run this order alone with '.replay("")'.
        """
      ]
    )
  }

  @Test func theDefaultOrderCanBeRunAgain() async throws {
    let said = try await messages {
      for search in [ScheduleSearch.exhaustive(preemptions: 1), .replay("")] {
        let exploration = try await TestStore<Int, Int>.explore(search, initialState: 0) {
          Reduce { _, _ in .none }
        } scenario: { store in
          await store.send(1)
          throw Oops()
        }
        #expect(exploration.schedules == 1)
        #expect(exploration.failingSchedule == "")
      }
    }
    #expect(said.count == 2)
    #expect(said.first?.text.hasSuffix("Run this order alone with '.replay(\"\")'.") == true)
    #expect(said.first?.text == said.last?.text)
  }

  @Test(arguments: ["3", "3:0", "3:1,", ",", "3::1", ":3:1", "7:2,3:1", "-1:1", "9999999:1"])
  func aStringThatIsAlmostASchedule(_ string: String) async {
    await #expect(throws: NotASchedule.self) {
      try await TestStore<Int, Int>.explore(.replay(string), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { _ in
      }
    }
  }

  @Test func aStringThatIsNoSchedule() async {
    let error = await #expect(throws: NotASchedule.self) {
      try await TestStore<Int, Int>.explore(.replay("x"), initialState: 0) {
        Reduce { _, _ in .none }
      } scenario: { _ in
      }
    }
    #expect(
      error?.description == """
        'x' is no schedule. Take the string that a failing exploration printed, such as "3:1,7:2".
        """
    )
  }
}
