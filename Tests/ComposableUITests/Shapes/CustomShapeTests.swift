import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Shapes of one's own, and gradients.
@MainActor
@Suite struct CustomShapeTests {
  private struct Diagonal: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  private func shapes(@ViewBuilder _ view: @escaping () -> some View) -> [ShapeContent] {
    ViewDriver(size: CGSize(width: 30, height: 20), view).shapes
  }

  private let diagonal = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 20))
  }

  @Test func aShapeIsDrawnInItsFrame() {
    let shapes = shapes { Diagonal().stroke(.red, lineWidth: 3) }
    #expect(shapes.map(\.outline) == [.path(diagonal)])
    #expect(shapes.first?.stroke?.style.lineWidth == 3)
    #expect(shapes.first?.fill == nil)
  }

  @Test func aShapeWithPointsThatAreNotFiniteIsReportedAndEmpty() {
    withKnownIssue {
      let shapes = shapes { Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1)]) } }
      #expect(shapes.map(\.outline) == [.path(Path())])
    } matching: {
      $0.description.contains("a length of a shape")
    }
  }

  @Test func rotationsAroundOnePointAddUp() {
    let shapes = shapes {
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).rotation(.degrees(30)).stroke(.red)
    }
    #expect(shapes.first?.rotation?.angle.degrees.rounded() == -60)
    #expect(shapes.first?.outline == .circle)
    #expect(shapes.first?.trim == 0...0.5)
  }

  @Test func rotationsAroundTwoPointsRotateThePath() throws {
    let shapes = shapes {
      Diagonal().rotation(.degrees(90), anchor: .topLeading).rotation(.degrees(-90)).stroke(.red)
    }
    let shape = try #require(shapes.first)
    #expect(shape.rotation == nil)
    guard case .path(let path) = shape.outline else { return #expect(Bool(false)) }
    let rotated = diagonal.applying(CGAffineTransform(rotationAngle: .pi / 2))
      .applying(
        CGAffineTransform(translationX: 15, y: 10).rotated(by: -.pi / 2)
          .translatedBy(x: -15, y: -10))
    for (lhs, rhs) in zip(path.elements.flatMap(\.points), rotated.elements.flatMap(\.points)) {
      #expect(abs(lhs.x - rhs.x) < 0.001 && abs(lhs.y - rhs.y) < 0.001)
    }
    #expect(shape.stroke != nil)
  }

  @Test func eachShapeHasAPath() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
    #expect(Rectangle().path(in: rect) == Path(rect))
    #expect(
      RoundedRectangle(cornerRadius: 4).path(in: rect) == Path(roundedRect: rect, cornerRadius: 4))
    #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 10))
    #expect(Rectangle().trim(from: 0, to: 0).path(in: rect).isEmpty)
    #expect(
      Diagonal().scale(2).path(in: rect).boundingRect
        == CGRect(x: -15, y: -10, width: 60, height: 40))
    #expect(
      Diagonal().transform(CGAffineTransform(translationX: 1, y: 1)).path(in: rect)
        == diagonal.offsetBy(dx: 1, dy: 1))
  }

  @Test func anInsetIsOnAllSides() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(
      Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
    // It never turns inside out.
    #expect(Rectangle().inset(by: 50).path(in: rect).boundingRect.size == .zero)
  }

  @Test func aViewIsClippedToAShapeInItsFrame() {
    let view = ViewDriver(size: CGSize(width: 30, height: 20)) { Text("A").clipShape(Diagonal()) }
    #expect(view.description.hasPrefix("clip path(0.0 0.0 m 30.0 20.0 l)\n"))
  }

  @Test func aGradientIsAStyleAndAView() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let shapes = shapes {
      gradient
      Circle().fill(gradient)
      Text("A").background(gradient)
    }
    #expect(shapes.map(\.fill) == Array(repeating: gradient._resolved, count: 3))
    #expect(shapes.map(\.outline) == [.rectangle, .circle, .rectangle])
  }
}
