import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The failures of a test store as issues of Swift Testing, and how the test continues.
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

  @Test func aFailureIsAnIssueAtTheLineOfItsCall() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.increment) { $0.count = 99 }
    }
    #expect(report.line == line)
    #expect(report.mentions("count: 99", "count: 1", "Pager.State", "Expected", "Actual"))
  }

  @Test func anExpectedChangeThatDoesNotHappenIsReported() async throws {
    var line = 0
    let report = try await report { store in
      line = #line + 1
      await store.send(.noop) { $0.count = 5 }
    }
    #expect(report.line == line)
    #expect(report.mentions("count: 5", "count: 0"))
  }

  @Test func aTestContinuesFromTheActualState() async throws {
    let report = try await report { store in
      await store.send(.increment) { $0.count = 99 }
      #expect(store.state.count == 1)
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(report.mentions("count: 99"))
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

  @Test func aFailureAtTheEndIsAnIssueOfTheTest() async throws {
    let report = try await report { store in await store.send(.start) }
    #expect(report.mentions("Pager.swift:\(Pager.startLine)", "cancel"))
  }
}
