import Foundation

/// Tells when a test case of XCTest starts.
///
/// This library must not link XCTest; a library for test bundles may. Its observer is a class, and
/// is found by name.
package protocol TestCaseObserving: AnyObject {
  /// Calls `testCaseWillStart` from now on, before each test case that starts.
  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void)
}

/// Looks for somebody who tells when a test case starts.
enum TestCaseObservation {
  /// Begins, the first time it is called, if the test bundle links an observer.
  static func begin() {
    _ = beginOnce
  }

  private static let beginOnce: Void = {
    begin(by: "DependenciesTestSupport.TestCaseObserver")
  }()

  /// Begins if there is a class of this name: `Module.Class`.
  static func begin(by name: String) {
    guard let observer = NSClassFromString(name) as? any TestCaseObserving.Type else { return }
    observer.observe { TestCaches.shared.testCaseWillStart() }
  }
}
