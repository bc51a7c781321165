/// The color that fills shapes such as tracks and chips: `.background(.fill.tertiary)`.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .color(Color.gray.opacity(0.2)) }
}

/// The background of a window: `.fill(.windowBackground)`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .background }
}

/// The color of links: `.foregroundStyle(.link)`.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .color(.accentColor) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color that fills shapes such as tracks and chips.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

extension ShapeStyle {
  /// The second level of the style, which is fainter. That of the background is the background of groups.
  public var secondary: some ShapeStyle { level(0.5, background: .secondarySystemBackground) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(0.25, background: .systemGray5) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(0.18, background: .systemGray4) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { level(0.1, background: .systemGray3) }

  private func level(_ opacity: Double, background: Color.Name) -> AnyShapeStyle {
    _resolved == .background
      ? AnyShapeStyle(Color(name: background)) : AnyShapeStyle(self.opacity(opacity))
  }
}
