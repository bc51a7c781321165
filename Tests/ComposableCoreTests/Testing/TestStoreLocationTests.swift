import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The source locations of a test store's messages.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreLocationTests {
  private struct TestError: Error {}

  @Test func failuresPointAtTheirCallOrTheLastOne() async {
    var line = 0
    let reports = await interceptedReports {
      line = #line
      let store = TestStore(initialState: Pager.State()) { Pager() }
      store.assert { $0.count = 4 }
      store.assert { _ in throw TestError() }
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.send(.load([], after: 0))
      await store.receive(\.failed) { _ in throw TestError() }
      await store.send(.start)
      await store.send(.load([], after: 0))
    }
    #expect(
      reports.firstLines(below: line) == """
        2: The state is not the expected one:
        3: The closure for the expected state threw an error: TestError()
        4: There were no received actions to skip.
        5: There were no effects in flight to skip.
        7: The closure for the expected state threw an error: TestError()
        9: Received actions were not asserted (1):
        9: Effects have not ended (1):
        """
    )
  }

  @Test func failuresOfSendAndReceivePointAtTheirCall() async {
    let fileID = #fileID
    var line = 0
    let reports = await interceptedReports {
      let store = TestStore(initialState: Pager.State()) { Pager() }
      line = #line
      await store.send(.increment) { $0.count = 9 }
      await store.send(.noop) { _ in throw TestError() }
      await store.send(.noop) { $0.count = 1 }
      await store.send(.load(["a", "b"], after: 0))
      await store.send(.noop)
      await store.receive(\.loaded) { $0.pages = ["x"] }
      await store.receive(\.finished)
      await store.receive(.failed(.other))
      await store.send(.load([], after: 0))
      await store.receive(\.loaded, "a")
      await store.send(.load([], after: 0))
      await store.receive { $0 == .finished }
      await store.send(.load([], after: 0))
      await store.finish()
    }
    #expect(
      reports.firstLines(below: line) == """
        1: The state after sending 'increment' is not the expected one:
        2: The closure for the expected state threw an error: TestError()
        3: A change was expected after sending 'noop', but the closure changes nothing.
        5: Received actions must be asserted with 'receive' before another action is sent (3):
        6: The state after receiving 'loaded' is not the expected one:
        7: Expected to receive an action of the case 'finished'
        8: Expected to receive this action:
        10: Expected to receive an action of a case with a payload of 'Swift.String' with this payload:
        12: Expected to receive an action that the predicate holds for
        14: Received actions were not asserted (1):
        """
    )
    #expect(reports.allSatisfy { $0.fileID == fileID })
  }

  private func makeStore() -> TestStoreOf<Pager> {
    TestStore(initialState: Pager.State()) { Pager() }
  }

  @Test func failuresOfAStoreThatAHelperMadePointAtTheTest() async {
    let fileID = #fileID
    var line = 0
    let reports = await interceptedReports {
      line = #line
      let store = makeStore()
      await store.send(.increment)
      await store.receive(\.finished)
      await store.send(.start)
    }
    #expect(
      reports.firstLines(below: line) == """
        2: The state after sending 'increment' is not the expected one:
        3: Expected to receive an action of the case 'finished'
        4: Effects have not ended (1):
        """
    )
    #expect(reports.allSatisfy { $0.fileID == fileID })
  }

  @Test func skippedAssertionsPointAtTheirCall() async {
    var line = 0
    let reports = await interceptedReports {
      line = #line
      let store = TestStore(initialState: Pager.State()) { Pager() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.timeout = 0
      await store.send(.increment)
      await store.send(.load(["a"], after: 0))
      await store.receive(\.finished)
      await store.send(.load([], after: 0))
      await store.send(.start)
      await store.send(.load([], after: 0))
      await store.finish()
      await store.skipInFlightEffects()
      await store.send(.load([], after: 0))
      await store.skipReceivedActions()
      await store.send(.start)
      await store.send(.load([], after: 0))
    }
    #expect(
      reports.firstLines(below: line) == """
        4: The state after sending 'increment' has changes that were not asserted:
        6: Skipped received actions (1):
        8: Skipped received actions (1):
        10: Skipped effects that have not ended (1):
        10: Skipped received actions (1):
        11: Skipped effects that have not ended (1):
        13: Skipped received actions (1):
        15: Skipped received actions (1):
        15: Skipped effects that have not ended (1):
        """
    )
  }

  @Test func anExceededTimeoutPointsAtItsCall() async {
    let fileID = #fileID
    var line = 0
    let reports = await interceptedReports {
      let store = TestStore(initialState: Pager.State()) { Pager() }
      // Longer than the suite may take.
      store.timeout = 600_000_000_000
      let task = await store.send(.start)
      line = #line
      await store.receive(.finished, timeout: .milliseconds(1))
      await store.receive(\.finished, timeout: .milliseconds(1))
      await store.receive(\.loaded, "a", timeout: .milliseconds(1))
      await store.receive({ $0 == .finished }, timeout: .milliseconds(1))
      await task.finish(timeout: .milliseconds(1))
      await store.finish(timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(
      reports.firstLines(below: line) == """
        1: Expected to receive this action:
        2: Expected to receive an action of the case 'finished'
        3: Expected to receive an action of a case with a payload of 'Swift.String' with this payload:
        4: Expected to receive an action that the predicate holds for
        5: Effects of an action have not ended:
        6: Effects have not ended (1):
        """
    )
    #expect(
      reports.prefix(4).allSatisfy { $0.mentions("No action was received.", "a longer 'timeout:'") }
    )
    #expect(reports.allSatisfy { $0.fileID == fileID })
  }

  @Test func anExceededTimeoutInNanosecondsPointsAtItsCall() async {
    let fileID = #fileID
    var line = 0
    let reports = await interceptedReports {
      let store = TestStore(initialState: Pager.State()) { Pager() }
      store.timeout = 600_000_000_000
      let task = await store.send(.start)
      line = #line
      await store.receive(.finished, timeout: 1_000_000)
      await store.receive(\.finished, timeout: 1_000_000)
      await store.receive(\.loaded, "a", timeout: 1_000_000)
      await store.receive({ $0 == .finished }, timeout: 1_000_000)
      await task.finish(timeout: 1_000_000)
      await store.finish(timeout: 1_000_000)
      await task.cancel()
    }
    #expect(
      reports.firstLines(below: line) == """
        1: Expected to receive this action:
        2: Expected to receive an action of the case 'finished'
        3: Expected to receive an action of a case with a payload of 'Swift.String' with this payload:
        4: Expected to receive an action that the predicate holds for
        5: Effects of an action have not ended:
        6: Effects have not ended (1):
        """
    )
    #expect(reports.allSatisfy { $0.fileID == fileID })
  }
}

extension [Report] {
  /// The first line of each report, after its line number relative to another line.
  fileprivate func firstLines(below line: Int) -> String {
    map { report in
      let head = report.text.prefix { $0 != "\n" }
      return "\((report.line ?? 0) - line): \(head)"
    }
    .joined(separator: "\n")
  }
}
