import ConcurrencyExtras
import IssueReporting
import Synchronization

/// Finds the cache of the test that is running, so that tests do not see each other's values.
///
/// **Swift Testing.** The current test's id names the cache, so concurrent tests have different
/// ones. The cases of one parameterized test have one id and share; so do repetitions. Nothing tells
/// a library that a test has ended, so caches are kept for the ``limit`` tests that asked last and
/// let go beyond that: memory is bounded, and a running test would have to rest while ``limit``
/// others start before it lost its values.
///
/// **XCTest.** Nothing tells a library which test case is running. Test cases run one at a time and
/// share one cache, which is replaced (and the old one let go) when a test case starts, *if* the
/// test bundle links an observer: see ``TestCaseObserving``. If it does not, values are shared by
/// all test cases of the process, and faults are reported at each read instead of once, so that no
/// test case passes by coming second.
///
/// Code that a Swift Testing test runs outside of its task (a dispatch queue, a detached task) has
/// no current test; it uses the cache of XCTest too.
final class TestCaches: Sendable {
  static let shared = TestCaches()

  /// For how many tests values are kept.
  static let limit = 1024

  private let bySwiftTesting = Mutex(
    RecentCaches<TestContext.Testing.Test.ID>(limit: TestCaches.limit)
  )
  private let byXCTest = Mutex(DependencyCache(isSharedByTests: true))

  init() {}

  /// The cache of the test that is running where this is called.
  var current: DependencyCache {
    if case .swiftTesting(let testing?) = TestContext.current {
      return bySwiftTesting.withLock { $0.cache(of: testing.test.id) }
    }
    TestCaseObservation.begin()
    return byXCTest.withLock { $0 }
  }

  /// Lets go of all values of the XCTest test case that ran last.
  func testCaseWillStart() {
    let next = DependencyCache()
    byXCTest.withLock { $0 = next }
    TestScope.testCaseWillStart()
  }
}
