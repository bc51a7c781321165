public import Foundation

extension View {
  /// Shows a view behind another.
  ///
  /// - Parameters:
  ///   - alignment: Where it lies.
  ///   - content: What lies behind.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(layers: .background(alignment), inside: self, layer: content())
  }

  /// Shows a view behind another.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(layers: .background(alignment), inside: self, layer: background)
  }

  /// Fills what lies behind a view.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills a shape behind a view.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind a view with what lies behind everything.
  public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }

  /// Shows a view before another.
  ///
  /// - Parameters:
  ///   - alignment: Where it lies.
  ///   - content: What lies before.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(layers: .overlay(alignment), inside: self, layer: content())
  }

  /// Shows a view before another.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(layers: .overlay(alignment), inside: self, layer: overlay)
  }

  /// Fills what lies before a view.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape before a view.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  /// Draws a line around a view, within its frame.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
