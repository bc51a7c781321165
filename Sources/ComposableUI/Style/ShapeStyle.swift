/// What is drawn with: a color, or one of the surroundings.
public protocol ShapeStyle: Sendable {
  var _paint: Paint { get }
}

/// What is drawn with.
public indirect enum Paint: Hashable, Sendable {
  case color(Color)
  /// The surroundings' own, from the first level, which is plain to see, to the fifth.
  case level(Int)
  /// The color of things to press.
  case accent
  /// What lies behind everything.
  case backdrop
  /// The color of lines between things.
  case line
  /// A paint that covers so much of what it covered, from 0 to 1.
  case faded(Paint, Double)

  /// The paint, covering so much of what it covered.
  public func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .faded(let paint, let before): .faded(paint, before * opacity)
    case .level, .accent, .backdrop, .line: .faded(self, opacity)
    }
  }
}

extension Paint: ShapeStyle {
  public var _paint: Paint { self }
}

extension Color: ShapeStyle {
  public var _paint: Paint { .color(self) }
}

extension ShapeStyle where Self == Paint {
  public static var primary: Paint { .level(1) }
  public static var secondary: Paint { .level(2) }
  public static var tertiary: Paint { .level(3) }
  public static var quaternary: Paint { .level(4) }
  public static var quinary: Paint { .level(5) }
  public static var separator: Paint { .line }
  public static var placeholder: Paint { .color(.secondary) }
  public static var tint: Paint { .accent }
  public static var background: Paint { .backdrop }
  public static var foreground: Paint { .level(1) }
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
