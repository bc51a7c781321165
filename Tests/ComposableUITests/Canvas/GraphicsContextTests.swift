import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The operations of a canvas, as values.
@Suite struct GraphicsContextTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
  private let red = Graphic.Paint.style(.color(.red))

  /// The operations of a closure on a canvas of 100 by 50 points.
  private func graphics(_ draw: (inout GraphicsContext) -> Void) -> [Graphic] {
    var context = GraphicsContext(size: CGSize(width: 100, height: 50))
    let recorder = context.recorder
    draw(&context)
    return recorder.graphics
  }

  private func fill(_ state: Graphic.State = Graphic.State()) -> Graphic {
    Graphic(content: .fill(square, red, isEvenOdd: false), state: state)
  }

  private func translation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  @Test func pathsAreFilledAndStrokedInOrder() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])
    let graphics = graphics {
      $0.fill(square, with: .color(.red))
      $0.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      $0.stroke(square, with: .color(.red))
      $0.stroke(square, with: .color(.red), lineWidth: 4)
      $0.stroke(square, with: .color(.red), style: style)
    }
    #expect(
      graphics.map(\.content) == [
        .fill(square, red, isEvenOdd: false), .fill(square, red, isEvenOdd: true),
        .stroke(square, red, StrokeStyle()), .stroke(square, red, StrokeStyle(lineWidth: 4)),
        .stroke(square, red, style),
      ])
    #expect(graphics.allSatisfy { $0.state == Graphic.State() })
  }

  @Test func transformationsApplyToWhatIsDrawnLater() {
    let graphics = graphics {
      $0.fill(square, with: .color(.red))
      $0.translateBy(x: 5, y: 6)
      $0.fill(square, with: .color(.red))
      $0.scaleBy(x: 2, y: 3)
      $0.fill(square, with: .color(.red))
      $0.concatenate(translation(1, 1))
      $0.fill(square, with: .color(.red))
      $0.transform = .identity
      $0.rotate(by: .radians(1))
    }
    #expect(
      graphics.map(\.state.transform) == [
        .identity, translation(5, 6), CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6),
        CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 9),
      ])
  }

  @Test func aCopyHasItsOwnStateOnTheSameCanvas() {
    let graphics = graphics { context in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(graphics == [fill(Graphic.State(opacity: 0.5, blendMode: .multiply)), fill()])
  }

  @Test func aLayerIsOneOperationWithTheStateOfItsContext() {
    let graphics = graphics {
      $0.translateBy(x: 1, y: 2)
      $0.opacity = 0.5
      $0.addFilter(.blur(radius: 3))
      $0.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.opacity = 0.2
        layer.fill(square, with: .color(.red))
      }
    }
    let inner = [
      fill(Graphic.State(transform: translation(1, 2))),
      fill(Graphic.State(transform: translation(1, 2), opacity: 0.2)),
    ]
    let outer = Graphic.State(opacity: 0.5, filters: [.blur(radius: 3)])
    #expect(graphics == [Graphic(content: .layer(inner), state: outer)])
  }

  @Test func clipsAreInTheCoordinatesOfTheCanvas() {
    let graphics = graphics { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
      context.translateBy(x: 95, y: 0)
      context.clip(to: square)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 5, height: 20))
      context.translateBy(x: 1, y: 1)
      #expect(context.clipBoundingRect == CGRect(x: -1, y: -1, width: 5, height: 20))
      context.clip(to: square, style: FillStyle(eoFill: true), options: .inverse)
      context.fill(square, with: .color(.red))
    }
    let hole = Graphic(
      content: .fill(square.offsetBy(dx: 96, dy: 1), .style(.color(.black)), isEvenOdd: true))
    #expect(
      graphics.map(\.state.clips) == [
        [
          .path(square.offsetBy(dx: 95, dy: 0), isEvenOdd: false),
          .layer([hole], isInverse: true),
        ]
      ])
  }

  @Test func aDrawingIsAClip() {
    let graphics = graphics {
      $0.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.red)) }
      $0.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.red)) }
      $0.fill(square, with: .color(.red))
    }
    let faint = Graphic(content: .layer([fill()]), state: Graphic.State(opacity: 0.5))
    let clips: [Graphic.Clip] = [
      .layer([faint], isInverse: false), .layer([fill()], isInverse: true),
    ]
    #expect(graphics == [fill(Graphic.State(clips: clips))])
  }

  @Test func anEraserRemovesWhatHasBeenDrawn() {
    let graphics = graphics {
      $0.blendMode = .destinationOut
      $0.fill(square, with: .color(.red))
      $0.blendMode = .normal
      $0.fill(square, with: .color(.red))
      $0.blendMode = .destinationOut
      $0.fill(square, with: .color(.red))
      $0.blendMode = .clear
      $0.fill(square, with: .color(.red))
    }
    let erased = Graphic.State(clips: [.layer([fill(), fill()], isInverse: true)])
    #expect(graphics == [Graphic(content: .layer([fill()]), state: erased)])
  }

  @Test func aDrawingBehindIsTheFirst() {
    let graphics = graphics {
      $0.stroke(square, with: .color(.red))
      $0.blendMode = .destinationOver
      $0.fill(square, with: .color(.red))
    }
    #expect(graphics.first == fill())
    #expect(graphics.count == 2)
  }

  @Test func pointsOfStylesAreInTheRectangleAroundThePath() {
    let gradient = Gradient(colors: [.red, .blue])
    let path = Path(CGRect(x: 10, y: 20, width: 40, height: 80))
    func paint(_ style: some ShapeStyle) -> Graphic.Paint? {
      let graphics = graphics { $0.fill(path, with: .style(style)) }
      guard case .fill(_, let paint, _) = graphics.first?.content else { return nil }
      return paint
    }
    #expect(
      paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottomTrailing))
        == .gradient(
          CanvasGradient(
            gradient: gradient,
            geometry: .linear(start: CGPoint(x: 30, y: 20), end: CGPoint(x: 50, y: 100)))))
    #expect(
      paint(
        RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 2)
          .opacity(0.5))
        == .gradient(
          CanvasGradient(
            gradient: gradient,
            geometry: .radial(center: CGPoint(x: 30, y: 60), startRadius: 1, endRadius: 2),
            opacity: 0.5)))
    #expect(
      paint(EllipticalGradient(gradient: gradient))
        == .gradient(
          CanvasGradient(
            gradient: gradient,
            geometry: .radial(center: .zero, startRadius: 0, endRadius: 0.5),
            transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 80, tx: 30, ty: 60))))
    let angular = AngularGradient(gradient: gradient, center: .center)
    #expect(paint(angular) == .image(angular._gradient, opacity: 1, path.boundingRect))
    #expect(paint(Color.red.shadow(.drop(radius: 2))) == red)
  }

  @Test func gradientsOfTheContextHavePoints() {
    let gradient = Gradient(colors: [.red, .blue])
    let graphics = graphics {
      $0.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 2), options: .mirror))
      $0.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 5, y: 5)))
      $0.fill(square, with: .palette([.color(.red), .color(.blue)]))
    }
    let paints = graphics.map { graphic -> Graphic.Paint? in
      if case .fill(_, let paint, _) = graphic.content { paint } else { nil }
    }
    let conic = ResolvedGradient(
      gradient: gradient,
      geometry: .angular(center: UnitPoint(x: 0.5, y: 0.25), start: .zero, end: .degrees(360)))
    #expect(
      paints == [
        .gradient(
          CanvasGradient(
            gradient: gradient, geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 2)),
            options: .mirror)),
        .image(conic, opacity: 1, CGRect(x: 0, y: 0, width: 10, height: 20)), red,
      ])
  }

  @Test func aTextIsAlignedByTheBrowserAtItsStartMiddleOrEnd() {
    let graphics = graphics { context in
      var text = context.resolve(Text("a **b**").foregroundStyle(.green))
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 1, y: 2), anchor: .topTrailing)
      context.draw(Text(verbatim: "c"), in: CGRect(x: 1, y: 2, width: -3, height: 4))
      var plain = context.resolve(Text(verbatim: "d"))
      plain.shading = .color(.red)
      context.draw(plain, at: .zero, anchor: UnitPoint(x: 0.4, y: 0.3))
    }
    var bold = TextRun("b")
    bold.traits = .bold
    bold.foregroundStyle = .color(.green)
    var plain = TextRun("a ")
    plain.foregroundStyle = .color(.green)
    #expect(
      graphics[0].content
        == .text([plain, bold], .point(CGPoint(x: 1, y: 2), anchor: .topTrailing)))
    #expect(
      graphics[1].content
        == .text([TextRun("c")], .rect(CGRect(x: -2, y: 2, width: 3, height: 4))))
    guard case .text(let runs, .point(let point, let anchor)) = graphics[2].content else {
      Issue.record("Not a text at a point.")
      return
    }
    #expect(runs.map(\.foregroundStyle) == [.color(.red)])
    // A tenth of the estimated width to the right.
    #expect(point.x > 0.5 && point.x < 2)
    #expect(anchor == UnitPoint(x: 0.5, y: 0.3))
  }

  @Test func aMeasuredTextBreaksAtSpaces() {
    let context = GraphicsContext(size: CGSize(width: 100, height: 50))
    let text = context.resolve(Text(verbatim: "one two").font(.system(size: 10)))
    let line = text.measure(in: CGSize(width: 1000, height: 100))
    #expect(line.height == 12)
    #expect(line.width > 25 && line.width < 50)
    #expect(text.measure(in: CGSize(width: 25, height: 100)).height == 24)
    #expect(text.measure(in: CGSize(width: 25, height: 100)).width < 25)
    let lines = context.resolve(Text(verbatim: "a\nb\n").font(.system(size: 10)))
    #expect(lines.measure(in: CGSize(width: CGFloat.nan, height: 1)).height == 36)
    #expect(text.firstBaseline(in: .zero) == 9.5)
  }

  @Test func anIconIsDrawnAsLargeAsBesideAText() {
    let graphics = graphics { context in
      var icon = context.resolve(Image(systemName: "plus"))
      #expect(icon.size == CGSize(width: 21.25, height: 21.25))
      context.draw(icon, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      icon.shading = .color(.red)
      context.draw(icon, in: CGRect(x: 1, y: 1, width: 5, height: 5))
      context.draw(Image(systemName: "no such symbol"), at: .zero)
    }
    let foreground = Graphic.Paint.style(.hierarchical(1))
    #expect(
      graphics.map(\.content) == [
        .icon("plus", CGRect(x: 0, y: 0, width: 21.25, height: 21.25), foreground),
        .icon("plus", CGRect(x: 1, y: 1, width: 5, height: 5), red),
        .icon("square", CGRect(x: -10.625, y: -10.625, width: 21.25, height: 21.25), foreground),
      ])
  }
}
