import Foundation
import Testing

@testable import ComposableUI

/// The interior of paths, and outlines that are computed from it.
@Suite struct PathSetOperationTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  private func path(_ points: [(Double, Double)]) -> Path {
    Path {
      $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      $0.closeSubpath()
    }
  }

  @Test func squaresAreCombined() {
    #expect(
      square.union(other)
        == path([
          (0, 0), (10, 0), (10, 5), (15, 5), (15, 15), (5, 15), (5, 10), (0, 10),
        ]))
    #expect(square.intersection(other) == path([(5, 5), (10, 5), (10, 10), (5, 10)]))
    #expect(
      square.subtracting(other) == path([(0, 0), (10, 0), (10, 5), (5, 5), (5, 10), (0, 10)]))
    #expect(square.symmetricDifference(square).isEmpty)
    #expect(square.union(square) == square)
    #expect(square.union(Path()) == square)
    #expect(square.intersection(Path()).isEmpty)
  }

  @Test func neighborsHaveOneOutline() {
    let right = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    #expect(square.union(right) == path([(0, 0), (15, 0), (15, 10), (0, 10)]))
    #expect(square.intersection(right).isEmpty)
  }

  @Test func aHoleIsDrawnInTheOtherDirection() {
    let hole = square.subtracting(Path(CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(hole.contains(CGPoint(x: 1, y: 3)))
    #expect(!hole.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func aPathThatIntersectsItselfIsNormalized() {
    var twice = square
    twice.addPath(other)
    #expect(twice.normalized(eoFill: false) == square.union(other))
    #expect(
      twice.normalized().contains(CGPoint(x: 7, y: 7)) == false
        && twice.normalized().contains(CGPoint(x: 1, y: 1)))
  }

  @Test func linesAreDividedByAnOutline() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    func lines(_ xs: Double...) -> Path {
      Path { path in
        for (start, end) in zip(xs, xs.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 })
          .map(\.element)
        {
          path.addLines([CGPoint(x: start, y: 5), CGPoint(x: end, y: 5)])
        }
      }
    }
    #expect(line.lineIntersection(square) == lines(0, 10))
    #expect(line.lineSubtraction(square) == lines(-5, 0, 10, 15))
  }

  @Test func pointsAreInsideByTheRuleOfTheFill() {
    var rings = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    rings.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(rings.contains(CGPoint(x: 10, y: 10)))
    #expect(!rings.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(rings.contains(CGPoint(x: 2, y: 10), eoFill: true))
    #expect(!rings.contains(CGPoint(x: 1, y: 1)))
    #expect(!rings.contains(CGPoint(x: CGFloat.nan, y: 1)))
    // An open subpath is closed by a line.
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(open.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func numbersThatAreNotFiniteMakeAnEmptyPath() {
    let broken = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(square.union(broken) == square)
    #expect(broken.strokedPath(StrokeStyle()).isEmpty)
    #expect(square.strokedPath(StrokeStyle(lineWidth: .infinity)).isEmpty)
    #expect(broken.lineIntersection(square).isEmpty)
  }

  /// Each region of pairs of random shapes is in the results that it should be in.
  @Test(arguments: 0..<8) func everyRegionIsWhereItBelongs(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
    let (first, second) = (randomPath(&numbers), randomPath(&numbers))
    for eoFill in [false, true] {
      let results = [
        first.union(second, eoFill: eoFill), first.intersection(second, eoFill: eoFill),
        first.subtracting(second, eoFill: eoFill),
        first.symmetricDifference(second, eoFill: eoFill), first.normalized(eoFill: eoFill),
      ]
      for _ in 0..<40 {
        let point = CGPoint(x: numbers.next(in: -5...120), y: numbers.next(in: -5...120))
        let isInFirst = first.contains(point, eoFill: eoFill)
        let isInSecond = second.contains(point, eoFill: eoFill)
        let expected = [
          isInFirst || isInSecond, isInFirst && isInSecond, isInFirst && !isInSecond,
          isInFirst != isInSecond, isInFirst,
        ]
        #expect(results.map { $0.contains(point) } == expected)
        #expect(results.map { $0.contains(point, eoFill: true) } == expected)
      }
    }
  }

  private struct Numbers {
    var state: UInt64

    /// https://en.wikipedia.org/wiki/Linear_congruential_generator
    mutating func next(in range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let fraction = Double(state >> 33) / Double(UInt32.max >> 1)
      return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
  }

  private func randomPath(_ numbers: inout Numbers) -> Path {
    var path = Path()
    for kind in 0..<3 {
      let rect = CGRect(
        x: numbers.next(in: 0...50), y: numbers.next(in: 0...50),
        width: numbers.next(in: 1...60), height: numbers.next(in: 1...60))
      switch kind {
      case 0: path.addEllipse(in: rect)
      case 1: path.addRect(rect.integral)
      default:
        path.addLines(
          (0..<5).map { _ in
            CGPoint(x: numbers.next(in: 0...90), y: numbers.next(in: 0...90))
          })
        path.closeSubpath()
      }
    }
    return path
  }
}

/// The outlines of lines.
@Suite struct StrokedPathTests {
  private let corner = Path {
    $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  private func contains(_ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
    corner.strokedPath(style).contains(CGPoint(x: x, y: y))
  }

  @Test func aLineHasItsWidth() {
    let style = StrokeStyle(lineWidth: 2)
    #expect(contains(style, 5, 0.9) && contains(style, 5, -0.9))
    #expect(!contains(style, 5, 1.1) && !contains(style, 5, -1.1))
  }

  @Test func cornersAreJoined() {
    #expect(contains(StrokeStyle(lineWidth: 2), 10.9, -0.9))
    #expect(!contains(StrokeStyle(lineWidth: 2, miterLimit: 1), 10.9, -0.9))
    #expect(!contains(StrokeStyle(lineWidth: 2, lineJoin: .bevel), 10.9, -0.9))
    #expect(contains(StrokeStyle(lineWidth: 2, lineJoin: .bevel), 10.4, -0.4))
    #expect(!contains(StrokeStyle(lineWidth: 2, lineJoin: .round), 10.9, -0.9))
    #expect(contains(StrokeStyle(lineWidth: 2, lineJoin: .round), 10.6, -0.6))
  }

  @Test func endsHaveCaps() {
    #expect(!contains(StrokeStyle(lineWidth: 2), -0.1, 0))
    #expect(contains(StrokeStyle(lineWidth: 2, lineCap: .square), -0.9, 0.9))
    #expect(!contains(StrokeStyle(lineWidth: 2, lineCap: .round), -0.9, 0.9))
    #expect(contains(StrokeStyle(lineWidth: 2, lineCap: .round), -0.9, 0))
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).contains(.zero))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
  }

  @Test func dashesFollowTheirPattern() {
    let dashes = StrokeStyle(lineWidth: 2, dash: [3, 2])
    let on = [1, 2.9, 5.1, 7.9], off = [3.1, 4.9, 8.1]
    for x in on { #expect(contains(dashes, x, 0)) }
    for x in off { #expect(!contains(dashes, x, 0)) }
    let shifted = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: -1)
    for x in on { #expect(contains(shifted, x + 1, 0)) }
    for x in off { #expect(!contains(shifted, x + 1, 0)) }
    #expect(!contains(StrokeStyle(lineWidth: 2, dash: [3]), 4, 0))
  }

  @Test func aClosedLineHasNoEnds() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
    #expect(outline.normalized(eoFill: false).boundingRect == outline.boundingRect)
  }
}
