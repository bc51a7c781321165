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
    LayeredView(container: .layers(.background(alignment)), content: self, layer: content())
  }

  /// Layers a view behind this view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(container: .layers(.background(alignment)), content: self, layer: background)
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
    LayeredView(container: .layers(.overlay(alignment)), content: self, layer: content())
  }

  /// Layers a view in front of this view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(container: .layers(.overlay(alignment)), content: self, layer: overlay)
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
