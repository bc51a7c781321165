import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Drawings, and shapes whose outlines are computed from others.
@MainActor
@Suite struct CanvasSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Canvas") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
        context.addFilter(.blur(radius: 2))
        context.draw(Text("a").bold(), at: CGPoint(x: 1, y: 2))
      }
    } is: {
      """
      Canvas
        Drawing(graphics: [fill (0.0 0.0 m 390.0 0.0 l 390.0 844.0 l 0.0 844.0 l h) red, \
      text "a" at 1.0 2.0 anchor 0.5 0.5, \
      clip (0.0 0.0 m 1.0 0.0 l 1.0 1.0 l 0.0 1.0 l h), blur 2.0], \
      size: (width: 390.0, height: 844.0))
      """
    }
    Snapshot("Canvas(symbols:)") {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Divider().tag(1)
      }
    } is: {
      """
      Canvas
        CanvasSymbol(placement: (size: (width: 390.0, height: 844.0), \
      placement: point((x: 0.0, y: 0.0), anchor: (x: 0.5, y: 0.5)), states: []))
          Divider
        CanvasSymbol
          Background(alignment: (horizontal: center, vertical: center))
            Layer
              Divider
            Layer
              Geometry
                ZStack(alignment: (horizontal: center, vertical: center))
      """
    }
    Snapshot("OffsetShape") {
      Circle().offset(x: 3)
    } is: {
      """
      Offset(x: 3.0, y: 0.0)
        Shape(outline: circle, trim: 0.0...1.0, fill: hierarchical(1))
      """
    }
    Snapshot("size") {
      Rectangle().size(width: 2, height: 3)
    } is: {
      """
      Geometry
        Shape(outline: path(0.0 0.0 m 2.0 0.0 l 2.0 3.0 l 0.0 3.0 l h), trim: 0.0...1.0, \
      fill: hierarchical(1))
      """
    }
    Snapshot("subtracting") {
      Rectangle().size(width: 2, height: 3).subtracting(Rectangle().size(width: 2, height: 1))
    } is: {
      """
      Geometry
        Shape(outline: path(0.0 1.0 m 2.0 1.0 l 2.0 3.0 l 0.0 3.0 l h), trim: 0.0...1.0, \
      fill: hierarchical(1))
      """
    }
    Snapshot("ContainerRelativeShape", modifier: "Clip(outline: rectangle)") {
      $0.clipShape(ContainerRelativeShape())
    }
    Snapshot(unchanged: "containerShape") { $0.containerShape(Circle()) }
  }
}
