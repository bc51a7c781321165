import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Layers views behind this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the background in this view.
  ///   - content: The views of the background. They do not affect the layout of this view.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(container: BackgroundContent(alignment: alignment), content: self, layer: content())
  }

  /// Layers a view behind this view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(
      container: BackgroundContent(alignment: alignment), content: self, layer: background)
  }

  /// Fills the frame behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - edges: Ignored: the background never extends beyond the frame.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills a shape behind this view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind this view with the ``ShapeStyle/background`` style.
  public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }

  /// Layers views in front of this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the overlay in this view.
  ///   - content: The views of the overlay. They do not affect the layout of this view.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(container: OverlayContent(alignment: alignment), content: self, layer: content())
  }

  /// Layers a view in front of this view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(container: OverlayContent(alignment: alignment), content: self, layer: overlay)
  }

  /// Fills the frame in front of this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - edges: Ignored: the overlay never extends beyond the frame.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape in front of this view with a style.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  /// Draws a border within the frame of this view.
  ///
  /// - Parameters:
  ///   - style: The style of the border.
  ///   - width: The width of the border, in points.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}

/// Two children, each a ``LayerContent``. The first sets the size, the second is behind it.
struct BackgroundContent: ElementContent {
  var alignment: Alignment

  func html(in context: RenderContext) -> HTMLNode { .layers("layers behind", alignment) }

  var layout: ElementLayout { .layers }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "Background" }
}

/// Two children, each a ``LayerContent``. The first sets the size, the second is in front of it.
struct OverlayContent: ElementContent {
  var alignment: Alignment

  func html(in context: RenderContext) -> HTMLNode { .layers("layers ahead", alignment) }

  var layout: ElementLayout { .layers }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "Overlay" }
}

extension HTMLNode {
  /// Makes the node of two layers. The alignment applies to the second one, which inherits it.
  fileprivate static func layers(_ name: StaticName, _ alignment: Alignment) -> HTMLNode {
    var node = HTMLNode("div", class: name, [.children])
    if alignment != .center {
      node.style("--place", "\(alignment.vertical.css) \(alignment.horizontal.css)")
    }
    return node
  }
}

extension ElementLayout {
  fileprivate static var layers: ElementLayout {
    var layout = ElementLayout(arrangement: .block)
    layout.usedTraits = .rigid
    layout.isSizedByFirstChild = true
    layout.hasRowAround = true
    return layout
  }
}
