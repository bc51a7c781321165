import ComposableArchitecture
import Testing

/// What a test store says about a test that is wrong, and where.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreFailureTests {
  /// The one report of a body that uses a store and lets it go.
  private func report(_ body: (TestStoreOf<Pager>) async throws -> Void) async throws -> Report {
    let reports = try await reports {
      let store = TestStore(initialState: Pager.State()) {
        Pager()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      // Long enough for a test to exceed its time when a failure is not told at once.
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
    #expect(report.says("count: 99", "count: 1", "Pager.State", "Expected", "Actual"))
  }

  @Test func aChangeThatDidNotHappenIsReported() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { $0.count = 0 }
    }
    #expect(report.line == line)
    #expect(report.says("change", "closure"))
  }

  @Test func aWrongClaimOfAChangeIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { $0.count = 5 }
    }
    #expect(report.line == line)
    #expect(report.says("count: 5", "count: 0"))
  }

  @Test func aChangeThatWasNotClaimedIsShownAsADifference() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.increment)
    }
    #expect(report.line == line)
    #expect(report.says("count: 0", "count: 1"))
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
    #expect(report.says("\"a\"", "\"b\""))
  }

  @Test func aTestGoesOnFromTheActualState() async throws {
    let report = try await report { store in
      await store.send(.increment) { $0.count = 99 }
      #expect(store.state.count == 1)
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(report.says("count: 99"))
  }

  @Test func anErrorThrownByTheClosureIsReported() async throws {
    struct Outage: Error {}
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { _ in throw Outage() }
    }
    #expect(report.line == line)
    #expect(report.says("Outage"))
  }

  @Test func anActionNotReceivedIsReportedByTheNextSend() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.send(.noop)
      await store.receive(\.failed)
    }
    #expect(report.line == line)
    #expect(report.says("failed", "offline", "404"))
  }

  @Test func actionsNotReceivedAreReportedAtTheEnd() async throws {
    let report = try await report { store in
      await store.send(.load(["a", "b"], after: 0))
    }
    #expect(report.says("loaded", "\"a\"", "\"b\"", "finished", "3"))
  }

  @Test func actionsNotReceivedAreReportedByFinish() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.finish()
    }
    #expect(report.line == line)
    #expect(report.says("failed", "404"))
  }

  @Test func anotherActionThanTheExpectedOneIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(.failed(.other))
    }
    #expect(report.line == line)
    #expect(report.says("other", "offline", "404"))
  }

  @Test func anotherCaseThanTheExpectedOneIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(\.finished)
    }
    #expect(report.line == line)
    #expect(report.says("finished", "failed", "404"))
  }

  @Test func anotherPayloadThanTheExpectedOneIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive(\.failed.offline, 500)
    }
    #expect(report.line == line)
    #expect(report.says("404", "500"))
  }

  @Test func anActionThatAPredicateRefusesIsReported() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.load([], after: 0))
      line = #line + 1
      await store.receive { $0 == .finished }
    }
    #expect(report.line == line)
    #expect(report.says("failed", "404"))
  }

  @Test func receiveFailsAtOnceWhenNoEffectIsAlive() async throws {
    var line = 0
    let report = try await report { store in
      await store.send(.noop)
      line = #line + 1
      await store.receive(\.finished)
    }
    #expect(report.line == line)
    #expect(report.says("finished"))
  }

  @Test func receiveOfAValueFailsAtOnceWhenNoEffectIsAlive() async throws {
    let report = try await report { await $0.receive(.loaded("a")) }
    #expect(report.says("loaded", "\"a\""))
  }

  @Test func receiveFailsAfterItsTimeWhenAnEffectIsAlive() async throws {
    var line = 0
    let report = try await report { store in
      let task = await store.send(.start)
      line = #line + 1
      await store.receive(\.finished, timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(report.line == line)
    #expect(report.says("finished"))
  }

  @Test func anEffectAliveAtTheEndIsReportedWithItsLine() async throws {
    let report = try await report { store in await store.send(.start) }
    #expect(report.says("Pager.swift:\(Pager.startLine)", "cancel"))
  }

  @Test func anEffectAliveInFinishIsReportedWithItsLine() async throws {
    var line = 0
    let report = try await report { store in
      let task = await store.send(.start)
      line = #line + 1
      await store.finish(timeout: .milliseconds(1))
      await task.cancel()
    }
    #expect(report.line == line)
    #expect(report.says("Pager.swift:\(Pager.startLine)", "cancel"))
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
    #expect(report.says("cancel"))
  }

  @Test func anEffectThatWaitsOnAClockIsReportedWithTheMend() async throws {
    let report = try await report { await $0.send(.load([], after: 1)) }
    #expect(report.says("clock", "Pager.swift:"))
  }
}
