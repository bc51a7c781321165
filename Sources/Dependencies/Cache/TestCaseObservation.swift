import Foundation

/// A class that observes the start of XCTest test cases.
///
/// This library must not link XCTest, but a library for test bundles may. Its observer is a class
/// that this library looks up by name.
package protocol TestCaseObserving: AnyObject {
  /// Calls `testCaseWillStart` before each test case that starts from now on.
  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void)
}

/// The registration of an observer for the start of test cases.
enum TestCaseObservation {
  /// Starts the observation on the first call, if the test bundle links an observer.
  static func start() {
    _ = startOnce
  }

  private static let startOnce: Void = {
    start(observerNamed: "DependenciesTestSupport.TestCaseObserver")
  }()

  /// Starts the observation if there is a class of the given name: `Module.Class`.
  static func start(observerNamed name: String) {
    guard let observer = NSClassFromString(name) as? any TestCaseObserving.Type else { return }
    observer.observe { TestCaches.shared.testCaseWillStart() }
  }
}
