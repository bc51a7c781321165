import XCTest

@testable import Dependencies

/// The test cases with a counter are alike, since no value may reach the next test case.
final class XCTestCaseTests: XCTestCase {
  @Dependency(\.counter) var counter

  func testFirstTestCaseHasItsOwnValues() {
    XCTAssertEqual(counter.next(), 0)
    XCTAssertEqual(counter.next(), 1)
  }

  func testSecondTestCaseHasItsOwnValues() async {
    XCTAssertEqual(counter.next(), 0)
    XCTAssertEqual(counter.next(), 1)
  }

  func testPreparedValuesLastForTheTestCase() {
    prepareDependencies { $0.greeter.greeting = "prepared" }
    @Dependency(\.greeter) var greeter
    XCTAssertEqual(greeter.greeting, "prepared")
  }

  func testPreparingAgainInTheNextTestCaseIsFine() {
    prepareDependencies { $0.greeter.greeting = "again" }
    @Dependency(\.greeter) var greeter
    XCTAssertEqual(greeter.greeting, "again")
  }

  func testOverridesReachTasks() async {
    let greeting = await withDependencies {
      $0.greeter.greeting = "overridden"
    } operation: {
      await Task {
        @Dependency(\.greeter) var greeter
        return greeter.greeting
      }.value
    }
    XCTAssertEqual(greeting, "overridden")
  }

  func testContextIsTest() {
    @Dependency(\.context) var context
    XCTAssertEqual(context, .test)
  }
}
