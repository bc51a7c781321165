/// A style for drawing text, icons and shapes: a color, a gradient, a material, or a style that depends
/// on the environment.
///
/// A style of your own resolves to another one, which may depend on the environment of the view:
///
/// ```swift
/// struct Ink: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.mint : Color.indigo
///   }
/// }
/// …
/// Text("Signed").foregroundStyle(Ink())
/// ```
///
/// A gradient fills shapes and backgrounds. Texts, icons and outlines have its first color instead.
/// Images are not available as styles.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for a style of the library.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style in an environment: that of the view which it is applied to. In charts, toolbars and graphics contexts,
  /// the environment may have default values.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as renderers know it.
  var _resolved: ResolvedShapeStyle { get }
}

extension ShapeStyle {
  /// The style as renderers know it: one that depends on the environment.
  public var _resolved: ResolvedShapeStyle {
    .environmental(
      _EnvironmentalShapeStyle(self) { [self] in
        resolve(in: EnvironmentValues())._resolved
      })
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not available: a style of the library is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError(
      """
      '\(Self.self)' does not resolve to another style.

      Implement 'resolve(in:)' in a 'ShapeStyle' of your own. Styles of the library are drawn as they are.
      """)
  }
}

extension Never: ShapeStyle {
  /// Never called.
  public var _resolved: ResolvedShapeStyle { switch self {} }
}

extension ResolvedShapeStyle {
  /// Returns the style of an application in an environment.
  static func resolve(
    _ style: _EnvironmentalShapeStyle, in environment: EnvironmentValues
  ) -> ResolvedShapeStyle {
    guard let base = style.base as? any ShapeStyle else { return style.fallback() }
    return base.resolve(in: environment)._resolved
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a fraction.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(self, opacity: opacity)
  }
}

/// The current foreground style, or a fainter level of it: `.foregroundStyle(.secondary)`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The current foreground style.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level of the current foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 5)

  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .hierarchical(level) }
}

/// The current foreground style: `.fill(.foreground)`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a shape style that resolves to the current foreground style.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .hierarchical(1) }
}

/// The background of the window: `.fill(.background)`.
public struct BackgroundStyle: ShapeStyle {
  /// Creates a shape style that resolves to the background of the window.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .background }
}

/// The color of separator lines: `.fill(.separator)`.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates a shape style with the color of separator lines.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .separator }
}

/// The color of placeholder text: `.foregroundStyle(.placeholder)`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates a shape style with the color of placeholder text.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .color(.secondary) }
}

/// The current tint: `.fill(.tint)`.
public struct TintShapeStyle: ShapeStyle {
  /// Creates a shape style that resolves to the current tint.
  public init() {}
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .tint }
}

/// A shape style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  /// The style as renderers draw it.
  public let _resolved: ResolvedShapeStyle

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) {
    _resolved = style._resolved
  }

  fileprivate init(_ style: some ShapeStyle, opacity: Double) {
    _resolved = style._resolved.multiplied(byOpacity: opacity)
  }

  /// Creates a style from what renderers draw.
  init(resolved: ResolvedShapeStyle) { _resolved = resolved }
}

extension Color: ShapeStyle {
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .color(self) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A shape style that resolves to the tint of the view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The color black, in light and in dark appearance.
  public static var black: Color { Color.black }
  /// The system color blue, which adapts to light and dark appearance.
  public static var blue: Color { Color.blue }
  /// The system color brown, which adapts to light and dark appearance.
  public static var brown: Color { Color.brown }
  /// A color with an opacity of zero, which draws nothing.
  public static var clear: Color { Color.clear }
  /// The system color cyan, which adapts to light and dark appearance.
  public static var cyan: Color { Color.cyan }
  /// The system color gray, which adapts to light and dark appearance.
  public static var gray: Color { Color.gray }
  /// The system color green, which adapts to light and dark appearance.
  public static var green: Color { Color.green }
  /// The system color indigo, which adapts to light and dark appearance.
  public static var indigo: Color { Color.indigo }
  /// The system color mint, which adapts to light and dark appearance.
  public static var mint: Color { Color.mint }
  /// The system color orange, which adapts to light and dark appearance.
  public static var orange: Color { Color.orange }
  /// The system color pink, which adapts to light and dark appearance.
  public static var pink: Color { Color.pink }
  /// The system color purple, which adapts to light and dark appearance.
  public static var purple: Color { Color.purple }
  /// The system color red, which adapts to light and dark appearance.
  public static var red: Color { Color.red }
  /// The system color teal, which adapts to light and dark appearance.
  public static var teal: Color { Color.teal }
  /// The color white, in light and in dark appearance.
  public static var white: Color { Color.white }
  /// The system color yellow, which adapts to light and dark appearance.
  public static var yellow: Color { Color.yellow }
}
