import ComposableHTML
public import Foundation

/// The color space and the range of a drawing group. All are the same in a browser.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The values of SwiftUI.
  case nonLinear, linear, extendedLinear
}

nonisolated extension View {
  /// Sets how the colors of this view are combined with those behind it in the same stack or layer.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(BlendContent(mode: blendMode))
  }

  /// Combines the views in this view into one image, before modifiers outside of this one apply:
  /// blend modes in it do not affect what is behind it.
  public func compositingGroup() -> some View {
    modified(CompositingGroupContent())
  }

  /// Combines the views in this view into one image, as ``compositingGroup()``.
  ///
  /// - Parameters:
  ///   - opaque: Ignored.
  ///   - colorMode: Ignored.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Rotates the rendering of this view in three dimensions. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The components of the axis: to the right, downwards and to the viewer.
  ///   - anchor: The center of the rotation, in fractions of the frame.
  ///   - anchorZ: The distance of the center from the plane of the view, in points.
  ///   - perspective: The strength of the perspective; 0 for none. Unlike in SwiftUI, it does not
  ///     depend on the size of the view: 1 is the perspective from a distance of 400 points.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      Rotation3DContent(
        rotation: Rotation3D(
          angle: angle, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor,
          anchorZ: Double(anchorZ), perspective: Double(perspective))))
  }
}

/// A combination of an element with what is behind it.
struct BlendContent: ModifierContent {
  var mode: BlendMode

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("mix-blend-mode", mode.css)
  }

  var description: String { "blend \(mode)" }
}

/// One image of an element, before its effects apply.
struct CompositingGroupContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("isolation", "isolate")
  }

  var description: String { "compositingGroup" }
}

/// A rotation of the rendered element in three dimensions, without effect on its frame.
struct Rotation3DContent: VisualModifierContent {
  var rotation: Rotation3D

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("transform", rotation.css)
    if rotation.anchor != .center || rotation.anchorZ != 0 {
      node.style("transform-origin", "\(rotation.anchor.css) \(rotation.anchorZ)px")
    }
  }

  func add(to change: inout _VisualChange) { change.transforms.append(.rotation3D(rotation)) }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { rotation = rotation.finite(&numbers) }

  var description: String { "rotation3D \(rotation.angle.degrees)" }
}
