import ComposableConcurrency
import IssueReporting

/// The caches of tests, one for each, so that tests do not share values.
///
/// **Swift Testing.** The id of the current test identifies the cache, so concurrent tests have
/// different ones. The cases of one parameterized test have one id and share a cache; so do
/// repetitions. A library is not notified when a test ends, so caches are kept for the ``limit``
/// tests that accessed theirs last. That bounds memory: a running test loses its values only if
/// ``limit`` others start while it is suspended.
///
/// **XCTest.** A library cannot find out which test case is running. Test cases run one at a time
/// and share one cache. It is replaced, and the old one released, when a test case starts, *if* the
/// test bundle links an observer: see ``TestCaseObserving``. Without an observer, all test cases of
/// the process share values, and issues are reported at each read instead of once, so that no test
/// case passes because it ran second.
///
/// Code that a Swift Testing test runs outside of its task (a dispatch queue, a detached task) has
/// no current test and uses the cache of XCTest, too.
final class TestCaches: Sendable {
  static let shared = TestCaches()

  /// The number of tests whose values are kept.
  static let limit = 1024

  private let swiftTestingCaches = Lock(
    RecentCaches<TestContext.Testing.Test.ID>(limit: TestCaches.limit)
  )
  private let xcTestCache = Lock(DependencyCache(isSharedByTests: true))

  init() {}

  /// The cache of the running test.
  var current: DependencyCache {
    if case .swiftTesting(let testing?) = TestContext.current {
      return swiftTestingCaches.withLock { $0.cache(of: testing.test.id) }
    }
    TestCaseObservation.start()
    return xcTestCache.withLock { $0 }
  }

  /// Releases the values of the XCTest test case that ran last.
  func testCaseWillStart() {
    let next = DependencyCache()
    xcTestCache.withLock { $0 = next }
    TestScope.testCaseWillStart()
  }
}
