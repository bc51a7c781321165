import Dependencies
import XCTest

/// An observer that notifies `Dependencies` when an XCTest test case starts.
///
/// A library must not link XCTest, so `Dependencies` looks up this class by its name. Linking the
/// target into a test bundle is enough to give each test case values of its own.
final class TestCaseObserver: NSObject, XCTestObservation, TestCaseObserving {
  private let willStart: @Sendable () -> Void

  private init(willStart: @escaping @Sendable () -> Void) {
    self.willStart = willStart
  }

  static func observe(_ testCaseWillStart: @escaping @Sendable () -> Void) {
    XCTestObservationCenter.shared.addTestObserver(TestCaseObserver(willStart: testCaseWillStart))
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    willStart()
  }
}
