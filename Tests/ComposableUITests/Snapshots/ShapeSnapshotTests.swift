import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Shapes, their fills, strokes and gradients.
@MainActor
@Suite struct ShapeSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Circle", is: "Shape(outline: circle, trim: 0.0...1.0, fill: hierarchical(1))") {
      Circle()
    }
    Snapshot("Ellipse", is: "Shape(outline: ellipse, trim: 0.0...1.0, fill: hierarchical(1))") {
      Ellipse()
    }
    Snapshot("Rectangle", is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: hierarchical(1))") {
      Rectangle()
    }
    Snapshot("RoundedRectangle") {
      RoundedRectangle(cornerRadius: 3)
    } is: {
      """
      Shape(outline: roundedRectangle(cornerRadius: 3.0), trim: 0.0...1.0, fill: hierarchical(1))
      """
    }
    Snapshot("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topTrailingRadius: 4)
    } is: {
      """
      Geometry
        Shape(outline: path(386.0 0.0 m 386.52528748457155 0.0 387.0454313737804 \
      0.10346305238059106 387.53073372946034 0.30448186995485305 c 388.01603608514034 \
      0.505500687529115 388.4569927823332 0.8001385328408483 388.8284271247462 1.1715728752538102 \
      c 389.19986146715917 1.543007217666772 389.4944993124709 1.9839639148596544 \
      389.6955181300452 2.4692662705396407 c 389.8965369476194 2.9545686262196273 390.0 \
      3.4747125154284575 390.0 4.0 c 390.0 844.0 l 0.0 844.0 l 0.0 0.0 l h), trim: 0.0...1.0, \
      fill: hierarchical(1))
      """
    }
    Snapshot("Capsule", is: "Shape(outline: capsule, trim: 0.0...1.0, fill: hierarchical(1))") {
      Capsule()
    }
    Snapshot("rect(cornerRadius:)", modifier: "Clip(outline: roundedRectangle(cornerRadius: 2.0))")
    {
      $0.clipShape(.rect(cornerRadius: 2))
    }
    Snapshot("rect", modifier: "Clip(outline: rectangle)") { $0.clipShape(.rect) }
    Snapshot("circle", modifier: "Clip(outline: circle)") { $0.clipShape(.circle) }
    Snapshot("capsule", modifier: "Clip(outline: capsule)") { $0.clipShape(.capsule) }
    Snapshot("ellipse", modifier: "Clip(outline: ellipse)") { $0.clipShape(.ellipse) }
    Snapshot(
      "RoundedRectangle(cornerSize:)",
      modifier: "Clip(outline: roundedRectangle(cornerRadius: 3.0))"
    ) { $0.clipShape(RoundedRectangle(cornerSize: CGSize(width: 8, height: 3))) }
    Snapshot(
      "RoundedRectangle(cornerSize: tall)",
      modifier: "Clip(outline: roundedRectangle(cornerRadius: 2.0))"
    ) { $0.clipShape(RoundedRectangle(cornerSize: CGSize(width: 2, height: 9))) }
    Snapshot(
      "RoundedRectangle(style: .circular)",
      modifier: "Clip(outline: roundedRectangle(cornerRadius: 4.0))"
    ) { $0.clipShape(RoundedRectangle(cornerRadius: 4, style: .circular)) }
    Snapshot(
      "RoundedRectangle(style: .continuous)",
      modifier: "Clip(outline: roundedRectangle(cornerRadius: 4.0))"
    ) { $0.clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous)) }
    Snapshot("Path") {
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 1, y: 2))
      }
    } is: {
      """
      Shape(outline: path(0.0 0.0 m 1.0 2.0 l), trim: 0.0...1.0, fill: hierarchical(1))
      """
    }
    Snapshot("Path.addRect") {
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 2)) }
    } is: {
      """
      Shape(outline: path(0.0 0.0 m 1.0 0.0 l 1.0 2.0 l 0.0 2.0 l h), trim: 0.0...1.0, fill: \
      hierarchical(1))
      """
    }
    Snapshot("Path.addRects") {
      Path { $0.addRects([CGRect(x: 0, y: 0, width: 1, height: 2)]) }
    } is: {
      """
      Shape(outline: path(0.0 0.0 m 1.0 0.0 l 1.0 2.0 l 0.0 2.0 l h), trim: 0.0...1.0, fill: \
      hierarchical(1))
      """
    }
    Snapshot("FilledShape", is: "Shape(outline: circle, trim: 0.0...1.0, fill: color(red))") {
      Circle().fill(.red)
    }
    Snapshot("fill(level)", is: "Shape(outline: circle, trim: 0.0...1.0, fill: hierarchical(2))") {
      Circle().fill(.secondary)
    }
    Snapshot("fill()", is: "Shape(outline: capsule, trim: 0.0...1.0, fill: hierarchical(1))") {
      Capsule().fill()
    }
    Snapshot("fill(tint)", is: "Shape(outline: circle, trim: 0.0...1.0, fill: tint)") {
      Circle().fill(.tint)
    }
    Snapshot(
      "fill(opacity)", is: "Shape(outline: circle, trim: 0.0...1.0, fill: color(blue at 0.5))"
    ) { Circle().fill(.blue.opacity(0.5)) }
    Snapshot("Color", is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))") {
      Color.red
    }
    Snapshot(
      "Color(red:green:blue:)",
      is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(rgb(0.1, 0.2, 0.3)))"
    ) { Color(red: 0.1, green: 0.2, blue: 0.3) }
    Snapshot(
      "Color(white:)",
      is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(rgb(0.5, 0.5, 0.5)))"
    ) { Color(white: 0.5) }
    Snapshot(
      "Color(hue:saturation:brightness:)",
      is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(rgb(0.0, 1.0, 1.0)))"
    ) { Color(hue: 0.5, saturation: 1, brightness: 1) }
    Snapshot(
      "Color.opacity", is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red at 0.25))"
    ) { Color.red.opacity(0.25) }
    Snapshot(
      "Color(uiColor:)", is: "Shape(outline: rectangle, trim: 0.0...1.0, fill: color(systemGray2))"
    ) { Color(uiColor: .systemGray2) }
    Snapshot("stroke") {
      Circle().stroke(.red, lineWidth: 2)
    } is: {
      """
      Shape(outline: circle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), style: (lineWidth: \
      2.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("stroke(style:)") {
      Circle().stroke(
        .red,
        style: StrokeStyle(
          lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [4, 2],
          dashPhase: 5
        )
      )
    } is: {
      """
      Shape(outline: circle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), style: (lineWidth: \
      3.0, lineCap: round, lineJoin: bevel, miterLimit: 3.0, dash: [4.0, 2.0], dashPhase: 5.0)))
      """
    }
    Snapshot("strokeBorder") {
      Circle().strokeBorder(.red, lineWidth: 4)
    } is: {
      """
      Padding(edges: (15), length: 2.0)
        Shape(outline: circle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), style: \
      (lineWidth: 4.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("strokeBorder(lineWidth:)") {
      Capsule().strokeBorder(lineWidth: 6)
    } is: {
      """
      Padding(edges: (15), length: 3.0)
        Shape(outline: capsule, trim: 0.0...1.0, stroke: (shapeStyle: hierarchical(1), style: \
      (lineWidth: 6.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("fill and stroke") {
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
    } is: {
      """
      Shape(outline: circle, trim: 0.0...1.0, fill: color(red), stroke: (shapeStyle: color(blue), \
      style: (lineWidth: 2.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("trim", is: "Shape(outline: circle, trim: 0.25...0.5, fill: hierarchical(1))") {
      Circle().trim(from: 0.25, to: 0.5)
    }
    Snapshot("rotation") {
      Rectangle().rotation(.degrees(45))
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, rotation: (angle: (radians: 0.7853981633974483), \
      anchor: (x: 0.5, y: 0.5)), fill: hierarchical(1))
      """
    }
    Snapshot("scale") {
      Rectangle().scale(0.5)
    } is: {
      """
      Geometry
        Shape(outline: path(97.5 211.0 m 292.5 211.0 l 292.5 633.0 l 97.5 633.0 l h), trim: \
      0.0...1.0, fill: hierarchical(1))
      """
    }
    Snapshot("transform") {
      Rectangle().transform(CGAffineTransform(translationX: 1, y: 0))
    } is: {
      """
      Geometry
        Shape(outline: path(1.0 0.0 m 391.0 0.0 l 391.0 844.0 l 1.0 844.0 l h), trim: 0.0...1.0, \
      fill: hierarchical(1))
      """
    }
    Snapshot("inset") {
      Rectangle().inset(by: 3)
    } is: {
      """
      Geometry
        Shape(outline: path(3.0 3.0 m 387.0 3.0 l 387.0 841.0 l 3.0 841.0 l h), trim: 0.0...1.0, \
      fill: hierarchical(1))
      """
    }
    Snapshot("LinearGradient") {
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, fill: gradient(gradient: (stops: [(color: red, \
      location: 0.0), (color: blue, location: 1.0)]), geometry: linear(start: (x: 0.5, y: 0.0), \
      end: (x: 0.5, y: 1.0))))
      """
    }
    Snapshot("LinearGradient(view)") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, fill: gradient(gradient: (stops: [(color: red, \
      location: 0.0), (color: blue, location: 1.0)]), geometry: linear(start: (x: 0.0, y: 0.5), \
      end: (x: 1.0, y: 0.5))))
      """
    }
    Snapshot("RadialGradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, fill: gradient(gradient: (stops: [(color: red, \
      location: 0.0), (color: blue, location: 1.0)]), geometry: radial(center: (x: 0.5, y: 0.5), \
      startRadius: 0.0, endRadius: 9.0)))
      """
    }
    Snapshot("EllipticalGradient") {
      EllipticalGradient(colors: [.red, .blue])
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, fill: gradient(gradient: (stops: [(color: red, \
      location: 0.0), (color: blue, location: 1.0)]), geometry: elliptical(center: (x: 0.5, y: \
      0.5), startFraction: 0.0, endFraction: 0.5)))
      """
    }
    Snapshot("AngularGradient") {
      AngularGradient(colors: [.red, .blue], center: .center)
    } is: {
      """
      Shape(outline: rectangle, trim: 0.0...1.0, fill: gradient(gradient: (stops: [(color: red, \
      location: 0.0), (color: blue, location: 1.0)]), geometry: angular(center: (x: 0.5, y: 0.5), \
      start: (radians: 0.0), end: (radians: 6.283185307179586))))
      """
    }
  }
}
