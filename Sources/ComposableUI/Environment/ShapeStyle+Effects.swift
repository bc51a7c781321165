extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(resolved: .shadow(_resolved, style))
  }

  /// Returns the style as one whose colors are combined with those behind it.
  ///
  /// It has an effect on shapes, backgrounds, and the texts and icons of ``View/foregroundStyle(_:)``, and none on tints,
  /// bars, charts and drawings of a ``Canvas``. A shape with a fill and a line has the mode of its fill.
  ///
  /// - Parameter mode: The combination, as of ``View/blendMode(_:)``.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(resolved: .blended(_resolved, mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style, whose colors are combined with those behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
