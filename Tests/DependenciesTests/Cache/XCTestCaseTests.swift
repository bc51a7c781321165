import XCTest

@testable import Dependencies

/// The test cases that count are alike: values must not reach from one to the next.
final class XCTestCases: XCTestCase {
  @Dependency(\.tally) var tally

  func testFirstTestCaseHasItsOwnValues() {
    XCTAssertEqual(tally.next(), 0)
    XCTAssertEqual(tally.next(), 1)
  }

  func testSecondTestCaseHasItsOwnValues() async {
    XCTAssertEqual(tally.next(), 0)
    XCTAssertEqual(tally.next(), 1)
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

  func testOverridesWorkAsElsewhere() async {
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
