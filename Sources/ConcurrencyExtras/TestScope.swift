internal import IssueReporting
internal import Synchronization

/// The test that is running, as a place to count what is reported once per test.
///
/// 1. Swift Testing tells which test a task is part of. The cases of a parameterized test share a
///    scope, unless each has one of its own by ``scoped``.
/// 2. XCTest does not. Its test cases have a scope each where the test bundle links
///    `DependenciesTestSupport`, which tells when a test case starts.
/// 3. Elsewhere each effect of a store under test has a scope of its own.
package final class TestScope: Sendable {
  /// A scope for the current task and its children alone.
  @TaskLocal package static var scoped: TestScope?

  /// For how many tests there are scopes. All are dropped beyond that: a test that still runs then
  /// reports once more.
  private static let limit = 1024
  private static let tests = Mutex<[TestContext.Testing.Test.ID: TestScope]>([:])
  private static let xcTestCase = Mutex<TestScope?>(nil)

  private let counts = Mutex<[String: Int]>([:])

  package init() {}

  /// The scope of the current task; `nil` where nothing tells one test from the next.
  package static var current: TestScope? {
    if let scoped { return scoped }
    if case .swiftTesting(let testing?) = TestContext.current {
      return tests.withLock { $0.scope(of: testing.test.id, limit: limit) }
    }
    return xcTestCase.withLock { $0 } ?? SleepLog.current?.scope
  }

  /// Begins the scope of the next test case of XCTest.
  package static func testCaseWillStart() {
    xcTestCase.withLock { $0 = TestScope() }
  }

  /// Counts an event.
  ///
  /// - Returns: How often it has happened in this test before.
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
