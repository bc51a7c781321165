/// What is drawn with: a color, or one of the surroundings.
public protocol ShapeStyle: Sendable {
  var _resolved: ResolvedShapeStyle { get }
}

/// What is drawn with.
public indirect enum ResolvedShapeStyle: Hashable, Sendable {
  case color(Color)
  /// The surroundings' own, from the first level, which is plain to see, to the fifth.
  case hierarchical(Int)
  /// The color of things to press.
  case accent
  /// What lies behind everything.
  case background
  /// The color of lines between things.
  case separator
  /// A paint that covers so much of what it covered, from 0 to 1.
  case faded(ResolvedShapeStyle, Double)

  /// The paint, covering so much of what it covered.
  public func opacity(_ opacity: Double) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .faded(let paint, let before): .faded(paint, before * opacity)
    case .hierarchical, .accent, .background, .separator: .faded(self, opacity)
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
  public static var primary: ResolvedShapeStyle { .hierarchical(1) }
  public static var secondary: ResolvedShapeStyle { .hierarchical(2) }
  public static var tertiary: ResolvedShapeStyle { .hierarchical(3) }
  public static var quaternary: ResolvedShapeStyle { .hierarchical(4) }
  public static var quinary: ResolvedShapeStyle { .hierarchical(5) }
  public static var separator: ResolvedShapeStyle { .separator }
  public static var placeholder: ResolvedShapeStyle { .color(.secondary) }
  public static var tint: ResolvedShapeStyle { .accent }
  public static var background: ResolvedShapeStyle { .background }
  public static var foreground: ResolvedShapeStyle { .hierarchical(1) }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var blue: Color { Color.blue }
  public static var brown: Color { Color.brown }
  public static var clear: Color { Color.clear }
  public static var cyan: Color { Color.cyan }
  public static var gray: Color { Color.gray }
  public static var green: Color { Color.green }
  public static var indigo: Color { Color.indigo }
  public static var mint: Color { Color.mint }
  public static var orange: Color { Color.orange }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var red: Color { Color.red }
  public static var teal: Color { Color.teal }
  public static var white: Color { Color.white }
  public static var yellow: Color { Color.yellow }
}
