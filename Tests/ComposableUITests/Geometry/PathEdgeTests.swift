import Foundation
import Testing

@testable import ComposableUI

/// Paths of no parts, transformations without a reverse, and the limits of parts.
@Suite struct PathEdgeTests {
  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aPathOfNoPointsIsEmpty() {
    var path = Path()
    path.addLines([])
    path.addRects([])
    path.addPath(Path())
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.description == "")
  }

  @Test func aClosedPathEndsAtItsStart() {
    #expect(square.currentPoint == .zero)
    #expect(square.description == "0.0 0.0 m 10.0 0.0 l 10.0 10.0 l 0.0 10.0 l h")
  }

  @Test func forEachVisitsTheElementsInOrder() {
    var parts: [Path.Element] = []
    Path { $0.addLines([point(0, 0), point(1, 1)]) }.forEach { parts.append($0) }
    #expect(parts == [.move(to: point(0, 0)), .line(to: point(1, 1))])
  }

  @Test func aRectangleIsAddedWithATransform() {
    var path = Path()
    path.addRect(
      CGRect(x: 1, y: 1, width: 2, height: 2), transform: CGAffineTransform(scaleX: 10, y: 1))
    #expect(path.boundingRect == CGRect(x: 10, y: 1, width: 20, height: 2))
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0)])
  func aPartThatEndsBeforeItStartsIsEmpty(start: Double, end: Double) {
    #expect(square.trimmedPath(from: CGFloat(start), to: CGFloat(end)).isEmpty)
  }

  @Test func trimmingNothingReturnsTheWholePath() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
  }

  @Test func aTrimmedPathHasItsShareOfTheLength() {
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.currentPoint == point(10, 10))
    #expect(square.trimmedPath(from: 0.25, to: 0.5).elements.first == .move(to: point(10, 0)))
  }

  @Test func cornersWithoutASizeAreSharp() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for size in [CGSize.zero, CGSize(width: -3, height: 4), CGSize(width: 4, height: 0)] {
      #expect(Path(roundedRect: rect, cornerSize: size) == square)
    }
  }

  @Test func anEllipseStartsAtThreeOClock() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(ellipse.elements.first == .move(to: point(20, 5)))
    #expect(ellipse.elements.last == .closeSubpath)
  }

  @Test func invertingATransformWithoutAnInverseReturnsIt() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    let infinite = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(infinite.inverted() == infinite)
  }

  @Test func aTranslationDoesNotChangeASize() {
    let transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == point(7, 9))
  }

  @Test func aTransformAddedLaterAppliesFirst() {
    let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point(1, 1).applying(transform) == point(12, 2))
    let concatenated = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(concatenated == transform)
  }

  @Test func projectionsConcatenateLikeTheirTransforms() {
    let (first, second) = (
      CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(translationX: 1, y: 0)
    )
    #expect(ProjectionTransform().isIdentity)
    #expect(
      ProjectionTransform(first).concatenating(ProjectionTransform(second))
        == ProjectionTransform(first.concatenating(second)))
  }
}
