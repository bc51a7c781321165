import ComposableCore
import XCTest

@testable import ComposableTestSupport

/// The test store in a test case of XCTest.
final class TestStoreXCTests: XCTestCase {
  @MainActor
  func testSendAndReceive() async {
    let clock = TestClock()
    let store = TestStore(initialState: Pager.State()) {
      Pager()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.load(["a"], after: 1))
    await clock.advance(by: .seconds(1))
    await store.receive(\.load)
    await store.receive(.loaded("a")) { $0.pages = ["a"] }
    await store.receive { $0 == .finished }
    await store.finish()
  }

  @MainActor
  func testCancel() async {
    let store = TestStore(initialState: Pager.State()) { Pager() }
    let task = await store.send(.start)
    await store.send(.stop)
    await task.finish()
    XCTAssertEqual(store.state, Pager.State())
  }

  @MainActor
  func testSkippedAssertionsDoNotFail() async {
    let store = TestStore(initialState: Pager.State()) { Pager() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.increment)
    await store.send(.start)
  }

  @MainActor
  func testFailureReportsMessageAndLine() async {
    var line = 0
    let reports = await interceptedReports {
      let store = TestStore(initialState: Pager.State()) { Pager() }
      line = #line + 1
      await store.send(.noop) { _ in }
    }
    XCTAssertEqual(reports.compactMap(\.line), [line])
    XCTAssertEqual(
      reports.map(\.text),
      [
        """
        A change was expected after sending 'noop', but the closure changes nothing.

        Omit the closure to assert that the state does not change.
        """
      ]
    )
  }

  @MainActor
  func testStoreFinishes() async {
    let store = Store(initialState: Pager.State()) { Pager() }
    await store.send(.load(["a", "b"], after: 0)).finish()
    XCTAssertEqual(store.pages, ["a", "b"])
  }
}
