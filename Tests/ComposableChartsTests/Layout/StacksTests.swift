import Foundation
import Testing

@testable import ComposableCharts
@testable import ComposableUI

@MainActor
@Suite struct StacksTests {
  /// The places on the y axis of bars at one place, with numbers.
  private func places(_ numbers: [Double], _ stacking: MarkStackingMethod) -> [String] {
    let driver = ViewDriver {
      Chart(numbers, id: \.self) {
        BarMark(x: .value("X", "a"), y: .value("Y", $0), stacking: stacking)
      }
      .chartYScale(domain: -10...10)
    }
    return driver.marks.map { mark in
      guard case .box(let frame, _) = mark.shape else { return "" }
      return "\(10 - frame.y.end.fraction * 20)...\(10 - frame.y.start.fraction * 20)"
    }
  }

  @Test(arguments: [
    (MarkStackingMethod.standard, ["0.0...4.0", "-2.0...0.0", "4.0...8.0"]),
    (.unstacked, ["0.0...4.0", "-2.0...0.0", "0.0...4.0"]),
    (.normalized, ["0.0...0.4", "-0.2...0.0", "0.4...0.8"]),
    (.center, ["-3.0...1.0", "-5.0...-3.0", "1.0...5.0"]),
  ])
  func barsAtOnePlaceAreStacked(_ method: MarkStackingMethod, _ expected: [String]) {
    let rounded = places([4, -2, 4.000000001], method).map {
      $0.split(separator: "...").map { String(((Double($0) ?? 0) * 100).rounded() / 100) }
        .joined(separator: "...")
    }
    #expect(rounded == expected)
  }
}
