import Foundation
import Testing

@testable import ComposableUI

/// The parts of paths, and their transformations.
@Suite struct PathTests {
  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func isNear(_ lhs: CGPoint?, _ rhs: CGPoint) -> Bool {
    guard let lhs else { return false }
    return abs(lhs.x - rhs.x) < 0.001 && abs(lhs.y - rhs.y) < 0.001
  }

  /// The end of each part.
  private func ends(_ path: Path) -> [CGPoint] { path.elements.compactMap(\.points.last) }

  @Test func aPathContainsItsLinesAndCurves() {
    let path = Path { path in
      path.move(to: point(0, 0))
      path.addLine(to: point(10, 0))
      path.addQuadCurve(to: point(20, 0), control: point(15, 5))
      path.addCurve(to: point(30, 0), control1: point(22, 5), control2: point(28, 5))
      path.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: point(0, 0)), .line(to: point(10, 0)),
        .quadCurve(to: point(20, 0), control: point(15, 5)),
        .curve(to: point(30, 0), control1: point(22, 5), control2: point(28, 5)), .closeSubpath,
      ])
    #expect(path.currentPoint == point(0, 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 5))
  }

  @Test func aLineWithoutAStartBeginsAtItsEnd() {
    let path = Path { $0.addLine(to: point(3, 4)) }
    #expect(path.elements == [.move(to: point(3, 4)), .line(to: point(3, 4))])
    #expect(Path { $0.closeSubpath() }.isEmpty)
    #expect(Path().boundingRect.isNull)
  }

  @Test func anArcIsDrawnClockwiseOnTheScreenIfClockwiseIsFalse() {
    let quarter = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(isNear(ends(quarter).first, point(10, 0)))
    #expect(isNear(quarter.currentPoint, point(0, 10)))
    // The middle of the arc.
    #expect(isNear(ends(quarter)[2], point(7.0711, 7.0711)))
    let rest = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    #expect(isNear(ends(rest)[2], point(-7.0711, -7.0711)))
  }

  @Test(arguments: [(0.0, 360.0), (0, -360), (90, 1170), (-720, 720)])
  func anArcOfMoreThanATurnIsACircle(start: Double, end: Double) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: false)
    }
    #expect(isNear(path.currentPoint, ends(path)[0]))
    #expect(path.boundingRect.width > 1.9)
  }

  @Test func anArcContinuesThePathWithALine() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(10), clockwise: false)
    }
    #expect(path.elements.dropFirst().first == .line(to: point(10, 0)))
  }

  @Test func anArcTouchesItsTangents() {
    let path = Path { path in
      path.move(to: point(0, 0))
      path.addArc(tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 20)
    }
    #expect(isNear(ends(path)[1], point(80, 0)))
    #expect(isNear(path.currentPoint, point(100, 20)))
  }

  @Test func roundedCornersAreAtMostHalfOfTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(roundedRect: rect, cornerRadius: 100)
    #expect(isNear(path.boundingRect.origin, .zero))
    #expect(abs(path.boundingRect.width - 40) < 0.001)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -1) == Path(rect))
  }

  @Test func aTransformationAppliesToAllPoints() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .applying(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 3))
    #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 20, height: 30))
    #expect(
      path.offsetBy(dx: 1, dy: -2).boundingRect == CGRect(x: 6, y: 3, width: 20, height: 30))
  }

  @Test func aTransformationIsInverted() {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    let there = point(7, 8).applying(transform)
    #expect(isNear(there.applying(transform.inverted()), point(7, 8)))
  }

  @Test func aPathIsTrimmedByItsLength() {
    let line = Path { $0.addLines([point(0, 0), point(10, 0), point(10, 30)]) }
    let middle = line.trimmedPath(from: 0.125, to: 0.5)
    #expect(isNear(ends(middle).first, point(5, 0)))
    #expect(isNear(middle.currentPoint, point(10, 10)))
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).trimmedPath(
      from: 0, to: 0.5)
    #expect(isNear(half.currentPoint, point(0, 1)))
  }
}
