/// A color: one of the system's, which look well in light and in dark, or one of its parts.
public struct Color: Hashable, Sendable {
  /// What a color is made of.
  public enum Base: Hashable, Sendable {
    /// A color of the system, by its name.
    case named(Name)
    /// Red, green and blue, from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
  }

  /// The colors of the system.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case black, blue, brown, clear, cyan, gray, green, indigo, mint, orange, pink, purple, red, teal
    case white, yellow, primary, secondary, accentColor
  }

  /// What it is made of.
  public var base: Base
  /// How much it covers, from 0 to 1.
  public var opacity: Double

  private init(_ name: Name) {
    base = .named(name)
    opacity = 1
  }

  /// Mixes a color from parts of 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .rgb(red: red, green: green, blue: blue)
    self.opacity = opacity
  }

  /// What the parts of a color are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
  }

  /// Mixes a color from parts of 0 to 1 of a space of colors.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A gray, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Mixes a color from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative
    func part(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The color, covering so much of what it covered.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  public static let black = Color(.black)
  public static let blue = Color(.blue)
  public static let brown = Color(.brown)
  public static let clear = Color(.clear)
  public static let cyan = Color(.cyan)
  public static let gray = Color(.gray)
  public static let green = Color(.green)
  public static let indigo = Color(.indigo)
  public static let mint = Color(.mint)
  public static let orange = Color(.orange)
  public static let pink = Color(.pink)
  public static let purple = Color(.purple)
  public static let red = Color(.red)
  public static let teal = Color(.teal)
  public static let white = Color(.white)
  public static let yellow = Color(.yellow)
  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accentColor)
}

extension Color: View {
  /// A color fills the room there is.
  public var body: some View {
    ElementView(
      .shape(ShapeContent(outline: .rectangle, trim: 0...1, fill: .color(self), stroke: nil))
    )
  }
}
