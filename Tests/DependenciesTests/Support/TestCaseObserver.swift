import Dependencies
import XCTest

/// Tells the library when a test case of XCTest starts.
///
/// The library must not link XCTest, so this is the class a test support library would have.
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
