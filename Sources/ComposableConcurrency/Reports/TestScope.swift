internal import IssueReporting

/// The scope of the running test: what it has reported once, and the executors of the effects under
/// test.
///
/// 1. Swift Testing provides the current test of a task. The cases of a parameterized test share a
///    scope, unless each has one of its own through ``scoped``.
/// 2. XCTest does not. Its test cases have a scope each if the test bundle links
///    `DependenciesTestSupport`, which observes the start of test cases.
/// 3. Elsewhere each effect of a store under test has a scope of its own.
package final class TestScope: Sendable {
  /// A scope for the current task and its children only.
  @TaskLocal package static var scoped: TestScope?

  /// The maximum number of scopes. Beyond it all are removed: a test that is still running then
  /// reports once more.
  private static let limit = 1024
  private static let tests = Lock<[TestContext.Testing.Test.ID: TestScope]>([:])
  private static let xcTestCase = Lock<TestScope?>(nil)

  private let counts = Lock<[String: Int]>([:])
  private let knownExecutors = Lock(WeakExecutors())

  package init() {}

  /// The executors of the effects under test, as far as they are alive.
  package var executors: WeakExecutors { knownExecutors.withLock { $0 } }

  /// Adds an executor of effects under test, for which the test's clocks wait.
  package func add(_ executor: QuiescentExecutor) {
    knownExecutors.withLock { $0.insert(executor) }
  }

  /// The scope of the current task, or `nil` if the current test is unknown.
  package static var current: TestScope? {
    if let scoped { return scoped }
    if case .swiftTesting(let testing?) = TestContext.current {
      return tests.withLock { $0.scope(of: testing.test.id, limit: limit) }
    }
    return xcTestCase.withLock { $0 } ?? PendingSleeps.current?.scope
  }

  /// Starts a new scope for the next test case of XCTest.
  package static func testCaseWillStart() {
    xcTestCase.withLock { $0 = TestScope() }
  }

  /// Counts an event.
  ///
  /// - Returns: The number of earlier occurrences in this test.
  package func count(_ event: String) -> Int {
    counts.withLock { counts in
      defer { counts[event, default: 0] += 1 }
      return counts[event, default: 0]
    }
  }
}

extension [TestContext.Testing.Test.ID: TestScope] {
  fileprivate mutating func scope(of test: Key, limit: Int) -> TestScope {
    if let scope = self[test] { return scope }
    if count >= limit { removeAll() }
    let scope = TestScope()
    self[test] = scope
    return scope
  }
}
