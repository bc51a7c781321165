import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The HTML of paths, gradients, measured elements and gestures.
@Suite struct DrawingTests {
  private func html(_ content: any ElementContent) -> String {
    HTML(Rendering(id: 1, content: content, children: [])).text
  }

  private func image(_ style: some ShapeStyle) -> String? { style._resolved.image?.text }

  @Test func aPathIsDrawnInPoints() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3.5, y: -4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    let shape = ShapeContent(outline: .path(path), fill: .tint)
    #expect(html(shape).contains(#"<path d="M1 2L3.5 -4Q7 8 5 6C2 2 3 3 1 1Z""#))
    #expect(
      html(ClipContent(outline: .path(path))).contains(
        "clip-path:path(&#34;M1 2L3.5 -4Q7 8 5 6C2 2 3 3 1 1Z&#34;)"))
  }

  @Test func aShapeIsRotatedAroundItsAnchor() {
    let rotation = ShapeContent.Rotation(angle: .degrees(-90), anchor: .topLeading)
    let shape = ShapeContent(outline: .circle, rotation: rotation, fill: .tint)
    #expect(html(shape).contains("rotate:-90deg;transform-origin:0% 0%"))
  }

  @Test func aGradientFillsAnOutline() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let shape = ShapeContent(outline: .capsule, fill: gradient._resolved)
    let html = html(shape)
    #expect(html.contains(#"class="shape painted gx gy""#))
    #expect(html.contains("--image:linear-gradient(90deg,var(--red) 0%,var(--blue) 100%)"))
    #expect(html.contains("--outline:inset(0 round 9999px)"))
  }

  @Test func aLinearGradientHasItsAngleAndStops() {
    func linear(_ start: UnitPoint, _ end: UnitPoint) -> String? {
      image(LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end))
    }
    #expect(
      linear(.top, .bottom) == "linear-gradient(180deg,var(--red) 0%,var(--blue) 100%)")
    #expect(
      linear(.bottom, .top) == "linear-gradient(0deg,var(--red) 0%,var(--blue) 100%)")
    #expect(
      linear(.topLeading, .bottomTrailing)
        == "linear-gradient(to bottom right,var(--red) 0%,var(--blue) 100%)")
    #expect(
      linear(.center, .bottom) == "linear-gradient(180deg,var(--red) 50%,var(--blue) 100%)")
    #expect(
      linear(.center, .center) == "linear-gradient(180deg,var(--red) 0%,var(--blue) 100%)")
  }

  @Test func gradientsOfEachKindHaveTheirGeometry() {
    let colors = [Color.red, .blue]
    #expect(
      image(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 50))
        == "radial-gradient(circle at 50% 50%,var(--red) 5px,var(--blue) 50px)")
    #expect(
      image(EllipticalGradient(colors: colors))
        == "radial-gradient(100% 100% at 50% 50%,var(--red) 0%,var(--blue) 50%)")
    #expect(
      image(AngularGradient(colors: colors, center: .top, angle: .degrees(-90)))
        == "conic-gradient(from 0deg at 50% 0%,var(--red) 0deg,var(--blue) 360deg)")
    #expect(
      image(AngularGradient(colors: colors, center: .center).opacity(0.5))?.contains(
        "50%,transparent")
        == true)
  }

  @Test func aGradientOfFewColorsIsValid() {
    func linear(_ colors: [Color]) -> String? {
      image(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
    #expect(linear([]) == "linear-gradient(180deg,transparent,transparent)")
    #expect(linear([.red]) == "linear-gradient(180deg,var(--red) 0%,var(--red) 0%)")
  }

  @Test func stylesWithoutAGradientHaveNoImage() {
    #expect(image(Color.red) == nil)
    #expect(image(.tint) == nil)
  }

  @Test func aGradientIsItsFirstColorWhereCSSNeedsAColor() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(gradient._resolved.css.text == "var(--red)")
  }

  @Test func aGeometryReaderIsMeasured() {
    #expect(
      html(GeometryContent()) == #"<div data-i="1" class="geometry gx gy" data-measure=""></div>"#)
  }

  @Test func aTransformationIsAMatrix() {
    let transform = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 2, tx: 3, ty: 4)
    #expect(
      html(TransformContent(transform: transform)).contains(
        "transform:matrix(1,.5,0,2,3,4);transform-origin:0 0"))
  }

  @Test func gesturesTellTheBrowserWhenTheyBegin() {
    let gestures = GestureContent(minimumDragDistance: 5, minimumPressDuration: 0.25)
    let html = html(gestures)
    #expect(html.contains(#"data-drag="5" data-press="250""#))
    #expect(!html.contains("role"))
  }
}
