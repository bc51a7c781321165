import ComposableHTML

nonisolated extension View {
  /// Sets the style of text, icons and shapes in this view that have none of their own.
  ///
  /// The hierarchical styles in this view, such as `secondary`, are levels of this
  /// style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(ForegroundContent(style: style._resolved))
  }

  /// Sets the style of text, icons and shapes in this view that have none of their own.
  ///
  /// - Parameters:
  ///   - primary: The style.
  ///   - secondary: Ignored: the second level is a fainter one of the style, and icons have one layer.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Sets the style of text, icons and shapes in this view that have none of their own.
  ///
  /// - Parameters:
  ///   - primary: The style.
  ///   - secondary: Ignored: the second level is a fainter one of the style, and icons have one layer.
  ///   - tertiary: Ignored likewise.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Sets the color of text, icons and shapes in this view that have none of their own; `nil` keeps
  /// the style of the enclosing view.
  public func foregroundColor(_ color: Color?) -> some View {
    modified(ForegroundContent(style: color?._resolved ?? .hierarchical(1)))
  }

  /// Sets the tint color of the controls in this view.
  ///
  /// - Parameter tint: The color. `nil` sets none: in a browser, the controls keep the tint of the
  ///   enclosing view.
  public func tint(_ tint: Color?) -> some View {
    modified(TintContent(style: tint?._resolved))
  }

  /// Sets the tint style of the controls in this view.
  @_disfavoredOverload
  public func tint(_ tint: some ShapeStyle) -> some View {
    modified(TintContent(style: tint._resolved))
  }

  /// Sets the tint color of the controls in this view. Rarely needed: prefer `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}

/// The style of text, symbols and shapes.
struct ForegroundContent: ModifierContent {
  var style: ResolvedShapeStyle

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "foreground")
    node.style(style.foregroundStyles)
    node.style("filter", style.withoutShadows.shadows.filter)
    node.style("mix-blend-mode", style.blendMode?.css)
    guard context.traits.contains(.icon), let paint = style.gradient?.iconPaint else { return }
    node.style("--icon-paint", "url(#g\(context.id))")
    node.content.append(.node(paint))
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { style = style.finite(&numbers) }

  var description: String { "foreground \(style)" }
}

/// The tint of controls; `nil` for that of the enclosing element.
struct TintContent: ModifierContent {
  var style: ResolvedShapeStyle?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let style else { return }
    node.style("--accentColor", style.css)
    // That of a spinner, which is gray by default.
    node.style("--spinner", "var(--accentColor)")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { style = style?.finite(&numbers) }

  var description: String { "tint" }
}
