import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The outlines of shapes in a rectangle.
@MainActor
@Suite struct ShapeOutlineTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }

  @Test func anInsetRoundedRectangleHasSmallerCorners() {
    let inset = RoundedRectangle(cornerRadius: 6).inset(by: 2)
    #expect(
      inset.path(in: rect)
        == RoundedRectangle(cornerRadius: 4).path(in: rect.insetBy(dx: 2, dy: 2)))
    let sharp = RoundedRectangle(cornerRadius: 6).inset(by: 8)
    #expect(sharp.path(in: rect) == Path(rect.insetBy(dx: 8, dy: 8)))
  }

  @Test func cornersAreRoundedDifferently() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)
    let path = shape.path(in: rect)
    #expect(bounds(shape) == rect)
    var ends: Set<[Int]> = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.insert([Int(end.x.rounded()), Int(end.y.rounded())])
      case .closeSubpath: break
      }
    }
    #expect(ends.isSuperset(of: [[8, 0], [40, 0], [40, 16], [36, 20], [0, 20], [0, 8]]))
    #expect(ends.isDisjoint(with: [[0, 0], [40, 20]]))
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: 4)
    #expect(path == UnevenRoundedRectangle(cornerRadii: radii).path(in: rect))
  }

  @Test func equalRadiiAreARoundedRectangle() {
    let radii = RectangleCornerRadii(
      topLeading: 3, bottomLeading: 3, bottomTrailing: 3, topTrailing: 3)
    #expect(
      UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
        == RoundedRectangle(cornerRadius: 3).path(in: rect))
    #expect(UnevenRoundedRectangle().path(in: rect) == Path(rect))
  }

  @Test func radiiThatAreLongerThanASideAreReducedByOneFactor() {
    // 30 + 10 points at a side of 20: halved.
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomLeadingRadius: 10).path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 15, bottomLeadingRadius: 5).path(in: rect))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: -3, topTrailingRadius: 2).path(in: rect)
        == UnevenRoundedRectangle(topTrailingRadius: 2).path(in: rect))
  }

  @Test func anInsetUnevenRectangleHasSmallerCorners() {
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 6, bottomTrailingRadius: 1).inset(by: 2)
        .path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 4).path(in: rect.insetBy(dx: 2, dy: 2)))
  }

  @Test func anInsetOfANegativeAmountIsLarger() {
    #expect(bounds(Rectangle().inset(by: -5)) == rect.insetBy(dx: -5, dy: -5))
  }

  @Test func aScalingKeepsItsAnchor() {
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      bounds(Rectangle().scale(x: 2, anchor: .bottomTrailing))
        == CGRect(x: -40, y: 0, width: 80, height: 20))
  }
}
