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
      layers(background(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("background(alignment:)") {
      Text("a").background(alignment: .topLeading) { Text("b") }
    } is: {
      """
      layers(background(horizontal: leading, vertical: top))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("background(style)") {
      Text("a").background(.blue)
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: rectangle, trim: 0.0...1.0, fill: color(blue))
      """
    }
    Snapshot("background(in:)") {
      Text("a").background(in: Capsule())
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: capsule, trim: 0.0...1.0, fill: background)
      """
    }
    Snapshot("background(_:in:)") {
      Text("a").background(.yellow, in: RoundedRectangle(cornerRadius: 4))
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: roundedRectangle(cornerRadius: 4.0), trim: 0.0...1.0, fill: \
      color(yellow))
      """
    }
    Snapshot("overlay(view)") {
      Text("a").overlay { Text("b") }
    } is: {
      """
      layers(overlay(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("overlay(alignment:)") {
      Text("a").overlay(alignment: .bottom) { Text("b") }
    } is: {
      """
      layers(overlay(horizontal: center, vertical: bottom))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("overlay(style)") {
      Text("a").overlay(.red)
    } is: {
      """
      layers(overlay(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("overlay(_:in:)") {
      Text("a").overlay(.red, in: Circle())
    } is: {
      """
      layers(overlay(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          shape(outline: circle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("border") {
      Text("a").border(.red)
    } is: {
      """
      layers(overlay(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          modified(padding(edges: (15), length: 0.5))
            shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: color(red), \
      style: (lineWidth: 1.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: \
      0.0)))
      """
    }
    Snapshot("border(width:)") {
      Text("a").border(.separator, width: 3)
    } is: {
      """
      layers(overlay(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          modified(padding(edges: (15), length: 1.5))
            shape(outline: rectangle, trim: 0.0...1.0, stroke: (shapeStyle: separator, style: \
      (lineWidth: 3.0, lineCap: butt, lineJoin: miter, miterLimit: 10.0, dashPhase: 0.0)))
      """
    }
    Snapshot("clipShape") {
      Text("a").clipShape(Capsule())
    } is: {
      """
      modified(clip(capsule))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("clipped") {
      Text("a").clipped()
    } is: {
      """
      modified(clip(rectangle))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("cornerRadius") {
      Text("a").cornerRadius(5)
    } is: {
      """
      modified(clip(roundedRectangle(cornerRadius: 5.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("mask(shape)") {
      Text("a").mask(Circle())
    } is: {
      """
      modified(clip(circle))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("mask(builder)") {
      Text("a").mask { Ellipse() }
    } is: {
      """
      modified(clip(ellipse))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("contentShape") {
      Text("a").contentShape(Rectangle())
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("zIndex") {
      ZStack {
        Text("a").zIndex(1); Text("b")
      }
    } is: {
      """
      stack(depth(horizontal: center, vertical: center))
        modified(zIndex(1.0))
          text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("hidden") {
      Text("a").hidden()
    } is: {
      """
      modified(hidden)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("opacity") {
      Text("a").opacity(0.5)
    } is: {
      """
      modified(opacity(0.5))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("rotationEffect") {
      Text("a").rotationEffect(.degrees(45))
    } is: {
      """
      modified(rotation((radians: 0.7853981633974483), anchor: (x: 0.5, y: 0.5)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("rotationEffect(anchor:)") {
      Text("a").rotationEffect(.degrees(45), anchor: .topLeading)
    } is: {
      """
      modified(rotation((radians: 0.7853981633974483), anchor: (x: 0.0, y: 0.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("rotation3DEffect") {
      Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    } is: {
      """
      modified(rotation3D(angle: (radians: 0.5235987755982988), x: 0.0, y: 1.0, z: 0.0, \
      anchor: (x: 0.5, y: 0.5), anchorZ: 0.0, perspective: 1.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("scaleEffect") {
      Text("a").scaleEffect(2)
    } is: {
      """
      modified(scale(x: 2.0, y: 2.0, anchor: (x: 0.5, y: 0.5)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("scaleEffect(x:y:anchor:)") {
      Text("a").scaleEffect(x: 2, y: 3, anchor: .bottom)
    } is: {
      """
      modified(scale(x: 2.0, y: 3.0, anchor: (x: 0.5, y: 1.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("transformEffect") {
      Text("a").transformEffect(CGAffineTransform(translationX: 3, y: 4))
    } is: {
      """
      modified(transform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 3.0, ty: 4.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("projectionEffect") {
      Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    } is: {
      """
      modified(transform(a: 2.0, b: 0.0, c: 0.0, d: 2.0, tx: 0.0, ty: 0.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("GeometryEffect") {
      Text("a").modifier(SnapshotFixtures.Shift(x: 8))
    } is: {
      """
      modified(transform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 8.0, ty: 0.0))
        layers(background(horizontal: center, vertical: center))
          Layer
            text([(text: "a", traits: (0))])
          Layer
            GeometryReader
              stack(depth(horizontal: center, vertical: center))
      """
    }
    Snapshot("shadow") {
      Text("a").shadow(color: .red, radius: 2, x: 1, y: 3)
    } is: {
      """
      modified(filter(shadow(red, radius: 2.0, x: 1.0, y: 3.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("shadow(radius:)") {
      Text("a").shadow(radius: 4)
    } is: {
      """
      modified(filter(shadow(rgb(0.0, 0.0, 0.0) at 0.33, radius: 4.0, x: 0.0, y: 0.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("blur") {
      Text("a").blur(radius: 2)
    } is: {
      """
      modified(filter(blur(radius: 2.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("brightness") {
      Text("a").brightness(0.2)
    } is: {
      """
      modified(filter(brightness(0.2)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("contrast") {
      Text("a").contrast(1.5)
    } is: {
      """
      modified(filter(contrast(1.5)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("contrast(negative)") {
      Text("a").contrast(-1)
    } is: {
      """
      modified(filter(contrast(-1.0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("saturation") {
      Text("a").saturation(0.3)
    } is: {
      """
      modified(filter(saturation(0.3)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("grayscale") {
      Text("a").grayscale(0.9)
    } is: {
      """
      modified(filter(grayscale(0.9)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("hueRotation") {
      Text("a").hueRotation(.degrees(90))
    } is: {
      """
      modified(filter(hueRotation(radians: 1.5707963267948966)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("colorInvert") {
      Text("a").colorInvert()
    } is: {
      """
      modified(filter(colorInvert))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("colorMultiply") {
      Text("a").colorMultiply(.green)
    } is: {
      """
      modified(filter(colorMultiply(green)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("luminanceToAlpha") {
      Text("a").luminanceToAlpha()
    } is: {
      """
      modified(filter(luminanceToAlpha))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("blendMode") {
      Text("a").blendMode(.multiply)
    } is: {
      """
      modified(blend(multiply))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("compositingGroup") {
      Text("a").compositingGroup()
    } is: {
      """
      modified(compositingGroup)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("drawingGroup") {
      Text("a").drawingGroup()
    } is: {
      """
      modified(compositingGroup)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundStyle(color)") {
      Text("a").padding().foregroundStyle(.red)
    } is: {
      """
      modified(foreground(color(red)))
        modified(padding(edges: (15)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundStyle(level)") {
      VStack { Text("a") }.foregroundStyle(.secondary)
    } is: {
      """
      modified(foreground(hierarchical(2)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundStyle(tint)") {
      VStack { Text("a") }.foregroundStyle(.tint)
    } is: {
      """
      modified(foreground(tint))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundStyle(opacity)") {
      VStack { Text("a") }.foregroundStyle(.blue.opacity(0.5))
    } is: {
      """
      modified(foreground(color(blue at 0.5)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundColor") {
      VStack { Text("a") }.foregroundColor(.green)
    } is: {
      """
      modified(foreground(color(green)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("foregroundColor(nil)") {
      VStack { Text("a") }.foregroundColor(nil)
    } is: {
      """
      modified(foreground(hierarchical(1)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("tint") {
      VStack { Text("a") }.tint(.purple)
    } is: {
      """
      modified(tint(color(purple)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("tint(nil)") {
      VStack { Text("a") }.tint(nil)
    } is: {
      """
      modified(tint)
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accentColor") {
      VStack { Text("a") }.accentColor(.orange)
    } is: {
      """
      modified(tint(color(orange)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("colorScheme") {
      Text("a").colorScheme(.dark)
    } is: {
      """
      modified(colorScheme(dark))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("preferredColorScheme") {
      Text("a").preferredColorScheme(.dark)
    } is: {
      """
      window(preferredColorScheme: dark, history: automatic)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("redacted") {
      Text("secret").redacted(reason: .placeholder)
    } is: {
      """
      text([(text: "xxxxxx", traits: (64))])
      """
    }
    Snapshot("redacted(image)") {
      Image(systemName: "star").redacted(reason: .placeholder)
    } is: {
      """
      text([(text: "xx", traits: (64))])
      """
    }
    Snapshot("unredacted") {
      Text("title").unredacted().redacted(reason: .placeholder)
    } is: {
      """
      text([(text: "title", traits: (0))])
      """
    }
    Snapshot("privacySensitive") {
      Text("secret").privacySensitive().redacted(reason: .privacy)
    } is: {
      """
      text([(text: "xxxxxx", traits: (64))])
      """
    }
    Snapshot("privacySensitive(without a reason)") {
      Text("secret").privacySensitive()
    } is: {
      """
      text([(text: "secret", traits: (0))])
      """
    }
    Snapshot("animation") {
      Text("a").animation(.spring)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("animation(value:)") {
      Text("a").animation(.spring, value: 1)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("transaction") {
      Text("a").transaction { $0.animation = nil }
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("transition") {
      Text("a").transition(.slide)
    } is: {
      """
      modified(transition)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("matchedGeometryEffect") {
      SnapshotFixtures.MatchedText()
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("sensoryFeedback") {
      Text("a").sensoryFeedback(.success, trigger: 1)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("persistentSystemOverlays") {
      Text("a").persistentSystemOverlays(.hidden)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("statusBarHidden") {
      Text("a").statusBarHidden()
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("statusBar") {
      Text("a").statusBar(hidden: true)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
  }
}
