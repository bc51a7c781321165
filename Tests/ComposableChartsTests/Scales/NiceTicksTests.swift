import Foundation
import Testing

@testable import ComposableCharts

@Suite struct NiceTicksTests {
  @Test(arguments: [
    (0.0...37.0, 5, [0.0, 10, 20, 30, 40]),
    (0...100, 5, [0, 20, 40, 60, 80, 100]),
    (105...543, 5, [100, 200, 300, 400, 500, 600]),
    (-12...7, 5, [-15, -10, -5, 0, 5, 10]),
    (0...0.34, 5, [0, 0.1, 0.2, 0.3, 0.4]),
    (0...0.0007, 5, [0, 0.0002, 0.0004, 0.0006, 0.0008]),
    (1e9...1.4e9, 5, [1e9, 1.1e9, 1.2e9, 1.3e9, 1.4e9]),
    (5...5, 5, [0, 1, 2, 3, 4, 5]),
    (-3...(-3), 3, [-4, -2, 0]),
    (0...0, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
  ])
  func areRoundNumbersThatCoverTheRange(
    _ range: ClosedRange<Double>, _ count: Int, _ expected: [Double]
  ) {
    #expect(NiceTicks(over: range, count: count).values == expected)
  }

  @Test func haveAMinimumDistance() {
    #expect(NiceTicks(over: 0...3, count: 9, minimumStep: 1).values == [0, 1, 2, 3])
  }

  @Test(arguments: [0, -1, .nan, 1e-9]) func areTheBoundsIfTheStepIsNotUsable(_ step: Double) {
    #expect(NiceTicks(over: 0...10, step: step).values == [0, 10])
  }
}
