import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Layers, colors and the effects on a rendered view.
@MainActor
@Suite struct EffectSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("background(view)") {
      Text("a").background { Color.red }
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("background(alignment:)") {
      Text("a").background(alignment: .topLeading) { Text("b") }
    } is: {
      """
      Background(alignment: (horizontal: leading, vertical: top))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("background(style)") {
      Text("a").background(.blue)
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: rectangle, trim: 0.0...1.0, fill: color(blue))
      """
    }
    Snapshot("background(in:)") {
      Text("a").background(in: Capsule())
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: capsule, trim: 0.0...1.0, fill: background)
      """
    }
    Snapshot("background(_:in:)") {
      Text("a").background(.yellow, in: RoundedRectangle(cornerRadius: 4))
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: roundedRectangle(cornerRadius: 4.0), trim: 0.0...1.0, fill: color(yellow))
      """
    }
    Snapshot("overlay(view)") {
      Text("a").overlay { Text("b") }
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("overlay(alignment:)") {
      Text("a").overlay(alignment: .bottom) { Text("b") }
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: bottom))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("overlay(style)") {
      Text("a").overlay(.red)
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("overlay(_:in:)") {
      Text("a").overlay(.red, in: Circle())
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Shape(outline: circle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("border") {
      Text("a").border(.red)
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Padding(edges: (15), length: 0.5)
            Shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), style: \
      (lineWidth: 1.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("border(width:)") {
      Text("a").border(.separator, width: 3)
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Padding(edges: (15), length: 1.5)
            Shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: separator, style: \
      (lineWidth: 3.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("clipShape", modifier: "Clip(outline: capsule)") { $0.clipShape(Capsule()) }
    Snapshot("clipped", modifier: "Clip(outline: rectangle)") { $0.clipped() }
    Snapshot("clipped(antialiased:)", modifier: "Clip(outline: rectangle)") {
      $0.clipped(antialiased: true)
    }
    Snapshot("clipShape(trimmed)", modifier: "Clip(outline: circle)") {
      $0.clipShape(Circle().trim(to: 0.5))
    }
    Snapshot("clipShape(stroked)", modifier: "Clip(outline: circle)") {
      $0.clipShape(Circle().stroke(lineWidth: 3))
    }
    Snapshot("cornerRadius", modifier: "Clip(outline: roundedRectangle(cornerRadius: 5.0))") {
      $0.cornerRadius(5)
    }
    Snapshot("mask(shape)", modifier: "Clip(outline: circle)") { $0.mask(Circle()) }
    Snapshot("mask(builder)", modifier: "Clip(outline: ellipse)") { $0.mask { Ellipse() } }
    Snapshot("mask(alignment:)", modifier: "Clip(outline: roundedRectangle(cornerRadius: 3.0))") {
      $0.mask(alignment: .top) { RoundedRectangle(cornerRadius: 3) }
    }
    Snapshot(unchanged: "contentShape") { $0.contentShape(Rectangle()) }
    Snapshot(unchanged: "labelReservedIconWidth, controlGroupStyle, dialogSuppressionToggle") {
      $0.labelReservedIconWidth(8).controlGroupStyle(.menu)
        .dialogSuppressionToggle(isSuppressed: .constant(true))
    }
    Snapshot("zIndex") {
      ZStack {
        Text("a").zIndex(1); Text("b")
      }
    } is: {
      """
      ZStack(alignment: (horizontal: center, vertical: center))
        ZIndex(index: 1.0)
          Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("hidden", modifier: "Hidden") { $0.hidden() }
    Snapshot("opacity", modifier: "Opacity(opacity: 0.5)") { $0.opacity(0.5) }
    Snapshot(
      "rotationEffect",
      modifier: "Rotation(angle: (radians: 0.7853981633974483), anchor: (x: 0.5, y: 0.5))"
    ) { $0.rotationEffect(.degrees(45)) }
    Snapshot(
      "rotationEffect(anchor:)",
      modifier: "Rotation(angle: (radians: 0.7853981633974483), anchor: (x: 0.0, y: 0.0))"
    ) { $0.rotationEffect(.degrees(45), anchor: .topLeading) }
    Snapshot("rotation3DEffect") {
      Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    } is: {
      """
      Rotation3D(rotation: (angle: (radians: 0.5235987755982988), x: 0.0, y: 1.0, z: 0.0, anchor: \
      (x: 0.5, y: 0.5), anchorZ: 0.0, perspective: 1.0))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("rotation3DEffect(anchor:anchorZ:perspective:)") {
      Divider().rotation3DEffect(
        .zero, axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 2, perspective: 0.5)
    } is: {
      """
      Rotation3D(rotation: (angle: (radians: 0.0), x: 1.0, y: 0.0, z: 0.0, anchor: (x: 0.5, y: 0.0), \
      anchorZ: 2.0, perspective: 0.5))
        Divider
      """
    }
    Snapshot("scaleEffect", modifier: "Scale(x: 2.0, y: 2.0, anchor: (x: 0.5, y: 0.5))") {
      $0.scaleEffect(2)
    }
    Snapshot("scaleEffect(CGSize)", modifier: "Scale(x: 2.0, y: 3.0, anchor: (x: 0.5, y: 0.0))") {
      $0.scaleEffect(CGSize(width: 2, height: 3), anchor: .top)
    }
    Snapshot("scaleEffect(x:)", modifier: "Scale(x: -1.0, y: 1.0, anchor: (x: 0.5, y: 0.5))") {
      $0.scaleEffect(x: -1)
    }
    Snapshot("scaleEffect(y:anchor:)", modifier: "Scale(x: 1.0, y: 0.5, anchor: (x: 0.0, y: 0.5))")
    { $0.scaleEffect(y: 0.5, anchor: .leading) }
    Snapshot(
      "scaleEffect(x:y:anchor:)", modifier: "Scale(x: 2.0, y: 3.0, anchor: (x: 0.5, y: 1.0))"
    ) { $0.scaleEffect(x: 2, y: 3, anchor: .bottom) }
    Snapshot(
      "transformEffect",
      modifier: "Transform(transform: (a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 3.0, ty: 4.0))"
    ) { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
    Snapshot(
      "projectionEffect",
      modifier: "Transform(transform: (a: 2.0, b: 0.0, c: 0.0, d: 2.0, tx: 0.0, ty: 0.0))"
    ) { $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))) }
    Snapshot("GeometryEffect") {
      Text("a").modifier(SnapshotFixtures.Shift(x: 8))
    } is: {
      """
      Transform(transform: (a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 8.0, ty: 0.0))
        Background(alignment: (horizontal: center, vertical: center))
          Layer
            Text(runs: [(text: "a", traits: (0))])
          Layer
            Geometry
              ZStack(alignment: (horizontal: center, vertical: center))
      """
    }
    Snapshot("shadow", modifier: "Filter.shadow(red, radius: 2.0, x: 1.0, y: 3.0)") {
      $0.shadow(color: .red, radius: 2, x: 1, y: 3)
    }
    Snapshot(
      "shadow(radius:)",
      modifier: "Filter.shadow(rgb(0.0, 0.0, 0.0) at 0.33, radius: 4.0, x: 0.0, y: 0.0)"
    ) { $0.shadow(radius: 4) }
    Snapshot("blur", modifier: "Filter.blur(radius: 2.0)") { $0.blur(radius: 2) }
    Snapshot("brightness", modifier: "Filter.brightness(0.2)") { $0.brightness(0.2) }
    Snapshot("contrast", modifier: "Filter.contrast(1.5)") { $0.contrast(1.5) }
    Snapshot("contrast(negative)", modifier: "Filter.contrast(-1.0)") { $0.contrast(-1) }
    Snapshot("saturation", modifier: "Filter.saturation(0.3)") { $0.saturation(0.3) }
    Snapshot("grayscale", modifier: "Filter.grayscale(0.9)") { $0.grayscale(0.9) }
    Snapshot("hueRotation", modifier: "Filter.hueRotation(radians: 1.5707963267948966)") {
      $0.hueRotation(.degrees(90))
    }
    Snapshot("colorInvert", modifier: "Filter.colorInvert") { $0.colorInvert() }
    Snapshot("colorMultiply", modifier: "Filter.colorMultiply(green)") { $0.colorMultiply(.green) }
    Snapshot("luminanceToAlpha", modifier: "Filter.luminanceToAlpha") { $0.luminanceToAlpha() }
    Snapshot("blendMode", modifier: "Blend(mode: multiply)") { $0.blendMode(.multiply) }
    Snapshot("compositingGroup", modifier: "CompositingGroup") { $0.compositingGroup() }
    Snapshot("drawingGroup", modifier: "CompositingGroup") { $0.drawingGroup() }
    Snapshot("drawingGroup(opaque:colorMode:)", modifier: "CompositingGroup") {
      $0.drawingGroup(opaque: true, colorMode: .linear)
    }
    Snapshot("foregroundStyle(color)") {
      Text("a").padding().foregroundStyle(.red)
    } is: {
      """
      Foreground(style: color(red))
        Padding(edges: (15))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundStyle(level)", modifier: "Foreground(style: hierarchical(2))") {
      $0.foregroundStyle(.secondary)
    }
    Snapshot("foregroundStyle(.primary)", modifier: "Foreground(style: hierarchical(1))") {
      $0.foregroundStyle(.primary)
    }
    Snapshot("foregroundStyle(.quinary)", modifier: "Foreground(style: hierarchical(5))") {
      $0.foregroundStyle(.quinary)
    }
    Snapshot("foregroundStyle(tint)", modifier: "Foreground(style: tint)") {
      $0.foregroundStyle(.tint)
    }
    Snapshot("foregroundStyle(opacity)", modifier: "Foreground(style: color(blue at 0.5))") {
      $0.foregroundStyle(.blue.opacity(0.5))
    }
    Snapshot("foregroundColor", modifier: "Foreground(style: color(green))") {
      $0.foregroundColor(.green)
    }
    Snapshot("foregroundColor(nil)", modifier: "Foreground(style: hierarchical(1))") {
      $0.foregroundColor(nil)
    }
    Snapshot("tint", modifier: "Tint(style: color(purple))") { $0.tint(.purple) }
    Snapshot("tint(nil)", modifier: "Tint") { $0.tint(nil) }
    Snapshot("tint(style)", modifier: "Tint(style: hierarchical(2))") {
      $0.tint(HierarchicalShapeStyle.secondary)
    }
    Snapshot("accentColor", modifier: "Tint(style: color(orange))") { $0.accentColor(.orange) }
    Snapshot("colorScheme", modifier: "ColorScheme(colorScheme: dark)") { $0.colorScheme(.dark) }
    Snapshot("preferredColorScheme") {
      Text("a").preferredColorScheme(.dark)
    } is: {
      """
      Window(preferredColorScheme: dark, history: automatic)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("redacted", is: #"Text(runs: [(text: "xxxxxx", traits: (64))])"#) {
      Text("secret").redacted(reason: .placeholder)
    }
    Snapshot("redacted(image)", is: #"Text(runs: [(text: "xx", traits: (64))])"#) {
      Image(systemName: "star").redacted(reason: .placeholder)
    }
    Snapshot("unredacted", is: #"Text(runs: [(text: "title", traits: (0))])"#) {
      Text("title").unredacted().redacted(reason: .placeholder)
    }
    Snapshot("privacySensitive", is: #"Text(runs: [(text: "xxxxxx", traits: (64))])"#) {
      Text("secret").privacySensitive().redacted(reason: .privacy)
    }
    Snapshot(
      "privacySensitive(without a reason)", is: #"Text(runs: [(text: "secret", traits: (0))])"#
    ) {
      Text("secret").privacySensitive()
    }
    Snapshot(unchanged: "animation") { $0.animation(.spring) }
    Snapshot(unchanged: "animation(value:)") { $0.animation(.spring, value: 1) }
    Snapshot(unchanged: "transaction") { $0.transaction { $0.animation = nil } }
    Snapshot("transition", modifier: "Transition") { $0.transition(.slide) }
    Snapshot(unchanged: "persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
    Snapshot(unchanged: "statusBarHidden") { $0.statusBarHidden() }
    Snapshot(unchanged: "accessibilityIgnoresInvertColors") {
      $0.accessibilityIgnoresInvertColors()
    }
    Snapshot(unchanged: "scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
    Snapshot(unchanged: "presentationDragIndicator") { $0.presentationDragIndicator(.visible) }
    Snapshot(unchanged: "toolbarRole") { $0.toolbarRole(.editor) }
    Snapshot("equatable", is: "Text(runs: [(text: \"a\", traits: (0))])") {
      EquatableView(content: Text("a")).content.equatable()
    }
    Snapshot(unchanged: "statusBar") { $0.statusBar(hidden: true) }
  }
}
