/// A style for drawing text, icons and shapes: a color, or a style that depends on the environment.
///
/// Gradients, images and materials of SwiftUI are not available.
public protocol ShapeStyle: Sendable {
  /// The style as renderers know it.
  var _resolved: ResolvedShapeStyle { get }
}

/// The shape styles, for renderers.
public indirect enum ResolvedShapeStyle: Hashable, Sendable {
  /// A color.
  case color(Color)
  /// A level of the current foreground style, from 1 (the style itself) to 5 (the faintest).
  case hierarchical(Int)
  /// The tint of controls.
  case accent
  /// The background of the window.
  case background
  /// The color of separator lines.
  case separator
  /// A style with its opacity multiplied by a fraction from 0 to 1.
  case opacity(ResolvedShapeStyle, Double)

  /// Returns the style with its opacity multiplied by a fraction.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .opacity(let style, let before): .opacity(style, before * opacity)
    case .hierarchical, .accent, .background, .separator: .opacity(self, opacity)
    }
  }
}

extension ResolvedShapeStyle: ShapeStyle {
  public var _resolved: ResolvedShapeStyle { self }
}

extension Color: ShapeStyle {
  public var _resolved: ResolvedShapeStyle { .color(self) }
}

extension ShapeStyle where Self == ResolvedShapeStyle {
  /// The current foreground style.
  public static var primary: ResolvedShapeStyle { .hierarchical(1) }
  /// The second level of the current foreground style.
  public static var secondary: ResolvedShapeStyle { .hierarchical(2) }
  /// The third level of the current foreground style.
  public static var tertiary: ResolvedShapeStyle { .hierarchical(3) }
  /// The fourth level of the current foreground style.
  public static var quaternary: ResolvedShapeStyle { .hierarchical(4) }
  /// The fifth level of the current foreground style.
  public static var quinary: ResolvedShapeStyle { .hierarchical(5) }
  /// The color of separator lines.
  public static var separator: ResolvedShapeStyle { .separator }
  /// The color of placeholder text.
  public static var placeholder: ResolvedShapeStyle { .color(.secondary) }
  /// The current tint.
  public static var tint: ResolvedShapeStyle { .accent }
  /// The background of the window.
  public static var background: ResolvedShapeStyle { .background }
  /// The current foreground style.
  public static var foreground: ResolvedShapeStyle { .hierarchical(1) }
}

extension ShapeStyle where Self == Color {
  /// The color black.
  public static var black: Color { Color.black }
  /// The system color blue, which adapts to light and dark appearance.
  public static var blue: Color { Color.blue }
  /// The system color brown, which adapts to light and dark appearance.
  public static var brown: Color { Color.brown }
  /// A transparent color.
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
  /// The color white.
  public static var white: Color { Color.white }
  /// The system color yellow, which adapts to light and dark appearance.
  public static var yellow: Color { Color.yellow }
}
