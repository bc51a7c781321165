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

  /// Fills the frame behind this view with the ``ShapeStyle/background`` style.
  ///
  /// - Parameter edges: Ignored: the background never extends beyond the frame.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Fills a shape behind this view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind this view with the ``ShapeStyle/background`` style.
  public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }

  /// Sets the style of backgrounds in this view that have none of their own: ``ShapeStyle/background``.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    modified(BackgroundStyleContent(style: style._resolved))
  }

  /// Fills the frame behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - container: Ignored: the background is that of the view.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Layers views behind this view.
  ///
  /// - Parameters:
  ///   - container: Ignored: the background is that of the view.
  ///   - alignment: The alignment of the background in this view.
  ///   - content: The views of the background.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    background(alignment: alignment, content: content)
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

/// The container of a background. All are those of the view.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The screens of a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The tabs.
  public static let tabView = ContainerBackgroundPlacement()
  /// The window.
  public static let window = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
}

/// The style of backgrounds without one of their own.
struct BackgroundStyleContent: ModifierContent {
  var style: ResolvedShapeStyle

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("--background", style.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { style = style.finite(&numbers) }

  var description: String { "backgroundStyle \(style)" }
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
