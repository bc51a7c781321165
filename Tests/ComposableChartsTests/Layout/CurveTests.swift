import ComposableHTML
import Foundation
import Testing

@testable import ComposableCharts

@Suite struct CurveTests {
  private let points = [(0.0, 0.0), (0.5, 1.0), (1.0, 0.5)].map { PlotPoint(x: $0, y: $1) }

  @Test(arguments: [
    (InterpolationMethod.linear, "M0 0L50 100L100 50"),
    (.stepStart, "M0 0L0 100L50 100L50 50L100 50"),
    (.stepEnd, "M0 0L50 0L50 100L100 100L100 50"),
    (.stepCenter, "M0 0L25 0L25 100L50 100L75 100L75 50L100 50"),
    (.cardinal(tension: 1), "M0 0C0 0 50 100 50 100C50 100 100 50 100 50"),
    (
      .cardinal,
      "M0 0C8.3333 16.6667 33.3333 91.6667 50 100C66.6667 108.3333 91.6667 58.3333 100 50"
    ),
    (
      .catmullRom(alpha: 0),
      "M0 0C8.3333 16.6667 33.3333 91.6667 50 100C66.6667 108.3333 91.6667 58.3333 100 50"
    ),
    (.monotone, "M0 0C16.6667 33.3333 33.3333 100 50 100C66.6667 100 83.3333 66.6667 100 50"),
  ])
  func goesThroughThePoints(_ method: InterpolationMethod, _ path: String) {
    #expect(Curve(through: points, method).svg.text == path)
  }

  @Test func monotoneCurvesHaveNoExtremesBetweenPoints() {
    let points = [0, 0.1, 0.1, 0.9, 1].enumerated().map {
      PlotPoint(x: Double($0.offset), y: $0.element)
    }
    let sampled = Curve(through: points, .monotone).points
    for (before, after) in zip(sampled, sampled.dropFirst()) {
      #expect(before.y <= after.y + 1e-12)
    }
  }

  @Test func aCurveOfNoPointOrOfOneIsEmpty() {
    #expect(Curve(through: [], .monotone).svg.text == "")
    #expect(Curve(through: [points[0]], .catmullRom).svg.text == "M0 0")
    // Without a distance between points.
    let same = Curve(through: [points[1], points[1], points[1]], .catmullRom)
    #expect(same.points.allSatisfy { $0 == points[1] })
  }
}
