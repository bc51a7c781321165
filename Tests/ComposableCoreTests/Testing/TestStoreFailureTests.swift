import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The failures of a test store: their content and location.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreFailureTests {
  /// The only report of a body that uses a store and releases it.
  private func report(_ body: (TestStoreOf<Pager>) async throws -> Void) async throws -> Report {
    let reports = try await reports {
      let store = TestStore(initialState: Pager.State()) {
        Pager()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      // Longer than the suite may take, so that a failure must be reported at once.
      store.timeout = 600_000_000_000
      try await body(store)
    }
    #expect(reports.count == 1, "\(reports.map(\.text).joined(separator: "\n\n"))")
    let report = try #require(reports.first)
    #expect(report.fileID == #fileID)
    return report
  }

  @Test func aWrongStateIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.increment) { $0.count = 99 }
    }
    #expect(report.line == line)
    #expect(report.mentions("count: 99", "count: 1", "Pager.State", "Expected", "Actual"))
  }

  @Test func aMissingChangeIsReported() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { $0.count = 0 }
    }
    #expect(report.line == line)
    #expect(report.mentions("change", "closure"))
  }

  @Test func aWrongExpectationIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { $0.count = 5 }
    }
    #expect(report.line == line)
    #expect(report.mentions("count: 5", "count: 0"))
  }

  @Test func anUnassertedChangeIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.increment)
    }
    #expect(report.line == line)
    #expect(report.mentions("count: 0", "count: 1"))
  }

  @Test func aWrongStateOnReceiveIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load(["a"], after: 0))
      line = #line + 1
      await store.receive(\.loaded) { $0.pages = ["b"] }
      await store.receive(\.finished)
    }
    #expect(report.line == line)
    #expect(report.mentions("\"a\"", "\"b\""))
  }

  @Test func aTestContinuesFromTheActualState() async throws {
    let report = try await report { store in
      await store.send(.increment) { $0.count = 99 }
      #expect(store.state.count == 1)
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(report.mentions("count: 99"))
  }

  @Test func anErrorThrownByTheClosureIsReported() async throws {
    struct Outage: Error {}
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { _ in throw Outage() }
    }
    #expect(report.line == line)
    #expect(report.mentions("Outage"))
  }

  @Test func unreceivedActionsAreReportedByTheNextSend() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.send(.noop)
      await store.receive(\.failed)
    }
    #expect(report.line == line)
    #expect(report.mentions("failed", "offline", "404"))
  }

  @Test func unreceivedActionsAreReportedAtTheEnd() async throws {
    let report = try await report { store in
      await store.send(.load(["a", "b"], after: 0))
    }
    #expect(report.mentions("loaded", "\"a\"", "\"b\"", "finished", "3"))
  }

  @Test func unreceivedActionsAreReportedByFinish() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.finish()
    }
    #expect(report.line == line)
    #expect(report.mentions("failed", "404"))
  }

  @Test func anUnexpectedActionIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(.failed(.other))
    }
    #expect(report.line == line)
    #expect(report.mentions("other", "offline", "404"))
  }

  @Test func theChangeOfAnUnexpectedActionIsNotReported() async throws {
    let report = try await report { store in
      await store.send(.load(["a"], after: 0))
      await store.receive(.loaded("b")) { $0.pages = ["b"] }
      #expect(store.state.pages == ["a"])
      await store.receive(\.finished)
    }
    #expect(report.mentions("Another action was received", "\"a\"", "\"b\""))
  }

  @Test func theStateAfterAnUnexpectedActionIsAsserted() async throws {
    let report = try await report { store in
      await store.send(.load(["a", "b"], after: 0))
      await store.receive(\.finished)
      await store.receive(\.loaded, "b") { $0.pages = ["a", "b"] }
      await store.receive(\.finished)
    }
    #expect(report.mentions("finished", "loaded", "\"a\""))
  }

  @Test func anUnexpectedCaseIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(\.finished)
    }
    #expect(report.line == line)
    #expect(report.mentions("finished", "failed", "404"))
  }

  @Test func anUnexpectedPayloadIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(\.failed.offline, 500)
    }
    #expect(report.line == line)
    #expect(report.mentions("404", "500"))
  }

  @Test func anActionThatThePredicateRejectsIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive { $0 == .finished }
    }
    #expect(report.line == line)
    #expect(report.mentions("failed", "404"))
  }

  @Test func receiveFailsAtOnceWhenNoEffectIsRunning() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.noop)
      line = #line + 1
      await store.receive(\.finished)
    }
    #expect(report.line == line)
    #expect(report.mentions("finished"))
  }

  @Test func receiveOfAValueFailsAtOnceWhenNoEffectIsRunning() async throws {
    let report = try await report { await $0.receive(.loaded("a")) }
    #expect(report.mentions("loaded", "\"a\""))
  }

  @Test func receiveFailsAfterItsTimeoutWhenAnEffectIsRunning() async throws {
    var line = 0
    let report = try await report { store in
      let task = await store.send(.start)
      line = #line + 1
      await store.receive(\.finished, timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(report.line == line)
    #expect(report.mentions("finished"))
  }

  @Test func anEffectRunningAtTheEndIsReportedWithItsLine() async throws {
    let report = try await report { store in await store.send(.start) }
    #expect(report.mentions("Pager.swift:\(Pager.startLine)", "cancel"))
  }

  @Test func anEffectRunningInFinishIsReportedWithItsLine() async throws {
    var line = 0
    let report = try await report { store in
      let task = await store.send(.start)
      line = #line + 1
      await store.finish(timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(report.line == line)
    #expect(report.mentions("Pager.swift:\(Pager.startLine)", "cancel"))
  }

  @Test func aTaskThatDoesNotFinishIsReported() async throws {
    var line = 0
    let report = try await report { store in
      let task = await store.send(.start)
      line = #line + 1
      await task.finish(timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(report.line == line)
    #expect(report.mentions("cancel"))
  }

  @Test func anEffectThatSleepsOnAClockIsReportedWithTheFix() async throws {
    let report = try await report { await $0.send(.load([], after: 1)) }
    #expect(report.mentions("clock", "Pager.swift:"))
  }
}
